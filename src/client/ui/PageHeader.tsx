import type { ReactNode } from 'react';
import { PAGE_TITLE_ID } from './pageTitleId.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a page, with what belongs to it below. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="page-header" id={PAGE_TITLE_ID}>
      <h1 dir="auto">{title}</h1>
      {children}
    </header>
  );
}

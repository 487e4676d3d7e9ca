import type { ReactNode } from 'react';
import { TitleEnd } from './TitleEnd.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a page, with what belongs to it below. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1 dir="auto">{title}</h1>
      {children}
      <TitleEnd />
    </header>
  );
}

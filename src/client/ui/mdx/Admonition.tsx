import type { ComponentProps, ReactNode } from 'react';
import type { Messages } from '#model/messages/en.ts';
import { TextIcon } from '../TextIcon.tsx';
import { useBody } from './BodyContext.ts';

interface AdmonitionProps extends Omit<ComponentProps<'aside'>, 'title'> {
  readonly type?: string;
  readonly title?: ReactNode;
  /** In place of that of its type. */
  readonly icon?: ReactNode;
}

type Kind = keyof Messages['admonitions'];
type Look = 'note' | 'tip' | 'info' | 'warning' | 'danger';

const LOOKS: Readonly<Record<Kind, Look>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

/** A remark set apart from the text. A type that we have no look for is shown as a note under its own name. */
export function Admonition({
  type = 'note',
  title,
  icon,
  className = '',
  children,
  ...rest
}: AdmonitionProps) {
  const { messages } = useBody();
  const kind = isKind(type) ? type : null;
  const look = kind === null ? 'note' : LOOKS[kind];
  return (
    <aside {...rest} className={`admonition admonition-${look} ${className}`.trim()}>
      <p className="admonition-title">
        {icon === undefined ? <TextIcon name={look} /> : <span aria-hidden="true">{icon} </span>}
        <span>{title ?? (kind === null ? type : messages.admonitions[kind])}</span>
      </p>
      {children}
    </aside>
  );
}

function isKind(type: string): type is Kind {
  return Object.hasOwn(LOOKS, type);
}

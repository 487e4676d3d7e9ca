import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useBody } from './BodyContext.ts';
import { Html } from './Html.tsx';

interface DetailsProps extends ComponentProps<'details'> {
  /** A text or a whole `<summary>`; one among the children counts as well. */
  readonly summary?: ReactNode;
}

/** A part that the reader unfolds. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  const { messages } = useBody();
  const isWhole = isValidElement(summary) && summary.type === 'summary';
  const isMissing = summary === undefined && !Children.toArray(children).some(holdsSummary);
  return (
    <details {...rest}>
      {isWhole && summary}
      {!isWhole && summary !== undefined && <summary>{summary}</summary>}
      {isMissing && <summary>{messages.details}</summary>}
      {children}
    </details>
  );
}

function holdsSummary(child: ReactNode): boolean {
  if (!isValidElement<{ html: string }>(child)) return false;
  return child.type === 'summary' || (child.type === Html && child.props.html.includes('<summary'));
}

import { Children, type ReactNode } from 'react';
import { useBody } from './BodyContext.ts';

interface CodeBlockProps {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
}

/** Code given by an expression, shown as it is; fences in Markdown are coloured by the compiler. */
export function CodeBlock({ children, language, title }: CodeBlockProps) {
  const { messages } = useBody();
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  const code = texts.length === parts.length ? texts.join('').replace(/^\n|\n$/g, '') : children;
  return (
    <figure className="code-block" data-lang={language}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code className={language === undefined ? undefined : `language-${language}`}>{code}</code>
      </pre>
      <button data-act="wrap" aria-pressed="false">
        {messages.wrapCode}
      </button>
      <button data-act="copy">{messages.copyCode}</button>
    </figure>
  );
}

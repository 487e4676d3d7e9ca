import { Children, type ReactNode } from 'react';

interface CodeBlockProps {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
}

/** Code given by an expression, shown as it is; fences in Markdown are coloured by the compiler. */
export function CodeBlock({ children, language, title }: CodeBlockProps) {
  const isText = Children.toArray(children).every((child) => typeof child === 'string');
  const code = isText
    ? Children.toArray(children)
        .join('')
        .replace(/^\n|\n$/g, '')
    : children;
  return (
    <figure className="code-block" data-language={language}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code className={language === undefined ? undefined : `language-${language}`}>{code}</code>
      </pre>
    </figure>
  );
}

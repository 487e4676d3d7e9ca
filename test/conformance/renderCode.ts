import { compileFunction } from 'node:vm';
import { createElement, Fragment, isValidElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { CompiledBody } from '../../src/node/content/mdx/compiledBody.ts';

const COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'Details',
  'Figure',
  'Link',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
];

type Body = (runtime: object) => { readonly default: ComponentType<{ components: object }> };

/** Runs a compiled body with stand-ins for the components: each becomes an element that shows its properties. */
export function renderCode({ code, heldCode }: CompiledBody): string {
  const parts: string[] = [];
  const Html = ({ html }: { html: string }): string => `\uE000${parts.push(html) - 1}\uE001`;
  const components: Record<string, unknown> = { Html };
  for (const name of COMPONENTS) components[name] = standIn(name);
  const body = compileFunction(code) as Body;
  const { default: Content } = body({ Fragment, jsx, jsxs });
  const html = renderToStaticMarkup(createElement(Content, { components }));
  // React asks to preload pictures, but only those it renders itself.
  const text = html.replace(/<link rel="preload"[^>]*>/g, '');
  return text
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => parts[Number(index)] ?? '')
    .replace(
      /<lontar-code n="(\d+)"><\/lontar-code>/g,
      (_, index: string) => heldCode[Number(index)]?.html ?? '',
    )
    .replaceAll('lontar-admonition', 'x-admonition');
}

function standIn(name: string): ComponentType<{ children?: ReactNode }> {
  return ({ children, ...props }) => {
    const entries: [string, unknown][] = Object.entries(props);
    const plain = entries.filter(([, value]) => !isValidElement(value));
    const elements = entries.filter(([, value]) => isValidElement(value)) as [string, ReactElement][];
    return createElement(
      `x-${name.toLowerCase()}`,
      Object.fromEntries(plain.map(([key, value]) => [`data-${key.toLowerCase()}`, String(value)])),
      elements.map(([key, value]) => createElement(`x-${key}`, { key }, value)),
      children,
    );
  };
}

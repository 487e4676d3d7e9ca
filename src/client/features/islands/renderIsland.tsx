import { renderToString } from 'react-dom/server';
import { ISLAND_TAG, sealHtml } from '#model/contract.ts';
import { escapeHtml } from '../../runtime/escapeHtml.ts';
import { IslandChildren } from './IslandChildren.tsx';
import { IslandError } from './islandError.ts';
import { componentOf } from './islandModule.ts';
import { unfitProp } from './islandProps.ts';

interface IslandUse {
  readonly name: string;
  readonly module: object;
  readonly props: Readonly<Record<string, unknown>>;
  /** Told apart from all other islands of the page. */
  readonly prefix: string;
  /** What stands inside it, or null. */
  readonly childrenHtml: string | null;
}

/** The HTML of an island, with what the browser needs to bring it to life. */
export function renderIsland(use: IslandUse): string {
  const { name, props, prefix, childrenHtml } = use;
  const unfit = unfitProp(props);
  if (unfit !== null) {
    const message = `The property \`${unfit.path}\` of the island \`${name}\` is ${unfit.kind}, which cannot be written into the page as JSON.`;
    throw new IslandError(message, name, unfit.path.split(/[.[]/)[0] ?? null);
  }
  const html = renderOwn(use);
  // Children that the component does not show at first are kept for when it does.
  const isShown = childrenHtml === null || html.includes(childrenHtml);
  const spare = isShown ? '' : `<template>${childrenHtml}</template>`;
  const data = `data-island="${name}" data-prefix="${prefix}" data-props="${escapeHtml(JSON.stringify(props))}"`;
  const parts = childrenHtml === null ? [html] : html.split(childrenHtml);
  return `<${ISLAND_TAG} ${data}>${parts.map(sealHtml).join(childrenHtml ?? '')}${spare}</${ISLAND_TAG}>`;
}

function renderOwn(use: IslandUse): string {
  const { name, module, props, prefix, childrenHtml } = use;
  try {
    const Component = componentOf(module, name);
    const children = childrenHtml === null ? undefined : <IslandChildren html={childrenHtml} />;
    const html = renderToString(<Component {...props}>{children}</Component>, { identifierPrefix: prefix });
    // The policy of the page forbids styles in HTML: they are set when the island comes to life.
    return html.replace(PRELOADS, '').replaceAll(' style="', ' data-style="');
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new IslandError(`The island \`${name}\` failed with ${reason}`, name);
  }
}

/** React asks to preload pictures by links before the HTML, which are no part of what it takes over. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

import type { StandardComponent } from '#model/components.ts';
import { Admonition } from './Admonition.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { Html } from './Html.tsx';
import { Link } from './Link.tsx';
import { TabItem, Tabs } from './Tabs.tsx';
import { ThemedImage } from './ThemedImage.tsx';
import { TOCInline } from './TOCInline.tsx';

/** What every body may use without importing it. */
export const components = {
  Admonition,
  CodeBlock,
  Details,
  Figure,
  Html,
  Link,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
} satisfies Record<StandardComponent, unknown>;

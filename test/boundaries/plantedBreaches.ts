/** One breach of one rule: a file that must not pass, and the rule that must say so. */
export interface Breach {
  readonly title: string;
  readonly file: string;
  readonly text: string;
  /** As the linter names it. */
  readonly rule: string;
}

const imports = 'eslint(no-restricted-imports)';

/** Lawful files that the breaches import, so that nothing fails for want of a target. */
export const lawful: Readonly<Record<string, string>> = {
  'src/model/route.ts': `export const route = '/';\n`,
  'src/model/schema/config.ts': `export const configSchema = {};\nexport interface Config {\n  readonly title: string;\n}\n`,
  'src/search/rank.ts': `import { route } from '#model/route.ts';\n\nexport const rank = (text: string): number => text.length + route.length;\n`,
  'src/worker/ask.ts': `import { rank } from '#search/rank.ts';\n\nexport const ask = (): number => rank('x');\n`,
  'src/worker/cache.ts': `import { route } from '#model/route.ts';\n\nexport const cached = [route];\n`,
  'src/node/content/read.ts': `import { readFileSync } from 'node:fs';\nimport { route } from '#model/route.ts';\n\nexport const read = (): string => route + readFileSync('x', 'utf8');\n`,
  'src/node/build/plan.ts': `import { read } from '../content/read.ts';\n\nexport const plan = (): string => read();\n`,
  'src/node/serve/server.ts': `import { plan } from '../build/plan.ts';\n\nexport const serve = (): string => plan();\n`,
  'src/node/dev/server.ts': `import { serve } from '../serve/server.ts';\n\nexport const dev = (): string => serve();\n`,
  'src/node/cli/main.ts': `import { dev } from '../dev/server.ts';\n\nexport function main(): void {\n  console.log(process.argv, dev());\n  process.exit(0);\n}\n`,
  'src/client/runtime/boot.ts': `import { route } from '#model/route.ts';\n\nexport const boot = route;\n`,
  'src/client/ui/Button.tsx': `import { boot } from '../runtime/boot.ts';\n\nexport const Button = () => <button type="button">{boot}</button>;\n`,
  'src/client/ui/Prose.tsx': `export const Prose = ({ html }: { readonly html: string }) => (\n  <div dangerouslySetInnerHTML={{ __html: html }} />\n);\n`,
  'src/client/features/search/Modal.tsx': `import type { Config } from '#model/schema/config.ts';\nimport { Button } from '../../ui/Button.tsx';\n\nexport const Modal = ({ title }: Config) => (\n  <p>\n    {title}\n    <Button />\n  </p>\n);\n`,
  'src/client/features/pwa/Notice.tsx': `export const Notice = () => <p>new</p>;\n`,
  'src/client/theme/Layout.tsx': `import { Modal } from '../features/search/Modal.tsx';\n\nexport const Layout = () => <Modal title="x" />;\n`,
  'src/client/entry.browser.tsx': `import { Layout } from './theme/Layout.tsx';\n\nexport const entry = Layout;\n`,
  'site.config.ts': `export default { title: 'Planted' };\n`,
};

const importing = (specifier: string): string => `export * from '${specifier}';\n`;

export const breaches: readonly Breach[] = [
  {
    title: 'the search imports the client',
    file: 'src/search/a.ts',
    text: importing('#client/runtime/boot.ts'),
    rule: imports,
  },
  {
    title: 'the search imports a worker by a relative path',
    file: 'src/search/b.ts',
    text: importing('../worker/cache.ts'),
    rule: imports,
  },
  { title: 'the search imports React', file: 'src/search/c.ts', text: importing('react'), rule: imports },
  {
    title: 'the search imports a module of Node',
    file: 'src/search/d.ts',
    text: importing('node:fs'),
    rule: 'import(no-nodejs-modules)',
  },
  {
    title: 'the search touches the DOM',
    file: 'src/search/e.ts',
    text: `export const root = document;\n`,
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'the model imports the search by a relative path',
    file: 'src/model/search.ts',
    text: importing('../search/rank.ts'),
    rule: imports,
  },
  {
    title: 'the model imports the engine',
    file: 'src/model/a.ts',
    text: importing('#node/build/plan.ts'),
    rule: imports,
  },
  {
    title: 'the model imports the client by a relative path',
    file: 'src/model/b.ts',
    text: importing('../client/runtime/boot.ts'),
    rule: imports,
  },
  { title: 'the model imports React', file: 'src/model/c.ts', text: importing('react'), rule: imports },
  {
    title: 'the model imports a type of React',
    file: 'src/model/d.ts',
    text: `export type { ReactNode } from 'react';\n`,
    rule: imports,
  },
  {
    title: 'the model imports a module of Node',
    file: 'src/model/e.ts',
    text: importing('node:fs/promises'),
    rule: 'import(no-nodejs-modules)',
  },
  {
    title: 'the model reads a global of Node',
    file: 'src/model/f.ts',
    text: `export const f = process.env;\n`,
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'a worker imports the client',
    file: 'src/worker/a.ts',
    text: importing('#client/runtime/boot.ts'),
    rule: imports,
  },
  {
    title: 'the engine imports the client',
    file: 'src/node/build/a.ts',
    text: importing('#client/entry.browser.tsx'),
    rule: imports,
  },
  {
    title: 'the engine imports the client lazily',
    file: 'src/node/build/b.ts',
    text: `export const b = () => import('#client/entry.browser.tsx');\n`,
    rule: imports,
  },
  {
    title: 'the engine imports itself by a subpath',
    file: 'src/node/build/c.ts',
    text: importing('#node/content/read.ts'),
    rule: imports,
  },
  {
    title: 'the engine reaches the model by a relative path',
    file: 'src/node/build/d.ts',
    text: importing('../../model/route.ts'),
    rule: imports,
  },
  {
    title: 'content imports build',
    file: 'src/node/content/a.ts',
    text: importing('../build/plan.ts'),
    rule: imports,
  },
  {
    title: 'build imports serve',
    file: 'src/node/build/e.ts',
    text: importing('../serve/server.ts'),
    rule: imports,
  },
  {
    title: 'serve imports dev',
    file: 'src/node/serve/a.ts',
    text: importing('../dev/server.ts'),
    rule: imports,
  },
  { title: 'dev imports cli', file: 'src/node/dev/a.ts', text: importing('../cli/main.ts'), rule: imports },
  {
    title: 'the client imports the engine',
    file: 'src/client/theme/A.ts',
    text: importing('#node/content/read.ts'),
    rule: imports,
  },
  {
    title: 'the client imports a module of Node',
    file: 'src/client/theme/B.ts',
    text: importing('node:path'),
    rule: 'import(no-nodejs-modules)',
  },
  {
    title: 'the client ships a schema',
    file: 'src/client/theme/C.ts',
    text: importing('#model/schema/config.ts'),
    rule: imports,
  },
  {
    title: 'runtime imports ui',
    file: 'src/client/runtime/a.ts',
    text: importing('../ui/Button.tsx'),
    rule: imports,
  },
  {
    title: 'ui imports a feature',
    file: 'src/client/ui/A.ts',
    text: importing('../features/search/Modal.tsx'),
    rule: imports,
  },
  {
    title: 'a feature imports the theme',
    file: 'src/client/features/search/a.ts',
    text: importing('../../theme/Layout.tsx'),
    rule: imports,
  },
  {
    title: 'a feature imports another',
    file: 'src/client/features/search/b.ts',
    text: importing('../pwa/Notice.tsx'),
    rule: imports,
  },
  {
    title: 'a feature imports another from a folder inside',
    file: 'src/client/features/search/parts/c.ts',
    text: importing('../../pwa/Notice.tsx'),
    rule: imports,
  },
  {
    title: 'the theme imports an entry',
    file: 'src/client/theme/D.ts',
    text: importing('../entry.browser.tsx'),
    rule: imports,
  },
  {
    title: 'a component writes raw HTML',
    file: 'src/client/theme/E.tsx',
    text: `export const E = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    rule: 'react(no-danger)',
  },
  {
    title: 'the build prints',
    file: 'src/node/build/f.ts',
    text: `console.log('built');\nexport {};\n`,
    rule: 'eslint(no-console)',
  },
  {
    title: 'the build ends the process',
    file: 'src/node/build/g.ts',
    text: `process.exit(1);\nexport {};\n`,
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'the build reads the command line',
    file: 'src/node/build/h.ts',
    text: `export const h = process.argv;\n`,
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a module exports a default',
    file: 'src/node/build/i.ts',
    text: `export default 1;\n`,
    rule: 'import(no-default-export)',
  },
  {
    title: 'two modules import each other',
    file: 'src/model/g.ts',
    text: `import { h } from './h.ts';\n\nexport const g = (): number => h;\n`,
    rule: 'import(no-cycle)',
  },
  {
    title: 'an import lacks its extension',
    file: 'src/model/i.ts',
    text: importing('./route'),
    rule: 'import(extensions)',
  },
  {
    title: 'a type is any',
    file: 'src/model/j.ts',
    text: `export const j: any = 1;\n`,
    rule: 'typescript(no-explicit-any)',
  },
  {
    title: 'a promise floats',
    file: 'src/node/build/k.ts',
    text: `const k = async (): Promise<number> => 1;\n\nexport function start(): void {\n  k();\n}\n`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    title: 'a switch forgets a case',
    file: 'src/model/l.ts',
    text: `export function l(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n`,
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    title: 'a function takes five parameters',
    file: 'src/model/m.ts',
    text: `export const m = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;\n`,
    rule: 'eslint(max-params)',
  },
  {
    title: 'a file is too long',
    file: 'src/model/n.ts',
    text: `export const n = [\n${'  1,\n'.repeat(300)}];\n`,
    rule: 'eslint(max-lines)',
  },
];

/** The other half of the cycle: it is at fault only because of its partner. */
export const accomplices: Readonly<Record<string, string>> = {
  'src/model/h.ts': `import { g } from './g.ts';\n\nexport const h = g();\n`,
};

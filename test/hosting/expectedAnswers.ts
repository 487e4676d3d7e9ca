import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host that knows the rules of a site answers; hosts of files alone reach the same pages by other ways. */
export type Expected =
  | { readonly path: string; readonly status: 200 | 404; readonly file: string }
  | { readonly path: string; readonly status: 301; readonly location: string };

/** The part of `routes.json` that says what there is. */
export interface Tree {
  /** The folder of the build. */
  readonly out: string;
  readonly basePath: string;
  readonly csp: string;
  readonly routes: readonly { readonly path: string; readonly file: string }[];
  readonly redirects: Readonly<Record<string, string>>;
}

export function readTree(out: string): Tree {
  const { basePath, csp, routes, redirects } = JSON.parse(
    readFileSync(join(out, 'routes.json'), 'utf8'),
  ) as Omit<Tree, 'out' | 'routes'> & { routes: Record<string, Tree['routes'][number]> };
  return { out, basePath, csp, redirects, routes: Object.values(routes) };
}

/** Every page in the form that it has: 200. */
export function canonicalAnswers({ routes, basePath }: Tree): Expected[] {
  return routes.map(({ path, file }) => ({ path: below(basePath, path), status: 200, file }));
}

/** The other slash form of every page, with a query, which is kept. */
export function slashAnswers({ routes, basePath }: Tree): Expected[] {
  return routes
    .filter(({ path }) => path !== '/')
    .map(({ path }) => {
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
      const [asked, location] = [other, path].map((form) => `${below(basePath, form)}?a=b`);
      return { path: asked ?? '', status: 301, location: location ?? '' };
    });
}

/** Every page in both slash forms, for hosts that have their own way to it. */
export function bothForms({ routes, basePath }: Tree): { path: string; file: string }[] {
  return routes.flatMap(({ path, file }) => {
    const bare = below(basePath, path).replace(/\/$/, '');
    return [bare, `${bare}/`].filter((form) => form !== '').map((form) => ({ path: form, file }));
  });
}

/** Every page as a file: `index.html` and `.html` lead to the clean path. */
export function fileAnswers({ routes, basePath }: Tree): Expected[] {
  return routes.flatMap(({ path }) => {
    const bare = path.replace(/\/$/, '');
    const forms = bare === '' ? ['/index.html'] : [`${bare}/index.html`, `${bare}.html`];
    const location = below(basePath, path);
    return forms.map((form): Expected => ({ path: below(basePath, form), status: 301, location }));
  });
}

/** Old addresses in all their forms. */
export function movedAnswers({ redirects, basePath }: Tree): Expected[] {
  return Object.entries(redirects).flatMap(([from, location]) =>
    [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((form): Expected => ({
      path: below(basePath, form),
      status: 301,
      location,
    })),
  );
}

const LOST = [
  'zzz',
  'zzz/',
  'archive/x',
  'Archive',
  'ABOUT/',
  'archiv*',
  'about//',
  '/about/',
  '404.html',
  '404',
  'archive.html.html',
  'assets/',
  'assets',
  'assets/entry-gone.js',
  '.git/config',
  '_headers',
  '_hosting/nginx.conf',
  '_hosting/Caddyfile',
  'index.html.gz',
  'about/index.html.br',
  'about/index.html.gz',
  'routes.json.gz',
];

/** What is no page: 404, in the language of its folder. */
export function lostAnswers({ basePath }: Tree): Expected[] {
  const inEnglish = [...LOST, 'idx', 'ID/archive'];
  const inIndonesian = ['zzz', 'zzz/', 'archive/x', 'Archive', '404.html', '404', 'archive//', '.x'];
  return [
    ...inEnglish.map((path): Expected => ({ path: basePath + path, status: 404, file: '404.html' })),
    ...inIndonesian.map((path): Expected => ({
      path: `${basePath}id/${path}`,
      status: 404,
      file: 'id/404.html',
    })),
  ];
}

/** The path as a browser sends it. */
function below(basePath: string, path: string): string {
  return encodeURI(decodeURI(basePath.slice(0, -1) + path));
}

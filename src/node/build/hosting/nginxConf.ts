import { FRAME_POLICY, FRAME_START } from '../diagrams/drawingFrame.ts';
import { FEED_NAMES, FEED_TYPES } from '../feeds/feedNames.ts';
import { HASHED_ASSETS_FOLDER, hostHeaders, IMMUTABLE, REVALIDATE, UNINDEXED } from '../headers.ts';
import { splitHref } from '../links/hrefParts.ts';
import { BINARY_TYPES, TEXT_TYPES } from '../mediaTypes.ts';
import { escapeRegex, lines } from './confText.ts';
import type { HostRules } from './hostRules.ts';

/** What nginx compresses, as it names the types below. */
const COMPRESSED_TYPES = [...new Set([...TEXT_TYPES.values(), FEED_TYPES.json])];

/**
 * Rules to include in the `server` block of a site. They stay below the base path, so that the rest of the server is
 * left as it is. Nothing but modules of the plain package is needed.
 */
export function nginxConf(rules: HostRules): string {
  const { basePath, localeFolders, policy } = rules;
  const base = escapeRegex(basePath);
  const bare = basePath.slice(0, -1);
  const headers = [
    ...Object.entries(hostHeaders('$lontar_policy')).map(([name, value]) => `${name} ${quote(value)}`),
    'Cache-Control $lontar_cache',
  ]
    .map((header) => `  add_header ${header} always;`)
    .join('\n');
  return `# Written by every build: include it in a server block whose root is the folder of the site,
# and reload nginx after a build, since the security policy changes with the pages.
# A site with a base path lies in a folder of that name below the root.
merge_slashes off;
set $lontar_cache ${REVALIDATE};
set $lontar_lost ${quote(`${basePath}404.html`)};
if ($uri ~ ${quote(`^${base}${HASHED_ASSETS_FOLDER}`)}) { set $lontar_cache ${quote(IMMUTABLE)}; }
set $lontar_policy ${quote(policy)};
if ($uri ~ ${quote(`^${base}${FRAME_START}`)}) { set $lontar_policy ${quote(FRAME_POLICY)}; }
set $lontar_robots "";
if ($uri ~ ${quote(`^${base}.*\\.md$`)}) { set $lontar_robots ${UNINDEXED['X-Robots-Tag']}; }
${lines(localeFolders, (folder) => `if ($uri ~ ${quote(`^${base}${folder}/`)}) { set $lontar_lost ${quote(`${basePath}${folder}/404.html`)}; }`)}
${bare === '' ? '' : `location = ${quote(bare)} {\n  absolute_redirect off;\n${headers}\n  ${moveTo(basePath)}\n}`}

location ${quote(basePath)} {
  absolute_redirect off;
  gzip_static on;
  gzip on;
  gzip_comp_level 5;
  gzip_min_length 256;
  gzip_proxied any;
  gzip_vary on;
  gzip_types ${COMPRESSED_TYPES.map((type) => quote(`${type}; charset=utf-8`)).join(' ')};
  # With libnginx-mod-http-brotli-static: brotli_static on;
  error_page 404 $lontar_lost;
${headers}
  add_header X-Robots-Tag $lontar_robots;
  default_type application/octet-stream;
  types {
${lines([...TEXT_TYPES], ([ending, type]) => `    ${quote(`${type}; charset=utf-8`)} ${ending};`)}
${lines([...BINARY_TYPES], ([ending, type]) => `    ${type} ${ending};`)}
  }
  try_files $uri $uri/index.html =404;

  # What is nobody's business: not-found pages by name, empty segments, dot files, rules for hosts, compressed copies.
  location ~ /404\\.html$ { internal; }
  location ~ // { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ ${quote(`^${base}_(?:headers$|redirects$|hosting/)`)} { return 404; }
  location ~ ^(?<lontar_file>.+)\\.(?:br|gz)$ {
    if (-f $document_root$lontar_file) { return 404; }
    try_files $uri $uri/index.html =404;
  }
  location ~ /${escapeRegex(FEED_NAMES.json)}$ {
    types { }
    default_type ${quote(`${FEED_TYPES.json}; charset=utf-8`)};
    try_files $uri =404;
  }

  # Pages without a slash at the end: their other forms lead to them.
  location ~ ^(?<lontar_page>.+)/$ {
    if (-f $document_root$lontar_page/index.html) { rewrite ^(.+)/$ $1 permanent; }
    return 404;
  }
  location ~ ^(?<lontar_page>.+?)(?:/index)?\\.html$ {
    if (-f $document_root$lontar_page/index.html) { rewrite ^(.+?)(?:/index)?\\.html$ $1 permanent; }
    # The address of a page may end like this.
    try_files $uri $uri/index.html =404;
  }

  # Pages with one, their other forms, and old addresses.
${lines(rules.slashPages, (path) => `  location = ${quote(path)} { try_files "\${uri}index.html" =404; }`)}
${lines([...rules.moves], ([path, href]) => `  location = ${quote(path)} { ${moveTo(href)} }`)}
}
`;
}

/** The query that was asked for goes before the anchor and after a query of the target. */
function moveTo(href: string): string {
  const { path, query, hash } = splitHref(withoutVariables(href));
  if (query === '') return `return 301 ${quote(`${path}$is_args$args${hash}`)};`;
  const target = path + query;
  return `if ($args) { return 301 ${quote(`${target}&$args${hash}`)}; } return 301 ${quote(target + hash)};`;
}

/** A dollar sign begins a variable, and nothing takes that from it. */
function withoutVariables(href: string): string {
  return href.replaceAll('$', '%24');
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

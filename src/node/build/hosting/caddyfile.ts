import { FRAME_POLICY, FRAME_START } from '../diagrams/drawingFrame.ts';
import { FEED_NAMES, FEED_TYPES } from '../feeds/feedNames.ts';
import { HASHED_ASSETS_FOLDER, hostHeaders, IMMUTABLE, REVALIDATE, UNINDEXED } from '../headers.ts';
import { splitHref } from '../links/hrefParts.ts';
import { BINARY_TYPES, TEXT_TYPES } from '../mediaTypes.ts';
import { escapeRegex, lines } from './confText.ts';
import type { HostRules } from './hostRules.ts';

/**
 * Rules to import into the block of a site. Matchers by path do not tell letter cases apart and see `//` as `/`: hence
 * maps and expressions.
 */
export function caddyfile(rules: HostRules): string {
  const { basePath, policy } = rules;
  return `# Written by every build: import it into a site block whose root is the folder of the site,
# and reload Caddy after a build, since the security policy changes with the pages.
# A site with a base path lies in a folder of that name below the root.
route ${basePath}* {
${headers(policy)}

${refusing()}

${hiding(basePath)}

${movedPages(rules)}

${otherForms()}

${fileSending(basePath)}
}
${basePath === '/' ? '' : missingSlash(rules)}
${lostPages(rules)}`;
}

function headers(policy: string): string {
  return `	header {
${lines(Object.entries(hostHeaders(policy)), ([name, value]) => `		${name} ${quote(value)}`)}
		Cache-Control ${REVALIDATE}
	}`;
}

/** The home page without its slash; `{uri}` is encoded, and keeps the query. */
function missingSlash({ basePath, policy }: HostRules): string {
  return `@lontar_bare expression \`{path} == ${quote(basePath.slice(0, -1))}\`
route @lontar_bare {
${headers(policy)}
	rewrite * ${basePath}
	redir {uri} 301
}
`;
}

/** An encoded slash would be cut off as one and yet stay in the address that it leads to, again and again. */
function refusing(): string {
  return `	# What no page is asked for by: encoded slashes and zeros, and methods other than reading.
	@lontar_encoded expression \`{uri}.matches("(?i)^[^?]*%(?:2f|00)")\`
	error @lontar_encoded 400
	@lontar_write not method GET HEAD
	header @lontar_write Allow "GET, HEAD"
	error @lontar_write 405`;
}

function hiding(basePath: string): string {
  const base = escapeRegex(basePath);
  return `	# What is nobody's business: empty segments, not-found pages by name, dot files, rules for hosts, compressed copies.
	@lontar_double expression \`{path}.contains("//")\`
	error @lontar_double 404
	@lontar_rules path_regexp ${quote(`/404\\.html$|^${base}_(?:headers$|redirects$|hosting/)`)}
	error @lontar_rules 404
	@lontar_dots {
		path_regexp ${quote('/\\.')}
		not path_regexp ${quote(`^${base}\\.well-known/(?:[^/.][^/]*/?)*$`)}
	}
	error @lontar_dots 404
	@lontar_twin path_regexp lontar ${quote('^(.+)\\.(?:br|gz)$')}
	route @lontar_twin {
		@lontar_whole file {re.lontar.1}
		error @lontar_whole 404
	}`;
}

/** Maps look up their source whenever they are used, hence the address as it was asked for. */
function movedPages({ slashPages, moves }: HostRules): string {
  return `	# Pages with a slash at the end, their other forms, and old addresses.
	map {http.request.orig_uri.path} {lontar_folder} {
${lines(slashPages, (path) => `		${mapKey(path)} yes`)}
		default ""
	}
	map {http.request.orig_uri.path} {lontar_to} {lontar_join} {lontar_hash} {
${lines([...moves], ([path, href]) => `		${mapKey(path)} ${moveParts(href)}`)}
		default "" "" ""
	}
	@lontar_moved_query expression \`{lontar_to} != "" && {query} != ""\`
	redir @lontar_moved_query {lontar_to}{lontar_join}{query}{lontar_hash} 301
	@lontar_moved expression \`{lontar_to} != ""\`
	redir @lontar_moved {lontar_to}{lontar_hash} 301`;
}

function otherForms(): string {
  return `	# Pages without one: their other forms lead to them.
	@lontar_slash {
		expression \`{lontar_folder} == ""\`
		path_regexp lontar ${quote('^(.+)/$')}
	}
	route @lontar_slash {
		@lontar_page file {re.lontar.1}/index.html
		route @lontar_page {
			uri strip_suffix /
			redir {uri} 301
		}
		error 404
	}
	@lontar_html path_regexp lontar ${quote('^(.+?)(?:/index)?\\.html$')}
	route @lontar_html {
		@lontar_page file {re.lontar.1}/index.html
		route @lontar_page {
			uri strip_suffix .html
			uri strip_suffix /index
			redir {uri} 301
		}
	}
	# Pages of either kind.
	@lontar_index file {path}/index.html
	rewrite @lontar_index {http.matchers.file.relative}`;
}

/** For what has no compressed twin beside it. */
const ZIPPING = `	encode {
		gzip 5
		minimum_length 256
		match {
			header Content-Type text/*
			header Content-Type *json*
			header Content-Type *xml*
		}
	}`;

function fileSending(basePath: string): string {
  const assets = `^${escapeRegex(basePath)}${HASHED_ASSETS_FOLDER}`;
  return `	@lontar_frame path_regexp ${quote(`^${escapeRegex(basePath + FRAME_START)}`)}
	header @lontar_frame Content-Security-Policy ${quote(FRAME_POLICY)}
	@lontar_assets path_regexp ${quote(assets)}
	header @lontar_assets Cache-Control ${quote(IMMUTABLE)}
	@lontar_copies path_regexp ${quote('\\.md$')}
	header @lontar_copies X-Robots-Tag ${UNINDEXED['X-Robots-Tag']}
	map {path} {lontar_type} {
		${quote(`~/${escapeRegex(FEED_NAMES.json)}$`)} ${quote(`${FEED_TYPES.json}; charset=utf-8`)}
${lines([...TEXT_TYPES], ([ending, type]) => `		${quote(`~\\.${ending}$`)} ${quote(`${type}; charset=utf-8`)}`)}
${lines([...BINARY_TYPES], ([ending, type]) => `		${quote(`~\\.${ending}$`)} ${type}`)}
		default application/octet-stream
	}
	header Content-Type {lontar_type}
${ZIPPING}
	file_server {
		disable_canonical_uris
		precompressed br gzip
	}`;
}

function lostPages({ basePath, localeFolders }: HostRules): string {
  return `handle_errors {
	@lontar_lost expression \`{err.status_code} == 404 && {http.request.orig_uri.path}.startsWith(${quote(basePath)})\`
	handle @lontar_lost {
		header Cache-Control ${REVALIDATE}
		header Content-Type ${quote(`${TEXT_TYPES.get('html')}; charset=utf-8`)}
		vars lontar_lost ${quote(`${basePath}404.html`)}
${lines(localeFolders, (folder) => localeLost(basePath, folder))}
		rewrite * {vars.lontar_lost}
${ZIPPING}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function localeLost(basePath: string, folder: string): string {
  const start = `${basePath}${folder}/`;
  const matcher = `@lontar_lost_${folder.replace(/\W/g, '_')}`;
  return `		${matcher} expression \`{http.request.orig_uri.path}.startsWith(${quote(start)})\`
		vars ${matcher} lontar_lost ${quote(`${start}404.html`)}`;
}

/**
 * Braces are placeholders wherever they stand, and a backslash may end no text: such an address is written as a pattern
 * in which braces, escaped already, are said by their numbers.
 */
function mapKey(path: string): string {
  if (!/[{}\\]/.test(path)) return quote(path);
  return quote(`~^${escapeRegex(path).replaceAll('{', 'x7b').replaceAll('}', 'x7d')}$`);
}

/**
 * The target, what joins the query that was asked for to it, and the anchor. Braces are placeholders here too, and `$1`
 * is a part of what a pattern has matched.
 */
function moveParts(href: string): string {
  const { path, query, hash } = splitHref(href.replace(/[{}$]/g, encodeURIComponent));
  return `${quote(path + query)} ${quote(query === '' ? '?' : '&')} ${quote(hash)}`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

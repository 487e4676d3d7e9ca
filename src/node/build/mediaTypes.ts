/** Media types by the ending of a file's name: the server sends them, and the rules for other hosts name them. */

/** Always in UTF-8. */
export const TEXT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    atom: 'application/atom+xml',
    css: 'text/css',
    csv: 'text/csv',
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    map: 'application/json',
    md: 'text/markdown',
    mjs: 'text/javascript',
    rss: 'application/rss+xml',
    svg: 'image/svg+xml',
    txt: 'text/plain',
    vtt: 'text/vtt',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
    xsl: 'text/xsl',
  }),
);

export const BINARY_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    gif: 'image/gif',
    gz: 'application/gzip',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    m4a: 'audio/mp4',
    m4v: 'video/mp4',
    mov: 'video/quicktime',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    ogg: 'audio/ogg',
    ogv: 'video/ogg',
    otf: 'font/otf',
    pdf: 'application/pdf',
    png: 'image/png',
    ttf: 'font/ttf',
    wasm: 'application/wasm',
    wav: 'audio/wav',
    webm: 'video/webm',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
    zip: 'application/zip',
  }),
);

interface SiteAddress {
  readonly origin: string;
  readonly basePath: string;
}

/** The ending of a file that is no page: '.pdf', '.xml'; not '.html', and not the '.0' of 'version-2.0'. */
const FILE_ENDING = /\.(?!html$)[a-z]\w*$/i;

/** Whether an address may be one of the site's pages. Files, other origins and other sites beside ours are not. */
export function isPageAddress(url: URL, { origin, basePath }: SiteAddress): boolean {
  return url.origin === origin && `${url.pathname}/`.startsWith(basePath) && !FILE_ENDING.test(url.pathname);
}

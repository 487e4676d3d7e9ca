/** The icon of a site that has none: a palm leaf on its colour. Letters would look different with every machine's fonts. */
export function defaultIcon(themeColor: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${themeColor}"/>` +
    '<path d="M6 26C6 14 14 6 26 6c0 12-8 20-20 20z" fill="#fff"/>' +
    `<path d="M6 26 20 12" fill="none" stroke="${themeColor}" stroke-width="1.6" stroke-linecap="round"/></svg>`
  );
}

/** The folder that SITE_URL serves. */
export function siteDir(): string {
  const out = process.env['SITE_DIR'];
  if (out === undefined) throw new Error('SITE_DIR must name the folder that SITE_URL serves.');
  return out;
}

import { HOSTING_FOLDER, hostHeadersFile } from '../headers.ts';
import { caddyfile } from './caddyfile.ts';
import { hostRulesOf } from './hostRules.ts';
import { nginxConf } from './nginxConf.ts';

const HOST_HEADERS_FILE = '_headers';

/** Names of the files that tell hosts what to send with the site. */
export const HOSTING_FILES = [HOST_HEADERS_FILE, `${HOSTING_FOLDER}nginx.conf`, `${HOSTING_FOLDER}Caddyfile`];

/** Those files. */
export function hostingFilesOf(
  sources: Parameters<typeof hostRulesOf>[0] & { readonly joinedPolicy: string },
): readonly (readonly [file: string, text: string])[] {
  const rules = hostRulesOf(sources);
  return [
    [HOST_HEADERS_FILE, hostHeadersFile({ ...sources.config, policy: sources.joinedPolicy })],
    [`${HOSTING_FOLDER}nginx.conf`, nginxConf(rules)],
    [`${HOSTING_FOLDER}Caddyfile`, caddyfile(rules)],
  ];
}

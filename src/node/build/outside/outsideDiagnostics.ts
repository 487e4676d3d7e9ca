import type { Diagnostic } from '#model/diagnostic.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { locateAllInFile } from '../links/locateInSource.ts';
import type { Answer } from './askAddress.ts';
import type { Collected, LinkUse } from './outsideLink.ts';
import type { Verdict } from './verdict.ts';

type Remark = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

/** Says of every place what is wrong with the link that stands there. */
export async function outsideDiagnostics(
  siteDir: string,
  { links, invalid }: Collected,
  answers: ReadonlyMap<string, Answer>,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const ofConfig: { readonly path: readonly (string | number)[]; readonly remark: Remark }[] = [];
  const add = ({ place, written }: LinkUse, remark: Remark): void => {
    if (place.kind === 'config') ofConfig.push({ path: place.path, remark });
    else
      for (const position of locateAllInFile(siteDir, place.file, written))
        diagnostics.push({ ...position, ...remark });
  };
  for (const { address, uses } of links) {
    const answer = answers.get(address);
    if (!answer) continue;
    for (const use of uses) for (const remark of remarksOn(use, answer)) add(use, remark);
  }
  for (const use of invalid) add(use, invalidRemark(use));
  const placed = await reportInConfig(siteDir, (report) => {
    for (const { path, remark } of ofConfig) report({ path, of: 'value', ...remark });
  });
  return [...diagnostics, ...placed];
}

function remarksOn(use: LinkUse, answer: Answer): Remark[] {
  const remarks = [verdictRemark(use, answer.verdict), anchorRemark(use, answer)];
  return remarks.filter((remark) => remark !== null);
}

function verdictRemark({ written, fragment }: LinkUse, verdict: Verdict): Remark | null {
  switch (verdict.kind) {
    case 'fine':
      return null;
    case 'moved': {
      // A redirect with a fragment of its own leads there, whatever the link has.
      const target = verdict.to + (fragment === '' || verdict.to.includes('#') ? '' : `#${fragment}`);
      return {
        severity: 'warning',
        code: 'outside/moved',
        message: `The link '${written}' has moved to '${target}' for good.`,
        hint: 'Write the new address.',
      };
    }
    case 'broken':
      return brokenRemark(written, verdict.reason);
    case 'nameless':
      return brokenRemark(written, `there is no host '${verdict.host}'`);
    case 'unsure':
      return {
        severity: 'warning',
        code: 'outside/unsure',
        message: `Nobody can tell whether the link '${written}' works: ${verdict.reason}.`,
        hint: "Open it in a browser; 'links.ignore' in the configuration leaves it out from now on.",
      };
    case 'skipped':
      return {
        severity: 'warning',
        code: 'outside/skipped',
        message: `The link '${written}' was left out: '${verdict.host}' was too busy or silent for other links.`,
        hint: "Run 'lontar links' again in a while: it goes on with what was left out.",
      };
    case 'private':
      return {
        severity: 'warning',
        code: 'outside/private',
        message: `The link '${written}' leads to '${verdict.host}', which readers cannot reach.`,
        hint: 'Link to a public address, or write it as code; --private asks for it all the same.',
      };
    case 'unreached':
      return {
        severity: 'warning',
        code: 'outside/unreached',
        message: `The link '${written}' could not be asked for: ${verdict.reason}.`,
        hint: 'Look after the connection of this machine and try again.',
      };
  }
}

function brokenRemark(written: string, reason: string): Remark {
  return {
    severity: 'error',
    code: 'outside/broken',
    message: `The link '${written}' is broken: ${reason}.`,
    hint: 'Link to where the page is today, or remove the link.',
  };
}

function anchorRemark({ written, fragment }: LinkUse, { anchors }: Answer): Remark | null {
  if (!Object.hasOwn(anchors, fragment) || anchors[fragment] !== false) return null;
  return {
    severity: 'warning',
    code: 'outside/broken-anchor',
    message: `The link '${written}' names the anchor '${decodeSafely(fragment)}', which the page does not have.`,
    hint: 'Look for the section on the page, or link to the page as a whole.',
  };
}

function invalidRemark({ written }: LinkUse): Remark {
  return {
    severity: 'error',
    code: 'outside/invalid',
    message: `The link '${written}' is no address.`,
    hint: "Write one such as 'https://example.com/page'.",
  };
}

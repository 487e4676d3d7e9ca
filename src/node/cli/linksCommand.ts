import { compareDiagnostics, formatDiagnostic, isError } from '#model/diagnostic.ts';
import { checkOutside, type OutsideReport } from '../build/outside/checkOutside.ts';
import { readOutside } from '../build/outside/readOutside.ts';
import { countText } from './countText.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';
import { untilStopped } from './untilStopped.ts';

/** `lontar links`: asks for what the texts link to outside of the site, and reports text by text. */
export async function linksCommand({ siteDir, json, links }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const read = await readOutside(siteDir, progress);
  if (read.status === 'failed') {
    progress.clear();
    return reportDiagnostics(read.diagnostics, json);
  }
  const stop = new AbortController();
  void untilStopped().then(() => stop.abort());
  const report = await checkOutside({ siteDir, ...read, ...links, signal: stop.signal, progress });
  progress.clear();
  const code = json ? reportDiagnostics(report.diagnostics, true) : printReport(report);
  if (stop.signal.aborted) {
    console.error(
      `Stopped. ${countText(report.asked, 'new answer is', 'new answers are')} kept for the next run.`,
    );
    return 2;
  }
  if (isWithoutNetwork(report)) {
    console.error('No host could be reached.\n  hint: check the connection of this machine');
    return 2;
  }
  return code;
}

function isWithoutNetwork({ asked, verdicts }: OutsideReport): boolean {
  const { unreached = 0, private: unasked = 0 } = verdicts;
  return unreached > 0 && unreached + unasked === asked;
}

function printReport(report: OutsideReport): ExitCode {
  let heading = '';
  for (const diagnostic of report.diagnostics.toSorted(compareDiagnostics)) {
    if (diagnostic.file !== heading) console.error(headingOf(diagnostic.file, report));
    heading = diagnostic.file;
    console.error(formatDiagnostic(diagnostic));
  }
  if (heading !== '') console.error('');
  console.log(summaryOf(report));
  return report.diagnostics.some(isError) ? 1 : 0;
}

function headingOf(file: string, { linksOf }: OutsideReport): string {
  const count = linksOf.get(file);
  return `\n${file}${count === undefined ? '' : ` (${countText(count, 'link')} to the outside)`}`;
}

function summaryOf({ verdicts, addresses, fromCache, ignored, left }: OutsideReport): string {
  const count = (...kinds: (keyof typeof verdicts)[]): number =>
    kinds.reduce((sum, kind) => sum + (verdicts[kind] ?? 0), 0);
  const parts = [
    `${count('fine')} fine`,
    `${count('moved')} moved`,
    `${count('broken', 'nameless')} broken`,
    `${count('unsure', 'unreached')} cannot tell`,
  ];
  if (count('private') > 0) parts.push(`${count('private')} private`);
  if (left > 0) parts.push(`${left} left for another run`);
  const asides = [`${fromCache} known from earlier runs`];
  if (ignored > 0) asides.push(`${ignored} ignored`);
  return `${countText(addresses, 'address', 'addresses')} outside: ${parts.join(', ')} (${asides.join(', ')}).`;
}

import type { Problem } from '../../content/problem.ts';
import { nearMatch } from '../links/nearMatch.ts';

/** A picture that the configuration names at `path` is not among the files of `static/`. */
export function missingPicture(
  path: Problem['path'],
  picture: string,
  candidates: readonly string[],
): Problem {
  const near = nearMatch(picture, candidates);
  return {
    path,
    of: 'value',
    code: 'config/missing-picture',
    message: `There is no file 'static${picture}'.`,
    hint: near === null ? 'Put the picture there, or mend the path.' : `Did you mean '${near}'?`,
  };
}

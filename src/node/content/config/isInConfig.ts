import type { Problem } from '../problem.ts';
import { reportInConfig } from './reportInConfig.ts';

/** Whether the file of the configuration has a field, whatever is in it. One that it lacks is placed where the whole stands. */
export async function isInConfig(siteDir: string, field: Problem['path']): Promise<boolean> {
  const [whole, found] = await reportInConfig(siteDir, (report) => {
    for (const path of [[], field]) report({ path, of: 'key', code: '', message: '', hint: null });
  });
  return whole?.line !== found?.line || whole?.column !== found?.column;
}

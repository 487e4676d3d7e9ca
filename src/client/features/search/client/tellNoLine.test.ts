import { describe, expect, it } from 'vitest';
import { ApiError, NoLineError, RetryError } from './searchErrors.ts';
import { tellNoLine } from './tellNoLine.ts';

const REQUEST = { query: 'docker', snippetWords: 10 };

async function failWith(error: Error, isLineThere: boolean): Promise<unknown> {
  const search = async () => {
    throw error;
  };
  try {
    return await tellNoLine({ search }, async () => isLineThere).search(REQUEST);
  } catch (caught) {
    return caught;
  }
}

describe('tellNoLine', () => {
  it('tells of a missing line where nobody was reached, which stays a RetryError', async () => {
    const error = await failWith(new RetryError('nobody'), false);
    expect(error).toBeInstanceOf(NoLineError);
    expect(error).toMatchObject({ name: 'RetryError', message: 'nobody' });
    const ofHosts = Object.assign(new Error('hosts'), { name: 'RetryError' });
    expect(await failWith(ofHosts, false)).toBeInstanceOf(NoLineError);
  });

  it('leaves errors as they are where there is a line, or where somebody has answered', async () => {
    const nobody = new RetryError('nobody');
    expect(await failWith(nobody, true)).toBe(nobody);
    const refused = new ApiError('refused', 400);
    expect(await failWith(refused, false)).toBe(refused);
  });
});

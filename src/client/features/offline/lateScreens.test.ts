import { expect, it } from 'vitest';
import { lateScreens } from './lateScreens.ts';

/** Answers to each attempt, null for a failure, with the attempts that were made. */
function loading(...answers: (string | null)[]) {
  const attempts: number[] = [];
  const screens = lateScreens(async (attempt) => {
    attempts.push(attempt);
    const answer = answers[attempt] ?? null;
    if (answer === null) throw new Error(`Attempt ${attempt} failed.`);
    return answer;
  });
  return { attempts, screens };
}

it('loads nothing before it is asked, and then once', async () => {
  const { attempts, screens } = loading('here');
  expect(attempts).toEqual([]);
  expect(await Promise.all([screens(), screens()])).toEqual(['here', 'here']);
  expect(await screens()).toBe('here');
  expect(attempts).toEqual([0]);
});

it('follows a failed attempt by another, at another address', async () => {
  const { attempts, screens } = loading(null, 'here');
  expect(await screens()).toBe('here');
  expect(attempts).toEqual([0, 1]);
});

it('says when both failed, and tries anew when it is asked again', async () => {
  const { attempts, screens } = loading(null, null, 'here');
  await expect(screens()).rejects.toThrow('Attempt 1 failed.');
  expect(await screens()).toBe('here');
  expect(attempts).toEqual([0, 1, 2]);
});

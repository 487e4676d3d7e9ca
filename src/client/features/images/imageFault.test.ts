import { expect, test } from 'vitest';
import { frameEn } from '#model/messages/frame/en.ts';
import { imageFault, imageFaultText } from './imageFault.ts';

test('[S8.11] a picture that is not shown says whether it is missing, failed or out of reach', () => {
  const say = (status: number | null, isOnline: boolean) =>
    imageFaultText(imageFault(status, isOnline), frameEn);
  expect(say(404, true)).toBe('404. Image not found');
  expect(say(410, true)).toBe('404. Image not found');
  expect(say(500, true)).toBe('Error. Click to reload');
  expect(say(200, true)).toBe('Error. Click to reload');
  expect(say(null, true)).toBe('Error. Click to reload');
  expect(say(null, false)).toBe('Your browser is offline. Image not loaded');
});

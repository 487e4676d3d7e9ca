import { describe, expect, test } from 'vitest';
import { askedByKey, type KeyFacts } from './askedByKey.ts';

function press(key: string, changes: Partial<KeyFacts> = {}): ReturnType<typeof askedByKey> {
  return askedByKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    isInTextField: false,
    isOnButton: false,
    ...changes,
  });
}

describe('[S2.25] keys open the search', () => {
  test('Ctrl+K and Cmd+K everywhere', () => {
    expect(press('k', { ctrlKey: true })).toBe('toggle');
    expect(press('K', { metaKey: true, isInTextField: true })).toBe('toggle');
    expect(press('k')).toBeNull();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeNull();
    expect(press('K', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('k', { metaKey: true, shiftKey: true }), 'with caps lock').toBeNull();
    expect(press('j', { ctrlKey: true })).toBeNull();
  });

  test("'/' when focus is not in a text field", () => {
    expect(press('/')).toEqual({ letter: '' });
    expect(press('/', { shiftKey: true }), 'as on a German keyboard').toEqual({ letter: '' });
    expect(press('/', { isInTextField: true })).toBeNull();
    expect(press('/', { ctrlKey: true })).toBeNull();
  });

  test('a letter or digit on the focused button, with that letter', () => {
    expect(press('r', { isOnButton: true })).toEqual({ letter: 'r' });
    expect(press('7', { isOnButton: true })).toEqual({ letter: '7' });
    expect(press('é', { isOnButton: true })).toEqual({ letter: 'é' });
    expect(press('r')).toBeNull();
    for (const key of ['Enter', ' ', 'Tab', 'F5', 'ArrowDown', '?'])
      expect(press(key, { isOnButton: true }), key).toBeNull();
  });

  test('nothing while an input method is at work', () => {
    expect(press('/', { isComposing: true })).toBeNull();
    expect(press('r', { isComposing: true, isOnButton: true })).toBeNull();
    expect(press('k', { isComposing: true, ctrlKey: true })).toBeNull();
  });
});

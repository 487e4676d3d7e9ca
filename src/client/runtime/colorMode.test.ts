import { describe, expect, it } from 'vitest';
import { chooseColorMode, oppositeColorMode } from './colorMode.ts';

describe('chooseColorMode', () => {
  it('takes the saved choice before all else', () => {
    expect(chooseColorMode({ saved: 'dark', fallback: 'light', system: 'light' })).toBe('dark');
    expect(chooseColorMode({ saved: 'light', fallback: 'dark', system: 'dark' })).toBe('light');
  });

  it('uses the system preference with no saved choice, where the site follows it', () => {
    expect(chooseColorMode({ saved: null, fallback: 'light', system: 'dark' })).toBe('dark');
  });

  it('uses the default mode otherwise, also when the saved value is none of the two', () => {
    expect(chooseColorMode({ saved: null, fallback: 'light', system: null })).toBe('light');
    expect(chooseColorMode({ saved: 'purple', fallback: 'dark', system: null })).toBe('dark');
    expect(chooseColorMode({ saved: '', fallback: 'light', system: null })).toBe('light');
  });
});

describe('oppositeColorMode', () => {
  it('switches between light and dark', () => {
    expect(oppositeColorMode('light')).toBe('dark');
    expect(oppositeColorMode('dark')).toBe('light');
  });
});

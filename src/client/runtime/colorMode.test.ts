import { describe, expect, it } from 'vitest';
import { chooseColorMode, oppositeColorMode } from './colorMode.ts';

describe('chooseColorMode', () => {
  it('takes the saved choice before all else', () => {
    expect(chooseColorMode({ saved: 'dark', system: 'light' }, 'light')).toBe('dark');
    expect(chooseColorMode({ saved: 'light', system: 'dark' }, 'dark')).toBe('light');
  });

  it('uses the system preference with no saved choice, where the site follows it', () => {
    expect(chooseColorMode({ saved: null, system: 'dark' }, 'light')).toBe('dark');
  });

  it('uses the default mode otherwise, also when the saved value is none of the two', () => {
    expect(chooseColorMode({ saved: null, system: null }, 'light')).toBe('light');
    expect(chooseColorMode({ saved: 'purple', system: null }, 'dark')).toBe('dark');
    expect(chooseColorMode({ saved: '', system: null }, 'light')).toBe('light');
  });
});

describe('oppositeColorMode', () => {
  it('switches between light and dark', () => {
    expect(oppositeColorMode('light')).toBe('dark');
    expect(oppositeColorMode('dark')).toBe('light');
  });
});

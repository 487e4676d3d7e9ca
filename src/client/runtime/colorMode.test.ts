import { describe, expect, it } from 'vitest';
import { chooseColorMode } from './colorMode.ts';

describe('chooseColorMode', () => {
  it('takes the saved choice before all else', () => {
    expect(chooseColorMode('dark', 'light', 'light')).toBe('dark');
    expect(chooseColorMode('light', 'dark', 'dark')).toBe('light');
  });

  it('uses the system preference with no saved choice, where the site follows it', () => {
    expect(chooseColorMode(null, 'dark', 'light')).toBe('dark');
  });

  it('uses the default mode otherwise, also when the saved value is none of the two', () => {
    expect(chooseColorMode(null, null, 'light')).toBe('light');
    expect(chooseColorMode('purple', null, 'dark')).toBe('dark');
    expect(chooseColorMode('', null, 'light')).toBe('light');
  });
});

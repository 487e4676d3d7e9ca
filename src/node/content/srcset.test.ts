import { expect, it } from 'vitest';
import { mapSrcset, srcsetAddresses } from './srcset.ts';

it.each([
  ['a.png', ['a.png']],
  ['./a.png 1x, /b.png 2x', ['./a.png', '/b.png']],
  ['a.png, b.png 2x,', ['a.png', 'b.png']],
  ['\n  a.png 480w,\n  b.png 800w\n', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x ,c.png', ['a.png', 'b.png', 'c.png']],
  ['data:image/gif;base64,R0 1x, a,b.png 2x', ['data:image/gif;base64,R0', 'a,b.png']],
  ['', []],
  [' , ', []],
])('reads the addresses of %j as browsers do', (srcset, addresses) => {
  expect(srcsetAddresses(srcset)).toEqual(addresses);
});

it('replaces addresses and nothing else', () => {
  expect(mapSrcset('\n a.png 480w,\n b.png   2x ,c.png', (address) => `/$&/${address}`)).toBe(
    '\n /$&/a.png 480w,\n /$&/b.png   2x ,/$&/c.png',
  );
});

import { expect, it } from 'vitest';
import type { Picture } from './loadPicture.ts';
import { renderImage } from './renderImage.ts';

const files = (extension: string): { href: string; width: number }[] =>
  [480, 1000].map((width) => ({ href: `/a-${width}.${extension}`, width }));
const picture: Picture = {
  src: '/a-1000.jpg',
  srcSize: { width: 1000, height: 500 },
  size: { width: 6000, height: 3000 },
  sources: [
    { type: 'image/avif', files: files('avif') },
    { type: 'image/webp', files: files('webp') },
  ],
};
const drawing: Picture = { src: '/a.svg', srcSize: null, size: null, sources: [] };
const render = (attributes: Record<string, string>, of: Picture | null): string =>
  renderImage(new Map(Object.entries(attributes)), of);

it('offers modern formats first and reserves the room', () => {
  const sizes = 'sizes="(max-width: 996px) 100vw, 46rem"';
  expect(render({ src: './a.jpg', alt: '"A" & b', title: 'T', class: 'c' }, picture)).toBe(
    `<picture><source type="image/avif" srcset="/a-480.avif 480w, /a-1000.avif 1000w" ${sizes}>` +
      `<source type="image/webp" srcset="/a-480.webp 480w, /a-1000.webp 1000w" ${sizes}>` +
      '<img src="/a-1000.jpg" alt="&quot;A&quot; &amp; b" title="T" class="c" width="1000" height="500" loading="lazy" decoding="async"></picture>',
  );
});

it.each([
  [{ width: '300' }, 'width="300" height="150"', '(max-width: 300px) 100vw, 300px'],
  [{ height: '100' }, 'height="100" width="200"', '(max-width: 200px) 100vw, 200px'],
  [{ width: '300', height: '10' }, 'width="300" height="10"', '(max-width: 300px) 100vw, 300px'],
  [{ width: '50%' }, 'width="50%" alt', '(max-width: 996px) 100vw, 46rem'],
])('keeps the size that the author gives: %j', (attributes, size, sizes) => {
  const html = render({ src: './a.jpg', ...attributes }, picture);
  expect(html).toContain(size);
  expect(html).toContain(`sizes="${sizes}"`);
});

it('is plain in a picture of the author, whose own files would never show otherwise', () => {
  expect(renderImage(new Map([['src', './a.jpg']]), picture, true)).toBe(
    '<img src="/a-1000.jpg" width="1000" height="500" alt="" loading="lazy" decoding="async">',
  );
});

it('drawings and pictures elsewhere are plain', () => {
  expect(render({ src: './a.svg', alt: 'A' }, drawing)).toBe(
    '<img src="/a.svg" alt="A" loading="lazy" decoding="async">',
  );
  expect(render({ src: 'https://x/a.png' }, null)).toBe(
    '<img src="https://x/a.png" alt="" loading="lazy" decoding="async">',
  );
  expect(render({ src: './a.jpg', srcset: '/b.png 2x', loading: 'eager' }, picture)).toBe(
    '<img src="/a-1000.jpg" srcset="/b.png 2x" loading="eager" width="1000" height="500" alt="" decoding="async">',
  );
});

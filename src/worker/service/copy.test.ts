import { describe, expect, it } from 'vitest';
import { copyFacts, fitsName, makeCopy, openCopy, openFile, revisionOf } from './copy.ts';

const TEXT = 'A page — halaman';

describe('a copy', () => {
  it('is known by the same hash as the build computes', async () => {
    // hashOf(TEXT) of src/node/content/hash.ts
    const expected = 'fd0e4ddc10f8422f1f6a';
    expect(await revisionOf(new TextEncoder().encode(TEXT).buffer)).toBe(expected);
  });

  it('says what it is', async () => {
    const { facts, response } = await makeCopy(new Response(TEXT), () => 'Judul “é”');
    expect(facts).toMatchObject({ size: 18, title: 'Judul “é”' });
    expect(copyFacts(response)).toEqual(facts);
  });

  it('keeps the headers that speak of the content, not those of the transfer', async () => {
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br', vary: 'Accept-Encoding' };
    const { response } = await makeCopy(new Response(TEXT, { headers }));
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(response.headers.has('vary')).toBe(false);
  });

  it('is given out whole', async () => {
    const { response } = await makeCopy(new Response(TEXT));
    expect(await (await openCopy(response))?.text()).toBe(TEXT);
  });
});

describe('no copy is given out', () => {
  it('where there is none', async () => {
    expect(await openCopy(undefined)).toBe(null);
  });

  it('that this worker has not made', async () => {
    expect(await openCopy(new Response(TEXT))).toBe(null);
  });

  it.each(['A page', `${TEXT}!`, '', 'a page — halaman'])('whose content has become %j', async (damaged) => {
    const { response } = await makeCopy(new Response(TEXT));
    expect(await openCopy(new Response(damaged, { headers: response.headers }))).toBe(null);
  });
});

describe('a copy fits a name', () => {
  const copyOf = async (type: string) =>
    (await makeCopy(new Response(TEXT, { headers: { 'content-type': type } }))).response;
  // The first digits of the hash above.
  const OWN_NAME = 'https://example.com/assets/diagrams/frame-fd0e4ddc.html';

  it.each(['text/javascript', 'image/svg+xml', 'text/plain; charset=utf-8', 'application/octet-stream'])(
    'if it is no HTML: %s',
    async (type) => {
      expect(fitsName('/assets/search-Ab12.js?1', await copyOf(type))).toBe(true);
      expect(await openFile('/assets/search-Ab12.js?1', await copyOf(type))).not.toBe(null);
    },
  );

  it('if it is HTML of the hash that the name holds', async () => {
    expect(await openFile(OWN_NAME, await copyOf('text/html'))).not.toBe(null);
  });

  it.each(['text/html', 'Text/HTML; charset=iso-8859-1', 'application/xhtml+xml'])(
    'and not if it is other HTML, as a login page is: %s',
    async (type) => {
      for (const url of ['/assets/search-Ab12.js', '/icon.svg?1', OWN_NAME.replace('fd0e', 'fd0f')]) {
        expect(fitsName(url, await copyOf(type))).toBe(false);
        expect(await openFile(url, await copyOf(type))).toBe(null);
      }
    },
  );

  it('and not if it is none of ours', () => {
    const headers = { 'content-type': 'text/html' };
    expect(fitsName('/assets/undefined.html', new Response(TEXT, { headers }))).toBe(false);
  });
});

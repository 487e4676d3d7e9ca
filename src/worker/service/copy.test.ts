import { describe, expect, it } from 'vitest';
import { copyFacts, makeCopy, openCopy, revisionOf } from './copy.ts';

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

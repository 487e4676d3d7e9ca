import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../indexedPage.ts';
import { find, indexOf, page } from './engineFixture.ts';

const filler = 'Some words that stand for all the others which a page has, as every page does. ';

/** A small site about a few things. */
const site: readonly IndexedPage[] = [
  page(
    '/docker',
    ['Docker on a small board', `Docker runs there too. ${filler}`],
    [2, 'Install', `Get docker from the package manager. ${filler}`],
    [2, 'Dark corners', `What goes wrong with docker. ${filler}`],
  ),
  page(
    '/blog-setup',
    ['How this site is made', `A site generator and a server. ${filler}`],
    [2, 'Docker', `One image, one container. ${filler}`],
    [2, 'Deployment', `Docker again, and a tunnel. Docker docker docker. ${filler}`],
    [3, 'Caching', `Pages are cached at the edge. ${filler}`],
  ),
  page(
    '/hooks',
    ['React hooks', `All about useEffect and useState. ${filler}`],
    [2, 'useEffect', `Runs after a render. ${filler}`],
    [2, 'Rules of use', `The effect of breaking them. Use them well. ${filler}`],
    [2, 'Dark mode', `Follow the system. ${filler}`],
  ),
  page(
    '/menulis',
    ['Menulis di situs ini', 'Tulisan ada dalam folder.'],
    [2, 'Penggunaan gambar', 'Menggunakan gambar yang kecil.'],
    [2, 'Penulis', 'Nama yang menulis.'],
  ),
];
const english = indexOf(site);
const indonesian = indexOf(site, { language: 'id' });
const first = async (query: string, index = english) => (await find(index, query))[0];

describe('what comes first', () => {
  it('is for a single word the page that is about it', async () => {
    expect(await first('docker')).toBe('/docker');
    expect(await first('react')).toBe('/hooks');
    expect(await first('dock')).toBe('/docker');
  });

  it('is of pages that are not called so the one that speaks of it throughout, not the first to mention it', async () => {
    const index = indexOf([
      page('/once', ['A speaker', `Built on a raspberry pi. ${filler}`], [2, 'Sound', filler]),
      page(
        '/often',
        ['A blog on the shelf', `It runs on a raspberry pi. ${filler}`],
        [2, 'Power', `What the raspberry pi draws. ${filler}`],
        [2, 'Heat', `How warm a raspberry pi gets. ${filler}`],
      ),
      page('/other', ['Something else', filler], [2, 'Nothing', filler]),
    ]);
    expect(await first('raspberry pi', index)).toBe('/often');
  });

  it('is the section whose heading the words are', async () => {
    expect(await first('deployment')).toBe('/blog-setup#section-2');
    expect(await first('docker install')).toBe('/docker#section-1');
    expect(await first('dark mode')).toBe('/hooks#section-3');
  });

  it.each(['useEffect', 'useeffect', 'use effect', 'useEff', 'use-effect', 'use_effect', 'USEEFFECT'])(
    'is the identifier, written as %s',
    async (query) => {
      expect(await first(query)).toBe('/hooks#section-1');
    },
  );

  it('is what a question is about', async () => {
    expect(await first('how do I do the deployment')).toBe('/blog-setup#section-2');
    expect(await first('bagaimana cara untuk tulis', indonesian)).toBe('/menulis');
  });

  it('finds two words that were written as one', async () => {
    expect(await first('darkmode')).toBe('/hooks#section-3');
  });

  it('finds two words that were written as one rather than a name that is near', async () => {
    const code = page('/context', ['Expressions', `Who it was: githubActor, useDarkMades. ${filler}`]);
    const workflow = page('/workflow', ['GitHub Actions', `Workflows. ${filler}`], [2, 'Cache', filler]);
    const index = indexOf([...site, code, workflow]);
    expect((await find(index, 'githubactions')).slice(0, 2)).toEqual(['/workflow', '/workflow#section-1']);
    expect(await find(index, 'githubactions')).toContain('/context');
  });

  it('finds two words that were written as one beside a name that is one typo away', async () => {
    const code = page('/code', ['Expressions', `As in dockerImege. ${filler}`]);
    const image = page('/image', ['Docker image', `Layers. ${filler}`]);
    expect(await find(indexOf([code, image]), 'dockerimage')).toEqual(['/image', '/code']);
    expect(await find(indexOf([code]), 'dockerimage')).toEqual(['/code']);
  });

  it('is the nearest form of a word rather than two words that happen to make it', async () => {
    const meant = page('/meant', ['A framework', filler]);
    const other = page('/other', ['How a frame works', filler]);
    expect(await find(indexOf([other, meant]), 'frameworks')).toEqual(['/meant']);
  });

  it.each(['iOS17', 'iOS17.3'])('is no worse for the capitals of %s', async (query) => {
    const index = indexOf([
      page('/player', ['Music at home', 'On iOS 17.3 it plays.'], [2, 'New in iOS 17', 'Rooms.']),
      page('/other', ['Notes', 'Chapter 3. I was there.'], [2, 'Systems', 'An OS.']),
    ]);
    const found = await find(index, query);
    expect(found).toEqual(await find(index, query.toLowerCase()));
    expect(found[0]).toMatch('/player');
  });

  it('is a name with a number, written as in the text', async () => {
    const index = indexOf([page('/encoding', ['Notes', 'Ask isUTF8 for it.']), ...site]);
    expect(await find(index, 'isUTF8')).toEqual(['/encoding']);
    expect(await find(index, 'UTF8')).toEqual(['/encoding']);
  });

  it('finds other forms of a word', async () => {
    expect(await first('deploying')).toBe('/blog-setup#section-2');
    expect(await first('cache')).toBe('/blog-setup#section-3');
    expect(await first('tulis', indonesian)).toBe('/menulis');
    expect(await first('guna gambar', indonesian)).toBe('/menulis#section-1');
    expect(await first('menggunakan', indonesian)).toBe('/menulis#section-1');
  });

  it('finds a word with as many typos as its length allows, never one with a wrong first letter unless it is long', async () => {
    expect(await first('dokcer')).toBe('/docker');
    expect(await first('deplyment')).toBe('/blog-setup#section-2');
    expect(await first('deplymnet')).toBe('/blog-setup#section-2');
    expect(await first('feployment')).toBe('/blog-setup#section-2');
    expect(await find(english, 'socker')).toEqual([]);
    expect(await find(english, 'rnder')).toEqual(['/hooks#section-1']);
    expect(await find(english, 'rxd')).toEqual([]);
  });

  it('is for a word with a typo what it is for the word, but counts less than in another index that has the word', async () => {
    const pages = [
      page(
        '/state',
        ['Recoil and its state', `Selectors and atoms. ${filler}`],
        [2, 'Atoms and selectors', `What they are. ${filler}`],
        [2, 'What it costs', `Recoil is a library. ${filler}`],
      ),
      ...site,
    ];
    const index = indexOf(pages);
    expect(await first('recoil selectors', index)).toBe('/state#section-1');
    expect(await first('recoil selctors', index)).toBe('/state#section-1');
    const scoreOf = async (query: string) => (await index.search(query)).matches[0]?.score ?? 0;
    expect(await scoreOf('recoil selctors')).toBeLessThan(await scoreOf('recoil selectors'));
  });

  it('takes a long word for a slip where the index has only others of its root', async () => {
    const pages = [
      page('/state', ['State management', filler]),
      page('/team', ['What a manager does', `Managers are managing. ${filler}`]),
      ...site,
    ];
    const index = indexOf(pages);
    const found = await find(index, 'managment');
    expect(found.slice(0, 2)).toEqual(['/state', '/team']);
    expect(await first('state managment', index)).toBe('/state');
    const { terms } = await index.search('managment', { allowsTypos: false });
    expect([...terms.keys()]).not.toContain('management');
  });

  it('finds no word with a typo where none is allowed, but still two that were written as one', async () => {
    const found = async (query: string) =>
      (await english.search(query, { allowsTypos: false })).matches.length;
    expect(await found('dokcer')).toBe(0);
    expect(await found('deplyment')).toBe(0);
    expect(await found('docker')).toBeGreaterThan(0);
    expect(await found('darkmode')).toBeGreaterThan(0);
  });

  it('is begun by the last word, by none or by each, as one asks', async () => {
    const found = async (query: string, begun: 'none' | 'last' | 'all') =>
      (await english.search(query, { begun, allowsTypos: false })).matches.length;
    expect(await found('deplo', 'last')).toBe(await found('deployment', 'none'));
    expect(await found('deplo', 'none')).toBe(0);
    const hasJoin = async (begun: 'none' | 'last') =>
      (await english.search('use eff', { begun })).terms.has('useeffect');
    expect([await hasJoin('last'), await hasJoin('none')]).toEqual([true, false]);
    const { words, terms } = await english.search('deplo dock', { begun: 'all' });
    expect(words).toEqual(['deplo', 'dock']);
    expect([...terms.keys()].toSorted()).toEqual(['deployment', 'docker']);
    expect([...(await english.search('deplo dock', { allowsTypos: false })).terms.keys()]).toEqual([
      'docker',
    ]);
  });

  it('finds a version with or without its v, and takes no number for another', async () => {
    const index = indexOf([
      page('/old', ['Release v1.2.3', 'Costs 1000.']),
      page('/new', ['Release 1.2.4', 'Costs 100.']),
    ]);
    expect(await find(index, '1.2.3')).toEqual(['/old']);
    expect(await find(index, 'v1.2.4')).toEqual(['/new']);
    expect((await find(index, '1.2')).toSorted()).toEqual(['/new', '/old']);
    expect(await find(index, '1001')).toEqual([]);
    expect(await find(index, '1.2.5')).toEqual([]);
  });

  it('has the whole query where that is to be had; one word that is nowhere is no obstacle', async () => {
    expect(await first('docker package manager xyzzyq')).toBe('/docker#section-1');
    expect((await find(english, 'docker package manager')).length).toBeLessThan(4);
    expect(await find(english, 'xyzzyq qwrtzp')).toEqual([]);
  });

  it('is followed, where no section has all the words, by those named after one: a rare word hides nothing', async () => {
    expect(await find(english, 'manager dark')).toEqual([
      '/docker#section-2',
      '/hooks#section-3',
      '/docker#section-1',
    ]);
    expect(await find(english, 'manager site')).toEqual(['/blog-setup', '/docker#section-1']);
  });

  it('is what is named after one of two words rather than what has the other, rarer one in passing', async () => {
    const subject = page('/atoms', ['Atoms: state in small pieces', filler], [2, 'Atoms in use', filler]);
    const passing = page('/notes', ['Notes', filler], [2, 'Sources', `The official tutorial. ${filler}`]);
    const index = indexOf([passing, subject]);
    expect(await find(index, 'atoms tutorial')).toEqual(['/atoms', '/atoms#section-1', '/notes#section-1']);
    const tagged = { ...page('/speaker', ['Sound in every room', filler]), topics: 'HomePod' };
    const other = page('/notes', ['Notes', `Minified, in short mini. ${filler}`]);
    expect((await find(indexOf([other, tagged]), 'homepod mini')).toSorted()).toEqual(['/notes', '/speaker']);
  });

  it('is what has two of three words rather than what is named after one', async () => {
    const two = page('/two', ['Notes', `A kettle for the tea. ${filler}`]);
    const named = page('/named', ['Kettle', filler]);
    const third = page('/third', ['More', `Some sugar. ${filler}`]);
    expect((await find(indexOf([named, third, two]), 'kettle tea sugar')).slice(0, 2)).toEqual([
      '/two',
      '/named',
    ]);
  });

  it('is of two that have one word each, as good otherwise, the one that has it as it was typed', async () => {
    const index = indexOf([
      page('/drafts', ['Drafts and unlisted pages', filler]),
      page('/clocks', ['One song, many clocks', filler]),
    ]);
    expect(await find(index, 'clock drift')).toEqual(['/clocks', '/drafts']);
  });

  it('is the form as it was typed rather than another of the same root', async () => {
    const index = indexOf(
      [
        page('/counting', ['Catatan', filler], [2, 'Menghitung pembaca', 'Pembaca dan pembaca.']),
        page('/reading', ['Lainnya', filler], [2, 'Membaca tanpa JavaScript', 'Halaman ini.']),
      ],
      { language: 'id' },
    );
    expect(await first('membaca', index)).toBe('/reading#section-1');
    expect(await first('pembaca', index)).toBe('/counting#section-1');
  });

  it('is the page whose topics are all the words rather than one that has them in passing', async () => {
    const passing = page(
      '/passing',
      ['Routes', filler],
      [2, 'Back', 'From home to a server, and home again.'],
    );
    const tagged = page('/tagged', ['A blog on the shelf', filler], [2, 'Power', filler]);
    const withTopics = { ...tagged, topics: 'Home Server, Docker' };
    expect(await find(indexOf([passing, tagged]), 'home server')).toEqual(['/passing#section-1']);
    expect(await find(indexOf([passing, withTopics]), 'home server')).toEqual([
      '/tagged',
      '/passing#section-1',
    ]);
    expect(await find(indexOf([withTopics]), 'docker')).toEqual(['/tagged']);
  });

  it('is followed by no such section where two have all the words, unless they have them by a typo', async () => {
    const both = page('/both', ['Notes', 'A manager in the dark.'], [2, 'More', 'The dark manager.']);
    const index = indexOf([...site, both]);
    expect((await find(index, 'manager dark')).toSorted()).toEqual([
      '/both',
      '/both#section-1',
      '/docker#section-1',
    ]);
    expect((await find(index, 'managre dark')).toSorted()).toEqual([
      '/both',
      '/both#section-1',
      '/docker#section-1',
      '/docker#section-2',
      '/hooks#section-3',
    ]);
    expect((await find(index, 'managre dark'))[0]).toMatch('/both');
  });

  it('inherits the headings above', async () => {
    expect((await find(english, 'react rules'))[0]).toBe('/hooks#section-2');
    expect((await find(english, 'react')).toSorted()).toEqual([
      '/hooks',
      '/hooks#section-1',
      '/hooks#section-2',
      '/hooks#section-3',
    ]);
  });

  it('is of two equal pages the better linked one, else the first', async () => {
    const one = page('/one', ['Same title', 'Same text.']);
    const two = page('/two', ['Same title', 'Same text.']);
    expect(await find(indexOf([one, two]), 'same')).toEqual(['/one', '/two']);
    expect(await find(indexOf([two, one]), 'same')).toEqual(['/two', '/one']);
    expect(await find(indexOf([one, { ...two, inboundLinks: 9 }]), 'same')).toEqual(['/two', '/one']);
  });

  it('is of a page three sections, then those of other pages: none fills the list by its title alone', async () => {
    const parts = Array.from({ length: 30 }, (_, at) => [2, `Part ${at}`, filler] as const);
    const guide = page('/guide', ['Writing', 'All about it.'], ...parts);
    const other = page('/other', ['Notes', 'On writing.'], [2, 'More', 'Writing again.']);
    const found = await find(indexOf([guide, other]), 'writing');
    expect(found.slice(0, 6)).toEqual([
      '/guide',
      '/guide#section-1',
      '/guide#section-2',
      '/other',
      '/other#section-1',
      '/guide#section-3',
    ]);
    expect(found).toHaveLength(33);
  });

  it('is of one page more than three sections rather than one that lacks a word', async () => {
    const parts = Array.from({ length: 5 }, (_, at) => [2, `Part ${at}`, 'Of the manager.'] as const);
    const guide = page('/guide', ['Writing', 'All about it.'], ...parts);
    const found = await find(indexOf([guide, page('/other', ['Notes', 'The manager.'])]), 'writing manager');
    expect(found.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((at) => `/guide#section-${at}`));
  });

  it('is a heading rather than a link: the prior is mild', async () => {
    const about = page('/about-it', ['Recoil', 'State in small pieces.']);
    const busy = { ...page('/busy', ['Notes', 'Among others recoil.']), inboundLinks: 1000 };
    expect(await find(indexOf([busy, about]), 'recoil')).toEqual(['/about-it', '/busy']);
  });
});

describe('an order', () => {
  it('is by score, then by section, and scores are of the sections, not of where they stand', async () => {
    const shuffled = fc.shuffledSubarray([...site], { minLength: site.length, maxLength: site.length });
    const query = fc.constantFrom(
      'docker',
      'use effect',
      'dark',
      'site image',
      'menulis',
      'the page',
      'dokcer',
      'd',
    );
    await fc.assert(
      fc.asyncProperty(shuffled, query, async (pages, query) => {
        const scored = async (pages: readonly IndexedPage[]) => {
          const index = indexOf(pages);
          const { matches } = await index.search(query);
          matches.slice(1).forEach((match, at) => {
            const before = matches[at];
            if (before) expect(before.score > match.score || before.section < match.section).toBe(true);
          });
          const texts = await index.textsOf(matches.map(({ section }) => section));
          return new Map(texts.map(({ url }, at) => [url, matches[at]?.score]));
        };
        expect(await scored(pages)).toEqual(await scored(site));
      }),
      { numRuns: 50 },
    );
  });
});

// Posts for search: a vocabulary that grows with the text as that of real texts does (Heaps: about 37,000 words in
// 900,000), used by Zipf's law, with words that keep to their post, forms of words, and identifiers.

const COMMON =
  'the of and to in a is that for it as with be by on not this are or from at which but have an you one all we can has there if more when will would so no each than them other into its only some then two how may do use file page code build'.split(
    ' ',
  );
const ONSETS = 'b c d f g h j k l m n p r s t v w st tr pl gr cl pr sh th ch qu'.split(' ');
const NUCLEI = 'a e i o u ea ou io ai e i a o'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 't', 'nd', 'ng', 'l', 'ck', 'm', 'p', 'x'];
const ENDINGS = ['s', 'ed', 'ing', 'er', 'ation', 'ly', 'able', 's', 's', 'ing'];
const GROWTH = { factor: 10, power: 0.6 };
const OWN_SHARE = 0.3;

/** The pages of a site with so many posts. The same number gives the same pages. */
export function generatePages(count) {
  const random = mulberry(42);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = [...COMMON];
  const known = new Set(words);
  let written = 0;

  const add = (make) => {
    let word = make();
    while (known.has(word)) word = make();
    known.add(word);
    words.push(word);
    return word;
  };
  const root = () => {
    let word = '';
    for (let syllables = 1 + Math.floor(random() * 3); syllables > 0; syllables -= 1)
      word += pick(ONSETS) + pick(NUCLEI);
    return word + pick(CODAS);
  };
  const plain = () => words[zipf(random(), words.length)].toLowerCase().replace(/\W/g, '');
  const newWord = () => {
    const kind = random();
    if (kind < 0.05)
      return add(() => `${plain()}${capital(plain())}${random() < 0.3 ? capital(plain()) : ''}`);
    if (kind < 0.08) return add(() => String(Math.floor(random() ** 3 * 100_000)));
    if (kind < 0.5) return add(() => plain() + pick(ENDINGS) + (random() < 0.1 ? pick(ENDINGS) : ''));
    return add(root);
  };
  const nextWord = (own) => {
    written += 1;
    if (random() < GROWTH.factor * GROWTH.power * written ** (GROWTH.power - 1))
      return own[own.push(newWord()) - 1];
    if (own.length > 0 && random() < OWN_SHARE) return pick(own);
    const word = words[zipf(random(), words.length)];
    if (!COMMON.includes(word)) own.push(word);
    return word;
  };
  const sentence = (own) => {
    const length = 6 + Math.floor(random() * 16);
    const list = Array.from({ length }, () => nextWord(own) + (random() < 0.06 ? ',' : ''));
    return `${capital(list.join(' ')).replace(/,$/, '')}.`;
  };
  const heading = (own) =>
    capital(Array.from({ length: 1 + Math.floor(random() * 5) }, () => nextWord(own)).join(' '));

  return Array.from({ length: count }, (_, post) => {
    const own = [];
    const levels = [
      1,
      ...Array.from({ length: 4 + Math.floor(random() * 6) }, (_, index) =>
        index > 0 && random() < 0.5 ? 3 : 2,
      ),
    ];
    const sections = levels.map((level, index) => {
      const content = Array.from({ length: 2 + Math.floor(random() * 13) }, () => sentence(own)).join(' ');
      return { anchor: index === 0 ? null : `section-${index}`, level, heading: heading(own), content };
    });
    for (const section of sections)
      if (section.anchor) section.anchor = section.heading.toLowerCase().replaceAll(' ', '-');
    return {
      url: `/${sections[0].heading.toLowerCase().replaceAll(' ', '-')}-${post}`,
      group: 'Blog',
      tag: 'default',
      textLanguage: 'en',
      inboundLinks: Math.floor(random() ** 6 * 20),
      sections,
    };
  });
}

/** What readers of these pages may ask for: one to three words of a section, most often of its heading. */
export function generateQueries(pages, count) {
  const random = mulberry(7);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    const { heading, content } = pick(pick(pages).sections);
    const list = (random() < 0.6 ? heading : content)
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2);
    const start = Math.floor(random() * list.length);
    return list.slice(start, start + 1 + Math.floor(random() * 3)).join(' ') || 'build';
  });
}

/** A rank by Zipf's law with Mandelbrot's shift, from a number of 0 to 1. */
function zipf(value, count) {
  return Math.min(count - 1, Math.floor(2.7 * ((count + 2.7) / 2.7) ** value - 2.7));
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function mulberry(start) {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

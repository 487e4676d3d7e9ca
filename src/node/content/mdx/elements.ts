/** Elements of HTML that may stand in a text, with those of old that browsers still show in their way. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data ' +
    'datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript ' +
    'object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot ' +
    'small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time tr track ' +
    'u ul var video wbr ' +
    'acronym big center font marquee nobr rb rtc strike tt'
  ).split(' '),
);

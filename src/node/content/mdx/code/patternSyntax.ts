/** Parts of Oniguruma's patterns, for whoever reads one from `lastIndex` on. */

/** Characters that stand for themselves, up to one that may be repeated: read at once, since long patterns are lists of words. */
export const WORDS = /[\w ,;:=<>!&@#%'"`~/-]+(?![?*+{])/y;

export const QUANTIFIERS = /(?:[?*+]|\{(?:\d+,?\d*|,\d+)\})+/y;

import * as z from 'zod';
import { oneLine } from '../oneLine.ts';

/** Words that readers see: one text for every language, or one for each, such as `{ en: 'Books', id: 'Buku' }`. */
export type Text = string | Readonly<Record<string, string>>;

/** How a language is written in the configuration: 'en', 'pt-BR', 'zh-Hans'. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const error = "text, or one text for each language such as { en: 'Books', id: 'Buku' }";

const maybeEmpty = z.string().overwrite(oneLine);

/** What names something: without it a page would have no title, a link no words. */
export const textSchema = textOf(maybeEmpty.min(1, { error }));

/** What may be left empty. */
export const maybeEmptySchema = textOf(maybeEmpty);

function textOf<Words extends z.ZodType<string>>(words: Words) {
  const byLanguage = z
    .record(z.string().regex(LANGUAGE_CODE, { error }), words)
    .refine((texts) => Object.keys(texts).length > 0, { error });
  return z.union([words, byLanguage], { error });
}

/** The text in the given language, else in the default one, else in the first language there is. */
export function textIn(text: Text, language: string, defaultLanguage: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '';
}

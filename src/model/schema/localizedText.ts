import * as z from 'zod';
import { oneLine } from '../oneLine.ts';

/** Words that readers see: one text for every language, or one for each, such as `{ en: 'Books', id: 'Buku' }`. */
export type Text = string | Readonly<Record<string, string>>;

/** How a language is written in the configuration: 'en', 'pt-BR', 'zh-Hans'. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const error = "text, or one text for each language such as { en: 'Books', id: 'Buku' }";

const words = z.string().overwrite(oneLine);

const byLanguage = z
  .record(z.string().regex(LANGUAGE_CODE, { error }), words)
  .refine((texts) => Object.keys(texts).length > 0, { error });

export const textSchema = z.union([words, byLanguage], { error });

/** The text in the given language, else in the default one, else in the first language there is. */
export function textIn(text: Text, language: string, defaultLanguage: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '';
}

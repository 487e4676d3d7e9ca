import * as z from 'zod';
import { oneLine } from '../oneLine.ts';
import type { Locale } from '../locale.ts';
import { LANGUAGE_CODE } from './localizedText.ts';

const RIGHT_TO_LEFT = new Set('ar arc ckb dv fa ha he khw ks ps sd ug ur yi'.split(' '));

/** What the site's own languages call themselves, so that no start pays for the table of all languages. */
const OWN_NAMES: Readonly<Record<string, string>> = { en: 'English', id: 'Indonesia' };

const codeSchema = z
  .string()
  .refine(isLanguageCode, { error: "a language code such as 'en' or 'pt-BR'", abort: true });

const localeObjectSchema = z.strictObject({
  code: codeSchema,
  label: z.string().overwrite(oneLine).min(1, { error: "the language's name such as 'English'" }).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: codeSchema.optional(),
  calendar: z
    .string()
    .refine((name) => Intl.supportedValuesOf('calendar').includes(name), {
      error: "a calendar such as 'gregory' or 'islamic'",
    })
    .optional(),
  path: z
    .string()
    .regex(/^[\w-]*$/, { error: "a path without slashes such as 'id', or '' for the root" })
    .optional(),
});

/** A code whose language is known well enough, or all about it. */
const localeSchema = z.union([codeSchema, localeObjectSchema], {
  error: "a language code such as 'id', or an object such as { code: 'id', label: 'Indonesia' }",
});

export const localesSchema = z.array(localeSchema).min(1, { error: 'at least one language', abort: true });

/** The locale with everything that was left out: the default one is at the root, others under their code. */
export function completeLocale(input: z.output<typeof localeSchema>, defaultCode: string): Locale {
  const given = typeof input === 'string' ? { code: input } : input;
  const { code } = given;
  return {
    code,
    label: given.label ?? nameOfLanguage(code),
    direction: given.direction ?? (RIGHT_TO_LEFT.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? code,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? (code === defaultCode ? '' : code),
  };
}

/** What the language calls itself, such as 'English' or 'Indonesia'. */
function nameOfLanguage(code: string): string {
  const own = OWN_NAMES[code];
  if (own !== undefined) return own;
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function isLanguageCode(code: string): boolean {
  if (!LANGUAGE_CODE.test(code)) return false;
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    // It throws on a code that is not well formed, which is the answer.
    return false;
  }
}

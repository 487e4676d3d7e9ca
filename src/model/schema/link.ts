import * as z from 'zod';
import { textSchema } from './localizedText.ts';

const PATH = /^\/(?!\/)[^\s\\]*$/;
const ADDRESS = /^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s().-]*)$/;

/** Where a link leads: a path of this site without base path and locale, or a whole address. */
export const targetSchema = z.string().refine((target) => PATH.test(target) || ADDRESS.test(target), {
  error: "a path such as '/archive', or an address that starts with https:, http:, mailto: or tel:",
});

/** An address on the web. */
export const addressSchema = z.string().refine(isWebAddress, {
  error: "an address such as 'https://example.com'",
  abort: true,
});

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

export const linkSchema = z.strictObject({
  label: textSchema,
  target: targetSchema,
});

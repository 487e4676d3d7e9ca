import * as z from 'zod';
import { isRedirectPath, REDIRECT_PATH } from '../redirectPath.ts';

/** An old address and where it leads now; both without base path. */
export const redirectSchema = z.strictObject({
  from: z.string().refine(isRedirectPath, { error: REDIRECT_PATH }),
  to: z.string().refine((to) => /^\/(?!\/)[^\s\\]*$/.test(to) || isSecureAddress(to), {
    error: "a path such as '/new' or '/new#part', or an address that starts with https:",
  }),
});

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
}

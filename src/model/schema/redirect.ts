import * as z from 'zod';
import { folderOfPattern, isRedirectPath, REDIRECT_PATH } from '../redirectPath.ts';

const NEW_ADDRESS = /^\/(?!\/)[^\s\\]*$/;

/** An old address and where it leads now, or two folders such as '/old/*' and '/new/*'; both without base path. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .refine((from) => isRedirectPath(folderOfPattern(from) ?? from), { error: REDIRECT_PATH }),
    to: z.string().refine((to) => NEW_ADDRESS.test(to) || isSecureAddress(to), {
      error: "a path such as '/new' or '/new#part', or an address that starts with https:",
    }),
  })
  .superRefine(({ from, to }, context) => {
    if (folderOfPattern(from) === null) return;
    const folder = folderOfPattern(to);
    if (folder === null || !isRedirectPath(folder))
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: `a folder of this site such as '/*' or '/new/*', since '${from}' is a folder`,
      });
    else if (from === '/*')
      context.addIssue({ code: 'custom', path: ['from'], message: "a folder such as '/old/*'" });
  });

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
}

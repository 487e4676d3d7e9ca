// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const REFUSED = /[?#\\\u0000-\u001f\u007f]|\/\/|\/\.(?!well-known\/)/;

/** Whether a text can be an old address: a path of this site without query, anchor, empty and hidden parts. */
export function isRedirectPath(text: string): boolean {
  return text.startsWith('/') && !REFUSED.test(text);
}

/** What `isRedirectPath` asks for, in words. */
export const REDIRECT_PATH = "a path such as '/old', without ? and #";

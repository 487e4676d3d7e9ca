const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What to tell of an error that ended the program: words and a hint; null where only the error itself tells anything. */
export function failureWords(error) {
  // Code of the site may throw anything.
  if (!(error instanceof Error)) return null;
  if (error.code === 'ERR_MODULE_NOT_FOUND') {
    return { message: error.message, hint: '`npm start` installs what is missing; `npm ci` does that alone' };
  }
  if (DISK_FULL.has(error.code)) {
    return {
      message: `The disk is full, or your share of it: ${error.message}`,
      hint: 'make room and run this again; the folder .lontar/cache of the site may go, it is made anew',
    };
  }
  if (error.syscall !== undefined) {
    // The file system refused something: its own words name the file, a stack would bury them.
    return {
      message: error.message,
      hint: 'check that the file is there, its name not too long, and that you may read or write it',
    };
  }
  return null;
}

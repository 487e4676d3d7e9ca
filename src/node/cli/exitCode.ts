/** 0: done. 1: the site has faults. 2: the command was used wrongly or could not run. */
export type ExitCode = 0 | 1 | 2;

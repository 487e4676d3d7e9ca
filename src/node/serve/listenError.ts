import { errorCode } from '../content/errorCode.ts';

/** The server could not start listening; `hint` says what to do about it. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly hint: string;

  constructor(message: string, hint: string, cause: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}

/** Words the error that `server.listen` gave. */
export function explainListenError(error: unknown, port: number, host: string): ListenError {
  switch (errorCode(error)) {
    case 'EADDRINUSE': {
      const free = port < 65535 ? port + 1 : 3000;
      const hint = `Stop the other program, or set PORT to a free one, as in PORT=${free} or --port ${free}`;
      return new ListenError(`Port ${port} is already in use.`, hint, error);
    }
    case 'EACCES':
      return new ListenError(
        `Port ${port} may not be used without more rights.`,
        'Set PORT to a number from 1024 to 65535.',
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenError(
        `This machine has no address '${host}'.`,
        'Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all its networks.',
        error,
      );
    default:
      return new ListenError(
        `Cannot listen on ${host}:${port}: ${String(error)}`,
        'Set PORT and HOST.',
        error,
      );
  }
}

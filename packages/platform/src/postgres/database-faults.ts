// Tells a database that cannot serve now, or whose pages are damaged, from one that refuses a statement.
import pg from 'pg';

/** No connection could be opened, or the server takes no writes: the request may be sent again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = (cause as { code?: string }).code;
  }
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  return error instanceof Error && isLostConnection(error);
}

// Connection exceptions, resources used up, a server that stops, crashes or starts, and one that takes no writes.
const UNAVAILABLE = /^(?:08|53|57P0|25006)/;

/** The driver's own errors have a code of the system, or none and a sentence. */
function isLostConnection(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined
    ? /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/.test(error.message)
    : /^(?:ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN)/.test(code);
}

/** A page that cannot be read: the disk or the memory of the machine is failing. */
export const isDamage = (code: string | undefined): boolean => code === 'XX001' || code === 'XX002';

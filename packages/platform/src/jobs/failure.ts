// Describes why a job failed in a message that may be stored and logged: it contains nothing that a user typed.
import pg from 'pg';

/** A failure whose message was written by the task and contains no personal data. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

const LONGEST = 300;

/**
 * Messages of databases and libraries quote values, so only their kind is reported: a state and the rule or function that
 * was broken, or the error's name and the line it came from.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailed) return error.message.slice(0, LONGEST);
  if (error instanceof pg.DatabaseError) return databaseReason(error).slice(0, LONGEST);
  if (!(error instanceof Error)) return 'failed with something that is not an error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const [, location] = /([\w.-]+\.[cm]?[jt]s:\d+)(?::\d+)?\)?$/m.exec(error.stack ?? '') ?? [];
  return `${error.name}${code}${location === undefined ? '' : ` at ${location}`}`.slice(0, LONGEST);
}

function databaseReason(error: pg.DatabaseError): string {
  const rule = error.constraint ?? error.table;
  const [location] = /PL\/pgSQL function \S+ line \d+/.exec(error.where ?? '') ?? [];
  return [`SQLSTATE ${error.code ?? 'unknown'}`, rule, location].filter((part) => part !== undefined).join(', ');
}

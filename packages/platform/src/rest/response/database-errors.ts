// What PostgreSQL refuses, in the protocol's words and statuses.
import type pg from 'pg';
import { isDamage, isUnavailable } from '#platform/postgres/database-faults.ts';
import { PoolBusy } from '#platform/postgres/shares.ts';
import { RestError } from '#platform/rest/errors.ts';
import { type Reader, visibleText } from './error-privacy.ts';

export function fromDatabase(error: pg.DatabaseError, reader: Reader): RestError {
  const code = error.code ?? 'XX000';
  if (code === 'PGRST') return raisedByFunction(error);
  // The message names a file of the server's.
  if (isDamage(code)) return new RestError(500, code, 'Internal error');
  const status = statusOf(code, error.message, reader.isAnonymous);
  const headers = HEADERS[status] ?? {};
  const { message, details, hint } = visibleText(error, reader);
  return new RestError(status, code, plain(message), { details, hint: hint === null ? null : plain(hint), headers });
}

const RETRY = { 'retry-after': '1' };
const HEADERS: Record<number, Record<string, string>> = { 401: { 'www-authenticate': 'Bearer' }, 503: RETRY };

/** The rows of a write or a call have a name of our own making, which tells the caller nothing. */
const plain = (text: string): string => text.replaceAll('pgrst_source.', '');

/** `raise sqlstate 'PGRST' using message = '{…}', detail = '{…}'` lets a function write the whole answer. */
function raisedByFunction(error: pg.DatabaseError): RestError {
  const body = parseObject(error.message);
  const answer = parseObject(error.detail ?? '');
  if (
    !body ||
    typeof body.code !== 'string' ||
    typeof body.message !== 'string' ||
    !answer ||
    typeof answer.status !== 'number'
  ) {
    return new RestError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
      details: body ? detailProblem(error.detail) : `Invalid JSON value for MESSAGE: '${error.message}'`,
      hint: body
        ? "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."
        : "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    });
  }
  const headers = Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return new RestError(answer.status, body.code, body.message, {
    details: body.details ?? null,
    hint: typeof body.hint === 'string' ? body.hint : null,
    headers,
  });
}

const detailProblem = (detail: string | undefined): string =>
  detail === undefined ? 'DETAIL is missing in the RAISE statement' : `Invalid JSON value for DETAIL: '${detail}'`;

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const BY_CODE: Record<string, number> = {
  '0A000': 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
};

const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Too complex or too long: the request's doing, so not a failure of the server.
  '54': 413,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '21000') return /requires a WHERE clause$|cannot affect row a second time$/.test(message) ? 400 : 500;
  if (code === '22023') return /^role .* does not exist$/.test(message) ? 401 : 400;
  if (code.startsWith('PT')) return /^PT[2-5]\d\d$/.test(code) ? Number(code.slice(2)) : 500;
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}

/** The database is out of reach, or every connection is busy: to be asked again. */
export function fromConnection(error: Error): RestError | null {
  if (error instanceof PoolBusy || /timeout exceeded when trying to connect/.test(error.message)) {
    return new RestError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.', { headers: RETRY });
  }
  if (!isUnavailable(error)) return null;
  return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.', { headers: RETRY });
}

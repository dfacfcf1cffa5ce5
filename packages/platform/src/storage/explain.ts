// What went wrong, in the words of storage: refusals of policies and constraints, a database out of reach, a full disk.
import pg from 'pg';
import { HttpError } from '#platform/http/errors.ts';
import { isUnavailable } from '#platform/postgres/database-faults.ts';
import { PoolBusy } from '#platform/postgres/shares.ts';
import { invalidRequest, StorageError } from './errors.ts';

/** What storage-js reads of a refusal. */
export interface Refused {
  status: number;
  headers: Record<string, string>;
  body: { statusCode: string; code: string; error: string; message: string };
}

/** Null when it is no refusal but a fault of ours. */
export function explain(error: unknown): Refused | null {
  if (error instanceof StorageError) return refused(error);
  if (error instanceof HttpError) return fromHost(error);
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  const found = error instanceof Error ? fromSystem(error) : null;
  return found && refused(found);
}

export function refused({ status, headers, code, error, message }: StorageError): Refused {
  return { status, headers, body: { statusCode: String(status), code, error, message } };
}

function fromHost({ status, headers, message }: HttpError): Refused {
  const code = status === 413 ? 'EntityTooLarge' : 'InvalidRequest';
  return { status, headers, body: { statusCode: String(status), code, error: code, message } };
}

function fromDatabase(error: pg.DatabaseError): Refused | null {
  const code = error.code ?? '';
  const [, status] = /^PT(4\d\d)$/.exec(code) ?? [];
  if (status !== undefined) return raised(Number(status), error);
  // Raised by a trigger or a policy's function of the project: meant to be read.
  if (code === 'P0001') return refused(invalidRequest(error.message));
  const known = known4xx(error, code) ?? (isBusy(code) ? new StorageError('SlowDown', undefined, RETRY) : null);
  return known && refused(known);
}

const RETRY = { 'retry-after': '1' };

function known4xx(error: pg.DatabaseError, code: string): StorageError | null {
  if (code === '42501') {
    const isPolicy = /row-level security policy/.test(error.message);
    return new StorageError('AccessDenied', isPolicy ? 'new row violates row-level security policy' : undefined);
  }
  if (code === '23505') return new StorageError(error.table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists');
  if (code === '23503')
    return new StorageError(error.table === 'objects' && isInsert(error) ? 'NoSuchBucket' : 'ResourceNotEmpty');
  if (code === '53100') return new StorageError('StorageFull');
  // A role that a token names and this database does not have.
  if (code === '22023' && /^role .* does not exist$/.test(error.message)) return new StorageError('InvalidJWT');
  // Text that a policy reads as an identifier or a number and which is none; what breaks a rule; what is too much.
  if (/^(?:22|23|54)/.test(code)) return invalidRequest('The request is not valid');
  return null;
}

/** The reference is broken from the side of the object, not from that of its bucket. */
const isInsert = (error: pg.DatabaseError): boolean => error.message.startsWith('insert or update on table');

/** Out of reach, out of time or out of connections: to be asked again. */
const isBusy = (code: string): boolean => /^(?:08|53|57|55P03|40|25006)/.test(code);

function raised(status: number, { message, detail }: pg.DatabaseError): Refused {
  const denied = detail === 'insufficient_aal' ? 'InsufficientAAL' : 'AccessDenied';
  const code = status === 401 ? 'InvalidJWT' : status === 403 ? denied : 'InvalidRequest';
  const error = status === 401 || status === 403 ? 'Unauthorized' : code;
  return { status, headers: {}, body: { statusCode: String(status), code, error, message } };
}

function fromSystem(error: Error): StorageError | null {
  if (error instanceof PoolBusy) return new StorageError('SlowDown', undefined, RETRY);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('StorageFull');
  return isUnavailable(error) ? new StorageError('SlowDown', undefined, RETRY) : null;
}

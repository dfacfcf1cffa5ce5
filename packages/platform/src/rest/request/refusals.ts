// Answers for a caller that was refused, with the protocol's codes.
import pg from 'pg';
import type { CallerRefusal } from '#platform/auth/tokens/caller.ts';
import { RestError } from '#platform/rest/errors.ts';
import type { Relation } from '#platform/rest/schema/model.ts';

export function refusal({ reason, error }: CallerRefusal): RestError {
  if (reason === 'no-key') {
    return new RestError(401, 'PGRST302', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  if (reason === 'bad-key' || !error) {
    return new RestError(401, 'PGRST301', 'Invalid API key', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const code = error.reason === 'malformed' || error.reason === 'signature' ? 'PGRST301' : 'PGRST303';
  const description = error.message.replaceAll('"', "'");
  return new RestError(401, code, error.message, {
    details: error.details,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  });
}

/** A caller without the privilege gets "permission denied" before any error that would reveal the columns of the table. */
export function permissionBeforeColumn(error: unknown, relation: Relation | undefined, role: string): unknown {
  const isHidden = relation !== undefined && !relation.visibleTo.has(role) && CALLERS.has(role);
  const isAbout = error instanceof RestError || (error instanceof pg.DatabaseError && error.code === '42703');
  if (!isHidden || !isAbout) return error;
  return new RestError(role === 'anon' ? 401 : 403, '42501', `permission denied for table ${relation.name}`, {
    headers: role === 'anon' ? { 'www-authenticate': 'Bearer' } : {},
  });
}

/** The roles whose rights the schema cache knows. */
const CALLERS = new Set(['anon', 'authenticated', 'service_role']);

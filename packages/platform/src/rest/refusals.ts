// Why a caller is not let in, in the protocol's words.
import pg from 'pg';
import type { CallerRefusal } from '#platform/auth/caller.ts';
import { RestError } from './errors.ts';
import type { Schema } from './schema/holder.ts';
import { key } from './schema/model.ts';

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
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  });
}

/** PostgreSQL names a missing column, with a hint of others, before it looks at rights; to a stranger the right comes first. */
export function refusalFirst(error: unknown, name: string, inSchema: string, { cache }: Schema, role: string): unknown {
  const relation = cache.relations.get(key(inSchema, name));
  const isHidden = relation !== undefined && !relation.visibleTo.has(role);
  if (!isHidden || !(error instanceof pg.DatabaseError) || error.code !== '42703') return error;
  return new RestError(role === 'anon' ? 401 : 403, '42501', `permission denied for table ${name}`);
}

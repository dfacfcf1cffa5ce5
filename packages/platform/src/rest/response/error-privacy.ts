// What of PostgreSQL's own words a caller may read. For a plain statement PostgreSQL looks at the caller's rights before it prints a row
// or a key; inside a function or a trigger it looks at the rights of the function's owner, and hints look at nobody's.
import type pg from 'pg';
import type { Schema } from '#platform/rest/schema/holder.ts';
import { key } from '#platform/rest/schema/model.ts';

export interface ErrorText {
  message: string;
  details: string | null;
  hint: string | null;
}

/** Who reads the error. */
export interface Reader {
  isAnonymous: boolean;
  /** Under no policy: sees every row anyway. */
  isTrusted: boolean;
  canSee: (relation: string, column?: string) => boolean;
  /** The address of the request: a name that is part of it is not a secret any more. */
  written: string;
}

export function readerOf({ cache, config }: Schema, role: string, written: string): Reader {
  return {
    isAnonymous: role === 'anon',
    isTrusted: cache.bypassing.has(role),
    canSee: (name, column) =>
      config.schemas.some((schema) => {
        const relation = cache.relations.get(key(schema, name));
        if (column === undefined) return relation?.visibleTo.has(role) === true;
        return relation?.columns.get(column)?.visibleTo.has(role) === true;
      }),
    written,
  };
}

export function visibleText(error: pg.DatabaseError, reader: Reader): ErrorText {
  const whole = { message: error.message, details: error.detail ?? null, hint: error.hint ?? null };
  if (reader.isTrusted) return whole;
  const code = error.code ?? '';
  const isInside = /(?:PL\/pgSQL|SQL) function|SQL statement/.test(error.where ?? '');
  if (INTERNAL.test(code)) return { ...whole, details: null, hint: null };
  if (code === '42501') return { ...whole, message: deniedMessage(error.message, reader) };
  if (code === '42703' || code === '42P01')
    return { ...whole, details: null, hint: isInside ? null : columnHint(whole.hint, reader) };
  if (!isInside) return whole;
  if (code.startsWith('23')) return { message: constraintMessage(error, reader), details: null, hint: null };
  if (code.startsWith('22')) return { message: withoutValue(error.message), details: null, hint: null };
  return whole;
}

/** Locks, processes and files of the server. */
const INTERNAL = /^(?:40|53|55|57|58|XX)/;

const DENIED = /^(permission denied|must be owner|new row violates row-level security policy).*? "?([^\s"]+)"?$/;

function deniedMessage(message: string, { canSee, written }: Reader): string {
  const [, what, name] = DENIED.exec(message) ?? [];
  if (what === undefined || name === undefined || canSee(name) || written.includes(name)) return message;
  return what;
}

/** Every name in the hint is `relation.column`; an embedded relation has a number behind its name. */
function columnHint(hint: string | null, { canSee }: Reader): string | null {
  const names = [...(hint ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name.split('.'));
  const areVisible = names.every(
    ([relation = '', column]) => column !== undefined && canSee(relation.replace(/_\d+$/, ''), column),
  );
  return areVisible ? hint : null;
}

function constraintMessage({ message, table, column }: pg.DatabaseError, { canSee }: Reader): string {
  const isVisible = table === undefined || (canSee(table) && (column === undefined || canSee(table, column)));
  return isVisible ? message : 'a value violates a constraint';
}

/** `invalid input syntax for type integer: "…"` without what was read. */
const withoutValue = (message: string): string => message.replace(/:? ".*"/s, '');

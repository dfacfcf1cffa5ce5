// Whose account is behind a row: an id of a person is shown to those who share an event or a conversation with them, and to nobody else.
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';

const { attempt, query } = connect();

// Every column that refers to a person, by a key of its own or by one to a membership.
const personColumns = `
  select c.relname as table, a.attname as column
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.atttypid = 'uuid'::regtype
    and k.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass, 'public.event_members'::regclass)
    and a.attname not in ('event_id')
  order by 1, 2`;

// Luc asked to join Boris's event. Petra answers requests of Alice's and of Boris's event.
const strangers: Array<[string, Caller, string[]]> = [
  ['anon', cast.anon, []],
  ['a guest', cast.guest, []],
  ['another client', cast.stranger, [id.boris, id.luc]],
  ['a partner', cast.partner, [id.petra, id.alice, id.boris]],
  ['an administrator without permission', cast['admin without permission'], [id.luc]],
];

describe('ids of people', () => {
  it.each(strangers)('are shown to %s only of those they share something with', async (_, caller, known) => {
    const { rows } = await query<{ table: string; column: string }>(personColumns);
    expect(rows.length).toBeGreaterThan(15);
    const shown: string[] = [];
    for (const { table, column } of rows) {
      const outcome = await attempt(caller, `select distinct ${column} as person from public.${table}`);
      if ('refused' in outcome) continue;
      for (const { person } of outcome.data) {
        if (typeof person === 'string' && !known.includes(person)) shown.push(`${table}.${column}: ${person}`);
      }
    }
    expect(shown).toEqual([]);
  });
});

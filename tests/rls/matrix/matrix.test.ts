// Every table, every verb, everyone: the database answers exactly what the matrix says.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, whos } from '#tests/rls/support/callers.ts';
import { cases, type Expected, verbs } from './matrix.ts';
import { statementFor } from './statements.ts';

const { attempt, query } = connect();

describe('the matrix', () => {
  it('has a line for every table and verb', async () => {
    const { rows } = await query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    const wanted = rows.flatMap(({ name }) => verbs.map((verb) => `${name} ${verb}`));
    const written = new Set(cases.map(({ table, verb }) => `${table} ${verb}`));
    expect([...written].toSorted()).toEqual(wanted.toSorted());
  });

  it('asks everyone the same questions', () => {
    expect(cases.length % whos.length).toBe(0);
    expect(new Set(cases.map(({ who }) => who))).toEqual(new Set(whos));
  });
});

describe.each(cases)('$table $verb $relation', ({ table, verb, relation, who, expected }) => {
  it(`${who}: ${describeExpected(expected)}`, async () => {
    const caller = cast[who];
    const { sql, prepare } = statementFor(table, verb, relation, caller);
    const outcome = await attempt(caller, sql, prepare);
    expect(verdict(outcome)).toBe(expected === 'refused' ? insufficientPrivilege : expected);
  });
});

function describeExpected(expected: Expected): string {
  return expected === 'refused' ? 'is refused' : `reaches ${expected}`;
}

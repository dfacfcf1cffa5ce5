// The catalogue itself is on trial: a table, function, view or key that forgets a rule fails here by name.
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import * as catalogue from './catalogue.ts';

const { query } = connect();

// Each rule, and the smallest mistake that it must report.
const rules: { rule: string; question: string; mistake: string; reported: string }[] = [
  {
    rule: 'every table has row-level security on',
    question: catalogue.tablesWithoutRowSecurity,
    mistake: 'create table public.open_house (id int)',
    reported: 'open_house',
  },
  {
    rule: 'every table has a policy',
    question: catalogue.tablesWithoutPolicy,
    mistake: 'create table public.dead_end (id int); alter table public.dead_end enable row level security',
    reported: 'dead_end',
  },
  {
    rule: 'every policy names its verb and its roles',
    question: catalogue.policiesForEveryone,
    mistake: 'create policy "anyone may do anything" on public.guests using (true)',
    reported: 'anyone may do anything',
  },
  {
    rule: 'A43 every table asks for the second step where there is one',
    question: catalogue.tablesWithoutRequiredLevel,
    mistake: 'create table public.unprotected (id int)',
    reported: 'unprotected',
  },
  {
    rule: 'D56 views obey row-level security',
    question: catalogue.viewsThatIgnoreRowSecurity,
    mistake: 'create view public.leak as select * from public.guests',
    reported: 'leak',
  },
  {
    rule: 'definer functions say why they are',
    question: catalogue.definersWithoutReason,
    mistake: `create function private.silent() returns int language sql security definer set search_path = '' as 'select 1'`,
    reported: 'private.silent()',
  },
  {
    rule: 'D58 no function can be bent by a search path',
    question: catalogue.functionsWithOpenSearchPath,
    mistake: `create function private.bendable() returns int language sql as 'select 1'`,
    reported: 'private.bendable()',
  },
  {
    rule: 'every foreign key has an index',
    question: catalogue.foreignKeysWithoutIndex,
    mistake: 'alter table public.households add column seen_by uuid constraint seen_by_fkey references public.profiles',
    reported: 'households.seen_by_fkey',
  },
];

describe.each(rules)('$rule', ({ question, mistake, reported }) => {
  it('holds for the migrations', async () => {
    expect(await namesOf(question)).toEqual([]);
  });

  it('would name a table, function or view that breaks it', async () => {
    expect(await namesOf(question, mistake)).toEqual([reported]);
  });
});

describe('D57 definer functions are not executable by anon', () => {
  it('save those a guest link needs, each listed with its reason', async () => {
    expect(await namesOf(catalogue.definersExecutableByAnon)).toEqual(
      Object.keys(catalogue.definersForAnon).toSorted(),
    );
  });

  it('would name one that is not listed', async () => {
    const mistake = `create function public.oops() returns int language sql security definer as 'select 1'`;
    expect(await namesOf(catalogue.definersExecutableByAnon, mistake)).toContain('public.oops()');
  });
});

describe('D59 callable functions equal an allow-list', () => {
  it('in the exposed schema', async () => {
    expect(await namesOf(catalogue.callable)).toEqual(Object.keys(catalogue.callableFunctions).toSorted());
  });

  it('would name one that is not listed', async () => {
    const mistake = `create function public.oops() returns int language sql as 'select 1'`;
    expect(await namesOf(catalogue.callable, mistake)).toContain('oops()');
  });
});

it('gives anon whole-table rights on what a guest or a visitor reads in full, and on nothing else', async () => {
  expect(await namesOf(catalogue.anonPrivileges)).toEqual([
    'guest_replies select',
    'guests select',
    'moment_invitations select',
    'posts select',
    'site_pages select',
    'site_settings select',
  ]);
});

// A mistake is made and unmade in one transaction.
async function namesOf(question: string, mistake = ''): Promise<string[]> {
  await query(`begin; ${mistake}`);
  try {
    const { rows } = await query<{ name: string }>(question);
    return rows.map(({ name }) => name);
  } finally {
    await query('rollback');
  }
}

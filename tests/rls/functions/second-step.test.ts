// A43 where only the database decides, as on the hosted service: an account with a verified factor, and a token of the first level.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, type Outcome, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const { query, attempt } = connect();
const story = connectStory();

const factor = (status: 'verified' | 'unverified'): string =>
  `insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.alice}', 'totp', '${status}')`;
const at = (aal?: string): Caller => ({ ...cast.owner, ...(aal === undefined ? {} : { claims: { aal } }) });

describe('A43 a token of the first level, where a verified factor exists', () => {
  it('A43 sees no row of any table, and one of the second level sees what it saw before', async () => {
    const { rows } = await query<{ name: string; is_read: boolean }>(
      `select c.oid::regclass::text as name, has_any_column_privilege('authenticated', c.oid, 'select') as is_read from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const readable = rows.filter(({ is_read }) => is_read).map(({ name }) => name);
    let seen = 0;
    for (const table of [...readable, 'storage.objects', 'realtime.messages']) {
      const count = `select from ${table}`;
      const before = await attempt(at(), count);
      for (const level of [undefined, 'aal1', 'aal0', ''])
        expect([table, level, verdict(await attempt(at(level), count, factor('verified')))]).toEqual([table, level, 0]);
      expect([table, verdict(await attempt(at('aal2'), count, factor('verified')))]).toEqual([table, verdict(before)]);
      seen += Number(verdict(before));
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('A43 writes nothing', async () => {
    const changed = `update public.events set name = 'Autre' where id = '${event.a}'`;
    const added = `insert into public.events (kind, name) values ('autre', 'Autre')`;
    expect(verdict(await attempt(at('aal1'), changed, factor('verified')))).toBe(0);
    expect(verdict(await attempt(at('aal1'), added, factor('verified')))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(at('aal2'), changed, factor('verified')))).toBe(1);
    expect(verdict(await attempt(at('aal2'), added, factor('verified')))).toBe(1);
  });

  it('A43 is refused before each request, so that no definer function runs for it', async () => {
    const check = 'select private.check_request()';
    expect(await attempt(at('aal1'), check, factor('verified'))).toMatchObject({ refused: 'PT403' });
    expect(verdict(await attempt(at('aal2'), check, factor('verified')))).toBe(1);
    expect(verdict(await attempt(at('aal1'), check, factor('unverified')))).toBe(1);
    for (const other of [cast.anon, cast.stranger, cast.service_role])
      expect(verdict(await attempt(other, check, factor('verified')))).toBe(1);
    const { rows } = await query<{ setconfig: string[] }>(
      `select setconfig from pg_db_role_setting where setrole = 'authenticator'::regrole`,
    );
    expect(rows.flatMap(({ setconfig }) => setconfig)).toContain('pgrst.db_pre_request=private.check_request');
  });
});

const ada = cast['admin with permission'];
const low: Caller = { ...ada, claims: { aal: 'aal1' } };
const high: Caller = { ...ada, claims: { aal: 'aal2' } };
const isRequired = `update public.site_settings set value = '{"second_step": true}' where key = 'administrators'`;
const isUnprivileged = `update public.profiles set permissions = null where id = '${id.luc}';
  update public.profiles set permissions = '{}' where id = '${id.ada}'`;
const hasFactor = `insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.ada}', 'totp', 'verified')`;

/** Every table and every function is tried, each in a transaction of its own. */
const EVERY_OBJECT_MS = 120_000;

// What an administrator without the step may not do, whether the operator requires it or the account has a factor.
describe.each([
  ['without a factor, where the operator requires one', isRequired],
  ['with a factor, in a session of the first level', hasFactor],
])('an administrator %s', { timeout: EVERY_OBJECT_MS }, (_, prepare) => {
  it('reads and writes no table', async () => {
    const { rows } = await query<{ name: string; columns: string[] }>(
      `select c.oid::regclass::text as name, array(
         select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
           and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
       ) as columns
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and has_any_column_privilege('authenticated', c.oid, 'select')`,
    );
    let seen = 0;
    let changed = 0;
    for (const { name, columns } of rows) {
      const read = `select from ${name}`;
      expect([name, verdict(await attempt(low, read, prepare))]).toEqual([name, 0]);
      seen += Number(verdict(await attempt(high, read, prepare)));
      const [column] = columns;
      if (column === undefined) continue;
      const write = `update ${name} set ${column} = ${column}`;
      expect([name, verdict(await attempt(low, write, prepare))]).toEqual([name, 0]);
      changed += Number(verdict(await attempt(high, write, prepare))) || 0;
    }
    expect(seen).toBeGreaterThan(20);
    expect(changed).toBeGreaterThan(5);
  });

  it('gets from every function what somebody without any permission gets, or less', async () => {
    const { rows } = await query<{ call: string }>(
      `select format('select public.%I(%s) as answer', p.proname, (
         select string_agg(format('%I => null::%s', p.proargnames[n], format_type(p.proargtypes[n - 1], null)), ', ')
         from generate_series(1, p.pronargs) n
       )) as call
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
         and has_function_privilege('authenticated', p.oid, 'execute') order by p.proname`,
    );
    const opened: string[] = [];
    const privileged: string[] = [];
    for (const { call } of rows) {
      const [without, unprivileged, full] = [
        answerOf(await attempt(low, call, prepare)),
        answerOf(await attempt(high, call, isUnprivileged)),
        answerOf(await attempt(high, call, prepare)),
      ];
      if (!['refused', '', unprivileged].includes(without)) opened.push(`${call}: ${without}`);
      if (full !== unprivileged) privileged.push(call);
    }
    expect(opened).toEqual([]);
    expect(privileged.length).toBeGreaterThan(25);
  });
});

/** An answer without a row or a value is empty, whatever its shape. */
function answerOf(outcome: Outcome): string {
  if ('refused' in outcome) return 'refused';
  // Deleting an account answers its refusals, because it must count the attempt.
  if (JSON.stringify(outcome.data).includes('insufficient_aal')) return 'refused';
  const answers = outcome.data.map(({ answer }) => answer).filter((answer) => answer !== null && answer !== '');
  const text = JSON.stringify(answers);
  return /^\[(\[\]|\{\}|,)*\]$/.test(text) ? '' : text;
}

it('A43 the platform asks an administrator for a required step on every service, and nobody else', () =>
  story(async ({ prepare }) => {
    await prepare(isRequired);
    await prepare(
      `insert into auth.sessions (user_id, refresh_key) values ('${id.ada}', '\\xdeadbeef'), ('${id.alice}', '\\xdeadbeef')`,
    );
    const asked = `select s.user_id, u.needs_second_level from auth.usable_sessions u join auth.sessions s using (id)
      where s.refresh_key = '\\xdeadbeef' order by s.user_id`;
    expect(await prepare(asked)).toEqual([
      { user_id: id.alice, needs_second_level: false },
      { user_id: id.ada, needs_second_level: true },
    ]);
  }));

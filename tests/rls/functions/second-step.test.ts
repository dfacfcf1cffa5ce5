// A43 where only the database decides, as on the hosted service: an account with a verified factor, and a token of the first level.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';

const { query, attempt } = connect();

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

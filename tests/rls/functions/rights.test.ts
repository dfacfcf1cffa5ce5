// Roles and permissions: who may change them, where they come from, what they open.
import { describe, expect, it } from 'vitest';
import { checkViolation, connect, insufficientPrivilege, verdict, writeLock } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';

const { attempt, query, seen } = connect();
const { anon, owner, stranger } = cast;

const withPermissions = (list: string) => `update public.profiles set permissions = '${list}' where id = '${id.luc}'`;
const set = (who: string, change: string) => `update public.profiles set ${change} where id = '${who}'`;

describe('rights', () => {
  const ada = cast['admin with permission'];
  const luc = cast['admin without permission'];

  it('D48 nobody changes their own role or permissions, administrators included', async () => {
    expect(verdict(await attempt(owner, set(id.alice, `role = 'admin'`)))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(owner, set(id.alice, `permissions = '{manage_admins}'`)))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(luc, set(id.luc, 'permissions = null')))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(ada, set(id.ada, `role = 'client'`)))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(owner, set(id.alice, `name = 'Alice B.', role = 'client'`)))).toBe(1);
  });

  it('D48 an administrator changes roles only as far as the permissions go', async () => {
    const toGuest = set(id.alice, `role = 'guest'`);
    expect(verdict(await attempt(ada, toGuest))).toBe(1);
    expect(verdict(await attempt(luc, toGuest))).toBe(0);
    expect(verdict(await attempt(luc, toGuest, withPermissions('{manage_clients}')))).toBe(1);
    const toAdmin = set(id.alice, `role = 'admin'`);
    expect(verdict(await attempt(ada, toAdmin))).toBe(1);
    expect(verdict(await attempt(luc, toAdmin, withPermissions('{manage_clients}')))).toBe(insufficientPrivilege);
  });

  it('D48 permissions are given by those who manage administrators, even permissions they hold', async () => {
    const share = set(id.alice, `permissions = '{manage_clients}'`);
    expect(verdict(await attempt(luc, share, withPermissions('{manage_clients}')))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(luc, share, withPermissions('{manage_clients,manage_admins}')))).toBe(1);
  });

  it('D48 nobody grants a permission they do not hold', async () => {
    const held = withPermissions('{manage_clients,manage_admins}');
    const grant = (list: string) => set(id.alice, `role = 'admin', permissions = '${list}'`);
    expect(verdict(await attempt(luc, grant('{manage_clients}'), held))).toBe(1);
    expect(verdict(await attempt(luc, grant('{manage_system}'), held))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(luc, set(id.alice, `role = 'admin'`), held))).toBe(insufficientPrivilege);
  });

  it('D79 nobody lowers, edits or promotes who holds a permission that they lack', async () => {
    const held = withPermissions('{manage_clients,manage_admins}');
    const helper = (list: string) =>
      `${held}; update public.profiles set role = 'admin', permissions = '${list}' where id = '${id.boris}'`;
    for (const change of [`permissions = '{}'`, `role = 'client'`, `name = 'Autre'`]) {
      const update = set(id.boris, change);
      expect(verdict(await attempt(luc, update, helper('{manage_clients}'))), change).toBe(1);
      expect(verdict(await attempt(luc, update, helper('{manage_clients,manage_system}'))), change).toBe(
        insufficientPrivilege,
      );
    }
  });

  it('D79 the last full administrator is neither lowered, banned nor deleted, by nobody', async () => {
    const statements = [
      set(id.ada, `permissions = '{manage_admins}'`),
      set(id.ada, `role = 'client'`),
      `update auth.users set banned_until = now() + interval '1 day' where id = '${id.ada}'`,
      `update auth.users set deleted_at = now() where id = '${id.ada}'`,
      `delete from auth.users where id = '${id.ada}'`,
    ];
    const another = `update public.profiles set role = 'admin', permissions = private.all_permissions() where id = '${id.boris}';`;
    const banned = `${another} update auth.users set banned_until = now() + interval '1 day' where id = '${id.boris}';`;
    const asOperator = (statements: string) =>
      query(`begin; select pg_advisory_xact_lock(${writeLock}); ${statements}`).finally(() => query('rollback'));
    for (const statement of statements) {
      await expect(asOperator(statement), statement).rejects.toMatchObject({ code: 'PT409' });
      await expect(asOperator(`${banned} ${statement}`), statement).rejects.toMatchObject({ code: 'PT409' });
      await asOperator(`${another} ${statement}`);
    }
    expect(verdict(await attempt(cast.service_role, set(id.ada, `role = 'client'`)))).toBe('PT409');
  });

  it('D49 a role in the metadata of a token has no effect', async () => {
    const metadata = { role: 'admin', permissions: ['manage_clients', 'manage_events'] };
    const pretender = { ...stranger, claims: { user_metadata: metadata, app_metadata: metadata, user_role: 'admin' } };
    expect(await seen(pretender, 'select id from public.profiles')).toEqual([{ id: id.boris }]);
    expect(await seen(pretender, 'select id from public.events')).toEqual([{ id: event.b }]);
  });

  it('an administrator has every permission, others what their list says, a partner type is for partners', async () => {
    const held = async (who: string) => {
      const [row] = await seen({ role: 'authenticated', id: who }, 'select private.own_permissions() as list');
      return row?.list;
    };
    expect(await held(id.ada)).toHaveLength(10);
    expect(await held(id.luc)).toEqual(['view_dashboard']);
    expect(await held(id.alice)).toEqual([]);
    const given = set(id.boris, `permissions = '{manage_events}'`);
    expect(verdict(await attempt(stranger, 'select public.admin_event_list()', given))).toBe(1);
    expect(verdict(await attempt(cast.service_role, set(id.alice, `partner_type = 'dj'`)))).toBe(checkViolation);
  });

  it('members know each other by name and picture, strangers do not', async () => {
    const team = `select * from public.event_member_profiles('${event.a}')`;
    expect(await seen(cast.viewer, team)).toEqual([
      { user_id: id.alice, name: 'Alice', avatar_url: null, role: 'owner' },
      { user_id: id.edith, name: 'Édith', avatar_url: null, role: 'editor' },
      { user_id: id.nora, name: 'Nora', avatar_url: null, role: 'viewer' },
      { user_id: id.victor, name: 'Victor', avatar_url: null, role: 'viewer' },
    ]);
    expect(await seen(stranger, team)).toEqual([]);
    expect(verdict(await attempt(anon, team))).toBe(insufficientPrivilege);
  });
});

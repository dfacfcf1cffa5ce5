// Administrators: invitations by mail, permissions that nobody grants without holding them, removal, and the second step of all.
import { permissions } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { 'admin with permission': ada, 'admin without permission': luc, stranger, partner, anon } = cast;

const invite = 'select public.invite_admin($1, $2)';
const change = 'select public.change_admin_permissions($1, $2, $3)';
const hold = ({ prepare }: Stage, person: string, list: readonly string[] | null) =>
  prepare('update public.profiles set permissions = $2 where id = $1', [person, list]);
const lastAudit = async ({ prepare }: Stage) =>
  (
    await prepare('select actor_id, action, subject_id, before, after from public.audit_log order by id desc limit 1')
  )[0];
const register = ({ prepare }: Stage, email: string, code: string) =>
  prepare(
    `insert into auth.users (id, email, raw_user_meta_data) values ('${id.newcomer}', $1, jsonb_build_object('role', 'admin', 'invitation_code', $2::text))`,
    [email, code],
  );

interface Screen {
  second_step_required: boolean;
  administrators: Array<{ id: string; permissions: string[]; has_second_step: boolean }>;
  invitations: Array<{ id: string; email: string; permissions: string[]; is_expired: boolean }>;
}
const screen = ({ call }: Stage, who: Caller = ada) => call<Screen>(who, 'select public.administrators()');

describe('[PER-01] an invitation to administer', () => {
  it('is mailed with a link that has the code, listed while open, and used once', () =>
    story(async (stage) => {
      await noteMails(stage);
      const made = await stage.call<string>(ada, invite, [
        'Nouvelle+1@example.fr',
        ['view_dashboard', 'manage_clients'],
      ]);
      const [mail] = await mails(stage);
      expect(mail).toMatchObject({
        recipient: 'nouvelle+1@example.fr',
        subject: 'Votre invitation à administrer Liesse',
      });
      const [, code = ''] =
        /https:\/\/liesse\.example\/register\?invitation=([\w-]{32})&email=nouvelle%2B1%40example\.fr/.exec(
          mail?.body ?? '',
        ) ?? [];
      expect(mail?.body).toContain('Ada vous invite');
      expect((await screen(stage)).invitations).toMatchObject([{ id: made, email: 'nouvelle+1@example.fr' }]);
      expect(await lastAudit(stage)).toEqual({
        actor_id: id.ada,
        action: 'admin.invited',
        subject_id: made,
        before: null,
        after: { permissions: ['view_dashboard', 'manage_clients'] },
      });

      await register(stage, 'nouvelle+1@example.fr', code);
      const { administrators, invitations } = await screen(stage);
      expect(invitations).toEqual([]);
      expect(administrators.find((one) => one.id === id.newcomer)).toMatchObject({
        permissions: ['view_dashboard', 'manage_clients'],
        has_second_step: false,
      });
      expect(await lastAudit(stage)).toMatchObject({ action: 'admin.joined', subject_id: id.newcomer });
      expect(await stage.refusal(ada, invite, ['nouvelle+1@example.fr', []])).toMatchObject({ reason: 'has-account' });
    }));

  it('is used by the invited address, whatever its case', () =>
    story(async (stage) => {
      await stage.prepare(
        `insert into private.admin_invitations (code_hash, email, permissions)
         values (private.hash_invitation('code'), 'Ada.Nouvelle@Example.fr', '{view_dashboard}')`,
      );
      await register(stage, 'ada.nouvelle@example.fr', 'code');
      expect((await screen(stage)).administrators.map((one) => one.id)).toContain(id.newcomer);
    }));

  it('is resent with a new code, which ends the old one, and can be withdrawn', () =>
    story(async (stage) => {
      await noteMails(stage);
      // The name of the site is in its mails, on one line.
      await stage.prepare(
        `update public.site_settings set value = '{"name": "100\u00a0%\\nFête", "logo": null}' where key = 'identity'`,
      );
      const made = await stage.call<string>(ada, invite, ['nouvelle@example.fr', ['view_dashboard']]);
      expect(await mails(stage)).toMatchObject([{ subject: 'Votre invitation à administrer 100\u00a0% Fête' }]);
      await stage.prepare(`update private.admin_invitations set expires_at = now() - interval '1 day'`);
      expect((await screen(stage)).invitations).toMatchObject([{ is_expired: true }]);
      await stage.call(ada, 'select public.resend_admin_invitation($1)', [made]);
      expect((await screen(stage)).invitations).toMatchObject([{ id: made, is_expired: false }]);
      const codes = (await mails(stage)).map(({ body }) => /invitation=([\w-]{32})/.exec(body)?.[1] ?? '');
      expect(new Set(codes).size).toBe(2);
      const hash = `select code_hash = private.hash_invitation($1) as is_current from private.admin_invitations`;
      const current = await Promise.all(codes.map(async (code) => (await stage.prepare(hash, [code]))[0]));
      expect(current.filter((row) => row?.['is_current'] === true)).toHaveLength(1);
      const key = (await stage.prepare(`select key from private.noted order by key`)).map((row) => row['key']);
      const isCurrent = `select private.is_mail_current('admin-invitation', $1) as answer`;
      const sent = await Promise.all(key.map(async (one) => (await stage.prepare(isCurrent, [one]))[0]?.['answer']));
      expect(sent.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);

      await stage.call(ada, 'select public.withdraw_admin_invitation($1)', [made]);
      expect((await screen(stage)).invitations).toEqual([]);
      expect(await lastAudit(stage)).toMatchObject({ action: 'admin.invitation_withdrawn', subject_id: made });
      expect(await stage.refusal(ada, 'select public.resend_admin_invitation($1)', [made])).toMatchObject({
        reason: 'no-invitation',
      });
    }));

  it('grants nothing that the inviting person lacks, and is refused to everybody else', () =>
    story(async (stage) => {
      await noteMails(stage);
      await hold(stage, id.luc, null);
      await hold(stage, id.ada, ['manage_admins', 'view_dashboard']);
      expect(await stage.refusal(ada, invite, ['nouvelle@example.fr', null])).toMatchObject({ reason: 'not-held' });
      expect(await stage.refusal(ada, invite, ['nulle part', []])).toMatchObject({ reason: 'not-an-address' });
      const made = await stage.call<string>(ada, invite, ['nouvelle@example.fr', ['view_dashboard']]);
      await hold(stage, id.ada, null);
      await hold(stage, id.luc, ['manage_system']);
      for (const who of [luc, stranger, partner, anon]) {
        for (const [sql, values] of [
          [invite, ['autre@example.fr', []]],
          ['select public.resend_admin_invitation($1)', [made]],
          ['select public.withdraw_admin_invitation($1)', [made]],
          ['select public.administrators()', []],
          ['select public.remove_admin($1)', [id.ada]],
          [change, [id.ada, [], permissions]],
          ['select public.require_admin_second_step(true)', []],
        ] as const) {
          expect((await stage.refusal(who, sql, [...values])).code, sql).toBe(insufficientPrivilege);
        }
      }
    }));
});

describe('[STA-03] the permissions of an administrator', () => {
  it('are changed by somebody who has them all, and recorded with before and after', () =>
    story(async (stage) => {
      await hold(stage, id.luc, ['view_dashboard']);
      await stage.call(ada, change, [id.luc, ['manage_clients'], ['view_dashboard']]);
      expect(await stage.prepare(`select permissions from public.profiles where id = '${id.luc}'`)).toEqual([
        { permissions: ['manage_clients'] },
      ]);
      expect(await lastAudit(stage)).toEqual({
        actor_id: id.ada,
        action: 'admin.permissions_changed',
        subject_id: id.luc,
        before: { role: 'admin', permissions: ['view_dashboard'] },
        after: { role: 'admin', permissions: ['manage_clients'] },
      });
      await stage.call(ada, change, [id.luc, permissions, ['manage_clients']]);
      expect(await stage.prepare(`select permissions from public.profiles where id = '${id.luc}'`)).toEqual([
        { permissions: null },
      ]);
    }));

  it('are not changed over a change that was not seen, by oneself, or beyond one’s own', () =>
    story(async (stage) => {
      await hold(stage, id.luc, ['view_dashboard']);
      expect(await stage.refusal(ada, change, [id.luc, [], ['manage_clients']])).toMatchObject({ reason: 'stale' });
      const own = permissions.filter((one) => one !== 'manage_admins');
      expect(await stage.refusal(ada, change, [id.ada, own, permissions])).toMatchObject({
        reason: 'own-permissions',
      });
      expect(await stage.refusal(ada, change, [id.alice, [], []])).toMatchObject({ reason: 'not-an-admin' });
      await hold(stage, id.luc, null);
      await hold(stage, id.ada, ['manage_admins', 'view_dashboard']);
      expect(await stage.refusal(ada, change, [id.luc, ['view_dashboard'], permissions])).toMatchObject({
        reason: 'not-held',
      });
    }));

  it('end with the removal, which leaves a client, and never take the last full administrator', () =>
    story(async (stage) => {
      await noteMails(stage);
      await hold(stage, id.luc, ['manage_admins', 'view_dashboard']);
      await stage.call(luc, invite, ['nouvelle@example.fr', ['view_dashboard']]);
      const remove = 'select public.remove_admin($1)';
      expect(await stage.refusal(luc, remove, [id.ada])).toMatchObject({ reason: 'not-held' });
      expect(await stage.refusal(ada, remove, [id.ada])).toMatchObject({ reason: 'own-permissions' });
      await stage.call(ada, remove, [id.luc]);
      expect(await lastAudit(stage)).toMatchObject({
        action: 'admin.removed',
        before: { role: 'admin', permissions: ['manage_admins', 'view_dashboard'] },
        after: { role: 'client', permissions: [] },
      });
      expect((await screen(stage)).invitations).toEqual([]);
      expect((await stage.refusal(luc, 'select public.administrators()')).code).toBe(insufficientPrivilege);
      // Luc returns with every permission, and then nobody else has them.
      await stage.prepare(`update public.profiles set role = 'admin', permissions = null where id = '${id.luc}'`);
      await hold(stage, id.ada, ['manage_admins']);
      expect(await stage.refusal(ada, remove, [id.luc])).toMatchObject({ reason: 'not-held' });
      const lower = `update public.profiles set role = 'client' where id = '${id.luc}'`;
      expect(await stage.refusal(cast.service_role, lower)).toMatchObject({ reason: 'last-administrator' });
    }));
});

describe('a second step required of administrators', () => {
  const require = 'select public.require_admin_second_step($1)';
  const secure: Caller = { ...ada, claims: { aal: 'aal2' } };

  it('hides every row from an administrator without one, and from nobody else', () =>
    story(async (stage) => {
      expect(await stage.refusal(ada, require, [true])).toMatchObject({ reason: 'no-second-step' });
      await stage.call(secure, require, [true]);
      expect(await stage.rows(luc, 'select id from public.profiles')).toEqual([]);
      expect(await stage.rows(luc, 'select key from public.site_settings')).toEqual([]);
      expect(await stage.refusal(luc, 'select private.check_request()')).toMatchObject({ reason: 'insufficient_aal' });
      expect(await stage.rows(secure, `select id from public.profiles where id = '${id.ada}'`)).toHaveLength(1);
      expect(await stage.rows(stranger, 'select id from public.profiles')).toHaveLength(1);
      expect((await screen(stage, secure)).second_step_required).toBe(true);
      expect(await lastAudit(stage)).toMatchObject({
        action: 'settings.changed',
        subject_id: 'administrators',
        before: { version: 1, value: { second_step: false } },
        after: { version: 2, value: { second_step: true } },
      });
      await stage.call(secure, require, [false]);
      expect(await stage.rows(luc, 'select id from public.profiles')).not.toEqual([]);
    }));

  it('is not switched off by somebody who manages the system alone', () =>
    story(async (stage) => {
      await stage.call(secure, require, [true]);
      await hold(stage, id.luc, ['manage_system']);
      const off = `update public.site_settings set value = '{"second_step": false}' where key = 'administrators' returning key`;
      expect(await stage.rows({ ...luc, claims: { aal: 'aal2' } }, off)).toEqual([]);
      expect(await stage.rows(secure, off)).toEqual([]);
    }));
});

// How administrators look after accounts: the list, a person's page, each decision with its entry in the audit log, and the events
// that they suspend without reading them.
import { describe, expect, it } from 'vitest';
import { type Caller, cast, id, token } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const inStory = connectStory();
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];

const give = ({ prepare }: Stage, permissions: string) =>
  prepare(`update public.profiles set permissions = '${permissions}' where id = '${id.luc}'`);

const lastAudit = async ({ prepare }: Stage) =>
  (
    await prepare(
      'select actor_id, action, subject_id, before, after, reason from public.audit_log order by id desc limit 1',
    )
  )[0];

const sessions = async ({ prepare }: Stage, person: string) =>
  (await prepare(`select 1 from auth.sessions where user_id = '${person}'`)).length;

const open = ({ prepare }: Stage, person: string) =>
  prepare(`insert into auth.sessions (user_id, refresh_key, user_agent, ip) values
    ('${person}', 'secret-key', 'Mozilla/5.0 (X11; Linux) Firefox/130', '192.0.2.7'), ('${person}', 'secret-key', null, null)`);

interface Row {
  id: string;
  name: string;
  email: string;
  state: string;
  events: number;
}
interface List {
  rows: Row[];
  next: { at: string; id: string } | null;
}

describe('[AREA-A2] the list of clients', () => {
  it('finds a name without its accents and an address, and filters by state and event', async () => {
    await inStory(async (stage) => {
      await stage.prepare(`update auth.users set email_confirmed_at = null where id = '${id.nora}';
        update auth.users set banned_until = now() + interval '1 day' where id = '${id.victor}'`);
      const names = async (list: string) =>
        (await stage.call<List>(ada, `select public.client_list(${list})`)).rows.map(({ name }) => name).toSorted();
      expect(await names('')).toEqual(['Alice', 'Boris', 'Nora', 'Victor', 'Édith']);
      expect(await names(`words => 'edith'`)).toEqual(['Édith']);
      expect(await names(`words => 'boris@example.fr'`)).toEqual(['Boris']);
      expect(await names(`words => 'example bo'`)).toEqual(['Boris']);
      expect(await names(`words => '100%'`)).toEqual([]);
      expect(await names(`state => 'unconfirmed'`)).toEqual(['Nora']);
      expect(await names(`state => 'banned'`)).toEqual(['Victor']);
      expect(await names(`state => 'confirmed'`)).toEqual(['Alice', 'Boris', 'Édith']);
      await stage.prepare(`delete from public.event_members where user_id = '${id.edith}'`);
      expect(await names(`has_event => false`)).toEqual(['Édith']);
      expect(await names(`has_event => true, words => 'ali'`)).toEqual(['Alice']);
      // A whole address is one account's, whoever else is found by its words.
      await stage.prepare(`update public.profiles set name = 'Boris Example Fr' where id = '${id.nora}'`);
      expect(await names(`words => 'boris example fr'`)).toEqual(['Boris', 'Boris Example Fr']);
      expect(await names(`words => ' Boris@Example.FR '`)).toEqual(['Boris']);
      expect(await names(`words => 'boris@example.fr', state => 'banned'`)).toEqual([]);
    });
  });

  it('goes on after the last row of a page', async () => {
    await inStory(async ({ call }) => {
      const first = await call<List>(ada, 'select public.client_list(most => 3)');
      expect(first.rows).toHaveLength(3);
      const second = await call<List>(ada, 'select public.client_list(after_at => $1, after_id => $2, most => 3)', [
        first.next?.at,
        first.next?.id,
      ]);
      expect(second.next).toBeNull();
      expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(5);
    });
  });

  it('is refused without manage_clients', async () => {
    await inStory(async ({ refusal }) => {
      for (const caller of [luc, cast.owner, cast.partner, cast.anon]) {
        for (const sql of ['select public.client_list()', `select public.client_page('${id.boris}')`]) {
          expect((await refusal(caller, sql)).code).toBe('42501');
        }
      }
    });
  });
});

describe('[AREA-A2] the page of a client', () => {
  it('shows events by title, sign-ins and mails, and no secret or content', async () => {
    await inStory(async (stage) => {
      await open(stage, id.boris);
      await stage.prepare(`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret)
        values ('${id.boris}', 'totp', 'verified', 'Mon téléphone', 'top-secret');
        insert into platform.outbox (kind, recipient, subject, body_text, sent_at, sent_by)
        values ('confirmation', 'Boris@example.fr', 'Objet privé', 'contenu privé', now(), 'smtp')`);
      await give(stage, '{manage_clients}');
      const page = await stage.call<Record<string, unknown>>(luc, `select public.client_page('${id.boris}')`);
      expect(page).toMatchObject({
        name: 'Boris',
        state: 'confirmed',
        obstacle: null,
        sessions: [{ ip: null }, { ip: null }],
        factors: [{ type: 'totp' }],
        events: [{ name: 'Séminaire de Boris', role: 'owner', suspended_at: null }],
        mails: [{ kind: 'confirmation', state: 'sent' }],
      });
      expect(JSON.stringify(page)).not.toMatch(/secret|privé|Xavier|lactose|192\.0/);
      await give(stage, '{manage_clients,access_advanced_security}');
      const wider = await stage.call<{ sessions: unknown }>(luc, `select public.client_page('${id.boris}')`);
      expect(wider.sessions).toEqual(expect.arrayContaining([expect.objectContaining({ ip: '192.0.2.7' })]));
    });
  });

  it('is empty for accounts that the permissions do not cover', async () => {
    await inStory(async (stage) => {
      await give(stage, '{manage_clients}');
      for (const person of [id.ada, id.petra, id.newcomer]) {
        expect(await stage.call(luc, `select public.client_page('${person}')`)).toBeNull();
      }
    });
  });
});

describe('[AREA-A2] a decision about an account', () => {
  it('bans with a reason: sessions and links end at once, the person is notified, and a ban is lifted', async () => {
    await inStory(async (stage) => {
      await noteMails(stage);
      await open(stage, id.boris);
      await stage.prepare(`insert into auth.one_time_tokens (user_id, kind, relates_to, token_hash, code_hash, expires_at)
        values ('${id.boris}', 'magiclink', 'boris@example.fr', 'a', 'b', now() + interval '1 hour')`);
      const ban = `select public.ban_client('${id.boris}', $1)`;
      expect(await stage.refusal(ada, ban, [' '])).toMatchObject({ code: 'PT422', hint: 'reason' });
      await stage.call(ada, ban, ['Annonces frauduleuses']);
      expect(await sessions(stage, id.boris)).toBe(0);
      expect(await stage.prepare(`select 1 from auth.one_time_tokens where user_id = '${id.boris}'`)).toEqual([]);
      expect(await lastAudit(stage)).toMatchObject({
        actor_id: id.ada,
        action: 'account.banned',
        subject_id: id.boris,
        reason: 'Annonces frauduleuses',
      });
      expect(await stage.refusal(ada, ban, ['Encore'])).toMatchObject({ reason: 'banned' });
      expect(await stage.call(ada, `select public.client_page('${id.boris}')`)).toMatchObject({
        state: 'banned',
        ban: { reason: 'Annonces frauduleuses' },
      });
      await stage.call(ada, `select public.unban_client('${id.boris}', 'Compte rendu à son propriétaire')`);
      expect(await lastAudit(stage)).toMatchObject({ action: 'account.unbanned' });
      expect((await mails(stage)).map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual([
        'boris@example.fr Votre compte Liesse est rétabli',
        'boris@example.fr Votre compte Liesse est suspendu',
      ]);
    });
  });

  it('signs out everywhere, and resets the second step once the identity check is written', async () => {
    await inStory(async (stage) => {
      await noteMails(stage);
      await open(stage, id.boris);
      expect(await stage.call(ada, `select public.sign_out_client('${id.boris}', 'Appareil volé')`)).toBe(2);
      expect(await sessions(stage, id.boris)).toBe(0);
      expect(await lastAudit(stage)).toMatchObject({ action: 'account.signed_out', after: { sessions: 2 } });
      const reset = `select public.reset_second_step('${id.boris}', $1)`;
      expect(await stage.refusal(ada, reset, ['Pièce d’identité vue'])).toMatchObject({ reason: 'no-factor' });
      await stage.prepare(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.boris}', 'totp', 'verified')`,
      );
      await open(stage, id.boris);
      expect(await stage.refusal(ada, reset, ['Vu'])).toMatchObject({ code: 'PT422', hint: 'identity_check' });
      await stage.call(ada, reset, ['Appel vidéo, pièce d’identité vue']);
      expect(await sessions(stage, id.boris)).toBe(0);
      expect(await stage.prepare(`select 1 from auth.mfa_factors where user_id = '${id.boris}'`)).toEqual([]);
      expect(await lastAudit(stage)).toMatchObject({
        action: 'account.second_step_reset',
        reason: 'Appel vidéo, pièce d’identité vue',
      });
      expect(await mails(stage)).toMatchObject([{ recipient: 'boris@example.fr' }]);
    });
  });

  it('mails a confirmation link that only its reader has, and an export that the administrator does not get', async () => {
    await inStory(async (stage) => {
      await noteMails(stage);
      const resend = `select public.resend_confirmation('${id.boris}')`;
      expect(await stage.refusal(ada, resend)).toMatchObject({ reason: 'confirmed' });
      await stage.prepare(`update auth.users set email_confirmed_at = null where id = '${id.boris}'`);
      for (const _ of [1, 2, 3]) expect(await stage.call(ada, resend)).toBe('');
      expect(await stage.refusal(ada, resend)).toMatchObject({ code: 'PT429' });
      const bodies = (await mails(stage)).map(({ body }) => /token=([\w-]{32})&type=signup/.exec(body)?.[1]);
      const valid = `select 1 from auth.one_time_tokens
        where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') and expires_at < now() + interval '61 minutes'`;
      const matches = await Promise.all(bodies.map(async (sent) => (await stage.prepare(valid, [sent])).length));
      // Only the last link works.
      expect(matches.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
      expect(await stage.call(ada, `select public.offer_client_export('${id.boris}')`)).toBe('');
      expect((await mails(stage)).some(({ body }) => body.includes('https://liesse.example/client/account'))).toBe(
        true,
      );
      expect(await lastAudit(stage)).toMatchObject({ action: 'account.export_offered', subject_id: id.boris });
    });
  });

  it('erases after the address was typed, unless others prepare an event with the person', async () => {
    await inStory(async (stage) => {
      await noteMails(stage);
      const erase = 'select public.erase_client($1, $2, $3)';
      expect(await stage.refusal(ada, erase, [id.boris, 'alice@example.fr', 'À sa demande'])).toMatchObject({
        reason: 'wrong-address',
        hint: 'email',
      });
      expect(await stage.refusal(ada, erase, [id.alice, 'alice@example.fr', 'À sa demande'])).toMatchObject({
        reason: 'shared-events',
      });
      await stage.call(ada, erase, [id.boris, 'Boris@example.fr', 'À sa demande, par courrier']);
      expect(await stage.prepare(`select 1 from auth.users where id = '${id.boris}'`)).toEqual([]);
      expect(await stage.prepare(`select 1 from public.events where id = '${event.b}'`)).toEqual([]);
      expect(await lastAudit(stage)).toMatchObject({ action: 'account.erased', subject_id: id.boris });
      expect(JSON.stringify(await stage.prepare('select * from public.audit_log'))).not.toMatch(/boris@|Boris/);
    });
  });

  const decisions: [string, unknown[]][] = [
    ['select public.ban_client($1, $2)', ['Motif']],
    ['select public.unban_client($1, $2)', ['Motif']],
    ['select public.sign_out_client($1, $2)', ['Motif']],
    ['select public.reset_second_step($1, $2)', ['Pièce d’identité vue']],
    ['select public.resend_confirmation($1)', []],
    ['select public.offer_client_export($1)', []],
    ['select public.erase_client($1, $2, $3)', ['ada@example.fr', 'Motif']],
  ];

  it.each(decisions)('%s spares administrators, oneself and whoever holds a wider permission', async (sql, rest) => {
    await inStory(async (stage) => {
      await give(stage, '{manage_clients}');
      const outcome = async (caller: Caller, person: string) =>
        (await stage.refusal(caller, sql, [person, ...rest])).code;
      // Another administrator, a partner, oneself, and a client who was given a permission.
      for (const person of [id.ada, id.petra]) expect(await outcome(luc, person)).toBe('42501');
      expect(await outcome(luc, id.luc)).toBe('PT409');
      await stage.prepare(`update public.profiles set permissions = '{manage_system}' where id = '${id.boris}'`);
      expect(await outcome(luc, id.boris)).toBe('42501');
      await give(stage, '{manage_clients,manage_admins}');
      for (const person of [id.ada, id.boris]) expect(await outcome(luc, person)).toBe('42501');
      await give(stage, '{manage_admins,manage_partners,manage_events,manage_guests}');
      expect(await outcome(luc, id.victor)).toBe('42501');
      for (const caller of [cast.owner, cast.partner, cast.anon])
        expect(await outcome(caller, id.victor)).toBe('42501');
      expect(await stage.prepare(`select 1 from public.audit_log where action like 'account.%'`)).toEqual([]);
    });
  });
});

describe('an event', () => {
  const page = `select public.guest_data('${token.xavier}')`;

  it('is listed by its title, suspended with a reason and opened again, with the hosts notified', async () => {
    await inStory(async (stage) => {
      await give(stage, '{manage_events}');
      const list = await stage.call<{ rows: object[] }>(luc, `select public.admin_event_list(words => 'seminaire')`);
      expect(list.rows).toEqual([
        {
          id: event.b,
          name: 'Séminaire de Boris',
          owner_id: id.boris,
          suspended_at: null,
          starts_on: expect.any(String),
          created_at: expect.any(String),
        },
      ]);
      await stage.call(luc, `select public.suspend_event('${event.b}', 'Hameçonnage')`);
      expect(await stage.refusal(cast.anon, page)).toMatchObject({ code: 'PT410', reason: 'gone' });
      expect(await lastAudit(stage)).toMatchObject({ action: 'event.suspended', reason: 'Hameçonnage' });
      const sent = `select title, body from public.notifications where user_id = '${id.boris}' order by created_at desc`;
      expect((await stage.prepare(sent))[0]).toMatchObject({ title: 'Les pages de votre événement sont suspendues' });
      const suspended = await stage.call<{ rows: object[] }>(
        luc,
        'select public.admin_event_list(only_suspended => true)',
      );
      expect(suspended.rows).toHaveLength(1);
      const send = `select public.preview_send('${event.b}', '{"who": "all"}', 'invitation')`;
      expect(await stage.refusal(cast.stranger, send)).toMatchObject({ reason: 'suspended' });
      // Hosts do not lift it by themselves.
      const lift = `update public.events set suspended_at = null where id = '${event.b}'`;
      expect((await stage.refusal(cast.stranger, lift)).code).toBe('42501');
      await stage.call(luc, `select public.lift_event_suspension('${event.b}', 'Contenu retiré')`);
      expect(await stage.call(cast.anon, page)).not.toBeNull();
    });
  });

  it('loses a leaked link through the link itself, and nothing of it is shown but the title', async () => {
    await inStory(async (stage) => {
      await give(stage, '{manage_guests}');
      const revoke = 'select public.revoke_guest_link($1, $2)';
      const link = `https://liesse.example/guest/${token.xavier}`;
      expect(await stage.call(luc, revoke, [link, 'Publié sur un forum'])).toBe('Séminaire de Boris');
      expect(await stage.call(cast.anon, page)).toMatchObject({ details: 'unknown-link' });
      expect(await lastAudit(stage)).toMatchObject({ action: 'guest_link.revoked', subject_id: event.b });
      expect(await stage.refusal(luc, revoke, [link, 'Encore'])).toMatchObject({ reason: 'unknown', hint: 'link' });
    });
  });
});

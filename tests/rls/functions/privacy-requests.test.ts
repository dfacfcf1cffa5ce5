// Requests of access and erasure from guests: proof by a mailed link, counts for the desk, a copy that opens once, and an erasure
// after which nothing of the address remains.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event, guest, household } from '#tests/rls/support/fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const inStory = connectStory();
const luc = cast['admin without permission'];
const server = cast.service_role;
const address = 'helene.roy@example.net';
const WORDS = 'Le mariage de ma cousine';

const ask = ({ call }: Stage, kind: string, email = address, network = '192.0.2.1') =>
  call<string>(server, 'select public.ask_privacy_request($1, $2, $3, $4)', [email, kind, WORDS, network]);
const prove = ({ call }: Stage, token: string) =>
  call<string | null>(server, `select public.prove_privacy_request($1, '192.0.2.1')`, [token]);
const openCopy = ({ call }: Stage, token: string) =>
  call<Record<string, unknown> | null>(server, `select public.open_privacy_export($1, '192.0.2.1')`, [token]);

async function mailedToken(stage: Stage, page: string): Promise<string> {
  const bodies = (await mails(stage)).map(({ body }) => body).join('\n');
  return new RegExp(`/privacy/${page}/([\\w-]{32})`).exec(bodies)?.[1] ?? '';
}

interface Desk {
  rows: { id: string; email: string | null; kind: string; due_on: string; matches: object[]; has_account: boolean }[];
  next: { at: string; id: string } | null;
}
const desk = ({ call }: Stage, list = '') => call<Desk>(luc, `select public.privacy_desk(${list})`);

/** Hélène has the address, alone in her household, in event A; Gaspard's household in event B shares it with Xavier. */
async function prepare(stage: Stage): Promise<void> {
  await noteMails(stage);
  await stage.prepare(`
    update public.profiles set permissions = '{manage_guests}' where id = '${id.luc}';
    update public.guests set email = 'Helene.Roy@example.net', message = 'À bientôt' where id = '${guest.helene}';
    update public.guests set email = 'xavier@example.net' where id = '${guest.xavier}';
    update public.households set name = 'Xavier et Hélène' where id = '${household.xavier}';
    insert into public.guests (event_id, household_id, first_name, last_name, email, position)
      values ('${event.b}', '${household.xavier}', 'Hélène', 'Roy', '${address}', 5);
    insert into public.contact_messages (name, email, topic, body) values ('Hélène', '${address}', 'guest', 'Bonjour à vous tous');
    insert into public.notifications (user_id, kind, title) values ('${id.alice}', 'replies', 'Réponse d’Hélène');
    insert into private.guest_undos (event_id, kind, guest_ids, household_ids, before)
      values ('${event.a}', 'deletion', '{}', '{}', '{"guests": [{"email": "${address}"}]}');
    insert into platform.outbox (kind, recipient, body_text) values ('invitation', '${address}', 'Chère Hélène')`);
}

/** A proven request, and its id. */
async function proven(stage: Stage, kind: string): Promise<string> {
  await ask(stage, kind);
  await prove(stage, await mailedToken(stage, 'request'));
  return (await desk(stage)).rows[0]?.id ?? '';
}

describe('a request', () => {
  it('counts once its address is proven, within a day, by a link that is used once', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      expect(await ask(stage, 'erasure')).toBe('received');
      const token = await mailedToken(stage, 'request');
      expect((await desk(stage)).rows).toEqual([]);
      expect(await prove(stage, token)).toBe('erasure');
      expect(await prove(stage, token)).toBeNull();
      const [row] = (await desk(stage)).rows;
      expect(row).toMatchObject({ email: address, kind: 'erasure', words: WORDS, has_account: false });
      await stage.prepare(
        `update public.profiles set permissions = '{view_dashboard,manage_guests}' where id = '${id.luc}'`,
      );
      const { waiting } = await stage.call<{ waiting: object }>(luc, 'select public.admin_dashboard()');
      expect(waiting).toEqual({ privacy: 1, reports: 0, reviews: 0 });
      const [month] = await stage.prepare(`select (private.today() + interval '1 month')::date::text as day`);
      expect(row?.due_on).toBe(month?.['day']);
      // The desk sees counts by title, and nothing of the guest.
      expect(row?.matches).toHaveLength(2);
      expect(row?.matches).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ event: 'Alice & Ariel', guests: 1, households: 1 }),
          expect.objectContaining({ event: 'Séminaire de Boris', guests: 1 }),
        ]),
      );
      expect(JSON.stringify(row)).not.toMatch(/Hélène|arachide|À bientôt/);
    });
  });

  it('is not proven after a day, and is deleted by the night', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      await ask(stage, 'access');
      await stage.prepare(`update private.privacy_requests set proof_expires_at = now() - interval '1 second'`);
      expect(await prove(stage, await mailedToken(stage, 'request'))).toBeNull();
      await stage.prepare('select private.forget_guests()');
      expect(await stage.prepare('select 1 from private.privacy_requests')).toEqual([]);
      const runs = await stage.call<{ erased: object }[]>(luc, 'select public.retention_runs()');
      expect(runs[0]?.erased).toMatchObject({ privacy_requests: 1, events: 0 });
    });
  });

  it('is answered alike for a known, an unknown and a flooded address, and limited by network', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      expect(await ask(stage, 'access', 'nobody@example.net', '192.0.2.9')).toBe('received');
      for (const network of [1, 2, 3, 4])
        expect(await ask(stage, 'access', address, `192.0.2.${network}`)).toBe('received');
      expect((await mails(stage)).filter(({ recipient }) => recipient === address)).toHaveLength(3);
      for (const _ of [1, 2, 3, 4]) await ask(stage, 'access', 'other@example.net', '192.0.2.9');
      expect(await ask(stage, 'access', 'other@example.net', '192.0.2.9')).toBe('too_many');
    });
  });

  it('is made, proven and opened by the server alone, and handled with manage_guests alone', async () => {
    await inStory(async ({ refusal }) => {
      const calls = [
        `select public.ask_privacy_request('a@example.net', 'access', '', null)`,
        `select public.prove_privacy_request('x', null)`,
        `select public.open_privacy_export('x', null)`,
        'select public.privacy_desk()',
        'select public.retention_runs()',
        `select public.send_privacy_export('${id.alice}')`,
        `select public.erase_privacy_request('${id.alice}')`,
      ];
      for (const sql of calls) {
        for (const caller of [cast.anon, cast.owner, cast.partner, luc]) {
          expect((await refusal(caller, sql)).code, sql).toBe('42501');
        }
      }
    });
  });
});

describe('access', () => {
  it('mails a link that opens once, with what concerns the address and nobody else', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      const request = await proven(stage, 'access');
      await stage.call(luc, 'select public.send_privacy_export($1)', [request]);
      const token = await mailedToken(stage, 'data');
      const copy = await openCopy(stage, token);
      expect(copy).toMatchObject({ email: address, contact_messages: [{ body: 'Bonjour à vous tous' }] });
      expect(copy?.['invitations']).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ event: 'Alice & Ariel', allergies: 'arachide', message: 'À bientôt' }),
        ]),
      );
      expect(JSON.stringify(copy)).not.toMatch(/helene--|lactose|xavier@|Gaspard/);
      expect(await openCopy(stage, token)).toBeNull();
      expect((await desk(stage)).rows).toEqual([]);
      const [audit] = await stage.prepare('select * from public.audit_log order by id desc limit 1');
      expect(audit).toMatchObject({ action: 'privacy_request.export_sent', subject_id: request });
      expect(JSON.stringify(audit)).not.toContain('example.net');
      // Whoever asked for a copy did not ask to be erased.
      expect(await stage.refusal(luc, 'select public.erase_privacy_request($1)', [request])).toMatchObject({
        reason: 'not-asked',
      });
      await stage.prepare(`update private.privacy_requests set export_expires_at = now() - interval '1 second'`);
      await stage.prepare('select private.forget_guests()');
      expect((await desk(stage, 'answered => true')).rows).toMatchObject([
        { id: request, email: null, words: '', matches: [] },
      ]);
    });
  });
});

describe('the restore of an older backup', () => {
  it('erases again the addresses and accounts of the list, and leaves an account with an obstacle to the operator', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      await stage.call(luc, 'select public.erase_privacy_request($1)', [await proven(stage, 'erasure')]);
      await stage.prepare(`insert into auth.users (id, email) values (gen_random_uuid(), 'parti@example.net')`);
      const [row] = await stage.prepare(`delete from auth.users where email = 'parti@example.net' returning id`);
      const left = String(row?.['id']);
      const subjects = (await stage.prepare('select subject from platform.erasures')).map(({ subject }) => subject);
      expect(subjects).toEqual(
        expect.arrayContaining([`account:${left}`, expect.stringMatching(/^address:[0-9a-f]{64}$/)]),
      );
      expect(JSON.stringify(subjects)).not.toContain('example.net');
      // The rows as an older backup has them.
      await stage.prepare(`insert into public.guests (event_id, household_id, first_name, email, position)
          values ('${event.b}', '${household.xavier}', 'Hélène', 'Helene.Roy@example.net', 5);
        insert into private.privacy_requests (email, kind) values ('${address}', 'erasure');
        insert into auth.users (id, email) values ('${left}', 'parti@example.net')`);
      const redo = await stage.prepare('select private.redo_erasures($1) as obstacles', [
        [...subjects, `account:${id.alice}`],
      ]);
      expect(redo).toEqual([{ obstacles: [expect.stringMatching(`^account:${id.alice} \\(.+\\)$`)] }]);
      expect(
        await stage.prepare(
          `select (select count(*)::integer from public.guests where lower(email::text) = $1) as guests,
             (select count(*)::integer from private.privacy_requests where lower(email::text) = $1) as requests,
             (select count(*)::integer from auth.users where id = any ($2)) as accounts`,
          [address, [left, id.alice]],
        ),
      ).toEqual([{ guests: 0, requests: 0, accounts: 1 }]);
      expect(await stage.prepare('select from public.guests where id = $1', [guest.xavier])).toHaveLength(1);
    });
  });
});

describe('erasure', () => {
  it('leaves nothing of the address in any table, tells hosts no detail, and is audited as numbers', async () => {
    await inStory(async (stage) => {
      await prepare(stage);
      await stage.prepare(
        `insert into public.gifts (event_id, household_id, giver, label)
         values ('${event.a}', '${household.helene}', 'Hélène, ma cousine', 'Un vase')`,
      );
      const request = await proven(stage, 'erasure');
      const erased = await stage.call(luc, 'select public.erase_privacy_request($1)', [request]);
      expect(erased).toMatchObject({ events: 2, guests: 2, households: 1, messages: 1, mails: 1 });
      const tables = (await stage.prepare(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname in ('public', 'private', 'platform', 'storage') and tablename <> 'noted'`,
      )) as unknown as { name: string }[];
      for (const { name } of tables) {
        const found = await stage.prepare(
          `select 1 from ${name} t where t::text ~* 'helene.roy@|ma cousine|À bientôt|Chère Hélène'`,
        );
        expect(found, name).toEqual([]);
      }
      expect(await stage.prepare(`select 1 from public.households where id = '${household.helene}'`)).toEqual([]);
      expect(await stage.prepare(`select name from public.households where id = '${household.xavier}'`)).toEqual([
        { name: 'Xavier' },
      ]);
      const news = await stage.prepare(
        `select title || body as words from public.notifications where kind = 'replies'`,
      );
      expect(JSON.stringify(news)).toContain('a quitté votre liste');
      expect(JSON.stringify(news)).not.toContain('Hélène');
      const [audit] = await stage.prepare(
        'select action, subject_id, after from public.audit_log order by id desc limit 1',
      );
      expect(audit).toEqual({ action: 'privacy_request.erased', subject_id: request, after: erased });
      expect((await desk(stage, 'answered => true')).rows).toMatchObject([{ id: request, email: null }]);
      expect(await stage.refusal(luc, 'select public.erase_privacy_request($1)', [request])).toMatchObject({
        reason: 'answered',
      });
      expect((await mails(stage)).at(-1)).toMatchObject({ recipient: address, subject: 'Vos données sont effacées' });
    });
  });
});

it('lists requests by their deadline, page by page', async () => {
  await inStory(async (stage) => {
    await prepare(stage);
    await stage.prepare(`insert into private.privacy_requests (email, kind, proven_at, due_on)
      select 'g' || n || '@example.net', 'access', now(), private.today() + n from generate_series(1, 5) n`);
    const first = await desk(stage, 'most => 3');
    const second = await stage.call<Desk>(
      luc,
      'select public.privacy_desk(after_at => $1, after_id => $2, most => 3)',
      [first.next?.at, first.next?.id],
    );
    expect([...first.rows, ...second.rows].map(({ email }) => email)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `g${number}@example.net`),
    );
    expect(second.next).toBeNull();
  });
});

// D81: limits hold whatever the limited person deletes, replaces or makes anew, because callers cannot reach what is counted.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner } = cast;
const tooMany = { code: 'PT429', reason: 'too-many' };

const invite = `select public.invite_member($1, $2, 'viewer')`;
const dispatch = `select public.send_invitations($1, '{"who": "all"}', 'invitation', $2)`;
const ask = `select public.ask_for_quotes($1, $2, 'Bonjour')`;

/** An event of the caller's own, with one guest who has the given address. */
async function newEvent({ prepare }: Stage, email = 'cible@example.fr'): Promise<string> {
  const [made, home] = [randomUUID(), randomUUID()];
  await prepare(
    `insert into public.events (id, owner_id, kind, name, starts_on) values ('${made}', '${id.alice}', 'mariage', 'Fête', '2099-01-01')`,
  );
  await prepare(`insert into public.households (id, event_id, name) values ('${home}', '${made}', 'Cible')`);
  await prepare(
    `insert into public.guests (event_id, household_id, first_name, email) values ('${made}', '${home}', 'Cible', $1)`,
    [email],
  );
  return made;
}

describe('D81 invitations to a team', () => {
  it('reach one address a few times a day, though each replaces or withdraws the last', () =>
    story(async (stage) => {
      const { call, rows, refusal } = stage;
      await noteMails(stage);
      for (let time = 0; time < 3; time += 1) {
        await call(owner, invite, [event.a, time % 2 ? 'CIBLE@example.fr' : 'cible@example.fr']);
        await rows(owner, `delete from public.event_invitations where lower(email::text) = 'cible@example.fr'`);
      }
      expect(await refusal(owner, invite, [event.a, 'cible@example.fr'])).toMatchObject(tooMany);
      expect(await refusal(owner, invite, [await newEvent(stage), 'cible@example.fr'])).toMatchObject(tooMany);
      expect(await mails(stage)).toHaveLength(3);
    }));

  it('are twenty a day, though they are withdrawn and the event deleted', () =>
    story(async (stage) => {
      const { call, prepare, refusal } = stage;
      await noteMails(stage);
      const first = await newEvent(stage);
      for (let time = 0; time < 20; time += 1) await call(owner, invite, [first, `personne-${time}@example.fr`]);
      await prepare('delete from public.events where id = $1', [first]);
      expect(await refusal(owner, invite, [event.a, 'autre@example.fr'])).toMatchObject(tooMany);
    }));
});

describe('D81 mails to guests', () => {
  it('do not come back to the day’s quota with a deleted event', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      await noteMails(stage);
      const remaining = async () =>
        (
          await call<{ remaining_today: number }>(
            owner,
            `select public.preview_send($1, '{"who": "all"}', 'message')`,
            [event.a],
          )
        ).remaining_today;
      const before = await remaining();
      const other = await newEvent(stage);
      await call(owner, dispatch, [other, randomUUID()]);
      expect(await remaining()).toBe(before - 1);
      await prepare('delete from public.events where id = $1', [other]);
      expect(await remaining()).toBe(before - 1);
    }));

  it('reach one address a few times a day, from however many events of one person', () =>
    story(async (stage) => {
      const { call, refusal } = stage;
      await noteMails(stage);
      for (let time = 0; time < 10; time += 1) await call(owner, dispatch, [await newEvent(stage), randomUUID()]);
      expect(await refusal(owner, dispatch, [await newEvent(stage), randomUUID()])).toMatchObject({
        code: 'PT422',
        reason: 'nothing-to-send',
      });
      expect(await mails(stage)).toHaveLength(10);
      await call(owner, dispatch, [await newEvent(stage, 'autre@example.fr'), randomUUID()]);
    }));

  it('give back what was stopped before it left', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      await noteMails(stage);
      const [other, send] = [await newEvent(stage), randomUUID()];
      await call(owner, dispatch, [other, send]);
      await prepare(`insert into platform.outbox (id, kind, recipient, body_text)
        select outbox_id, 'invitation', recipient, '' from public.invitation_mails where send_id = '${send}'`);
      expect(await call(owner, 'select public.stop_send($1)', [send])).toBe(1);
      const counted = await call<{ remaining_today: number }>(
        owner,
        `select public.preview_send($1, '{"who": "all"}', 'message')`,
        [other],
      );
      expect(counted.remaining_today).toBe(1000);
    }));

  it('of trial are twenty a day, though the event is deleted', () =>
    story(async (stage) => {
      const { call, prepare, refusal } = stage;
      await noteMails(stage);
      const trial = `select public.send_test_invitation($1, 'invitation')`;
      const first = await newEvent(stage);
      for (let time = 0; time < 20; time += 1) await call(owner, trial, [first]);
      await prepare('delete from public.events where id = $1', [first]);
      expect(await refusal(owner, trial, [event.a])).toMatchObject(tooMany);
    }));
});

describe('D81 requests for a quote', () => {
  it('are thirty a day for a person, not for each event', () =>
    story(async (stage) => {
      const { call, prepare, refusal } = stage;
      const listings = await prepare(
        `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.fr' from generate_series(1, 31) n returning id`,
      );
      const partners = await prepare(
        `insert into public.partners (owner_id, name, type, state)
         select l.owner, 'Maison ' || l.n, 'dj', 'listed' from unnest($1::uuid[]) with ordinality as l (owner, n) returning id`,
        [listings.map((row) => row['id'])],
      );
      const ids = partners.map((row) => row['id']);
      for (let time = 0; time < 3; time += 1)
        await call(owner, ask, [await newEvent(stage), ids.slice(time * 10, time * 10 + 10)]);
      expect(await refusal(owner, ask, [await newEvent(stage), ids.slice(30)])).toMatchObject(tooMany);
    }));
});

it('D81 what is counted is read, written and reset by no caller, and names nobody', () =>
  story(async (stage) => {
    const { call, prepare, refusal } = stage;
    await noteMails(stage);
    await call(owner, invite, [event.a, 'cible@example.fr']);
    const counted = JSON.stringify(await prepare('select * from private.use_counts'));
    for (const hidden of ['cible', id.alice, event.a]) expect(counted).not.toContain(hidden);
    for (const caller of [owner, cast.service_role, cast['admin with permission']])
      for (const statement of [
        'select * from private.use_counts',
        'delete from private.use_counts',
        'select * from private.use_secret',
        `select private.count_use('x', 'y', 1, '1 day')`,
        `select private.return_use('x', 'y', 1)`,
      ])
        expect(await refusal(caller, statement), statement).toMatchObject({ code: insufficientPrivilege });
  }));

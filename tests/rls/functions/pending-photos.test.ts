// Photos that wait for the hosts: who is notified and how often, and how all of them are accepted and hidden again.
import { describe, expect, it } from 'vitest';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, household } from '#tests/rls/support/fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

/** An album in which nothing waits. */
const decided = ({ prepare }: Stage) => prepare(`update public.guest_photos set state = 'hidden'`);

async function send({ prepare, call }: Stage, name = crypto.randomUUID()): Promise<string> {
  const path = `${event.a}/${household.gaspard}/${name}.jpg`;
  await prepare(`insert into storage.objects (bucket_id, name) values ('guest-photos', $1) on conflict do nothing`, [
    path,
  ]);
  const made = await call<{ id: string }>(anon, 'select public.guest_add_photo($1, $2, 1200, 800)', [
    token.gaspard,
    path,
  ]);
  return made.id;
}

const notifications = `select title, body, href, read_at is not null as is_read
  from public.notifications where href like '/client/website/album%' order by created_at, id`;
const notice = (title: string, isRead = false) => ({
  title,
  body: 'Alice & Ariel',
  href: `/client/website/album?event=${event.a}`,
  is_read: isRead,
});

describe('photos that wait', () => {
  it('cause one notification with their number for owners and editors', () =>
    story(async (stage) => {
      await decided(stage);
      await send(stage);
      expect(await stage.rows(owner, notifications)).toEqual([notice('1 photo attend votre accord')]);
      await send(stage, 'aaaaaaaa-0000-4000-8000-000000000007');
      // Sent again after a lost answer.
      await send(stage, 'aaaaaaaa-0000-4000-8000-000000000007');
      await send(stage);
      for (const host of [owner, editor]) {
        expect(await stage.rows(host, notifications)).toEqual([notice('3 photos attendent votre accord')]);
      }
      for (const other of [viewer, cast['viewer without budget'], stranger]) {
        expect(await stage.rows(other, notifications)).toEqual([]);
      }
    }));

  it('cause another notification once the last was read or deleted, for each host separately', () =>
    story(async (stage) => {
      await decided(stage);
      await send(stage);
      await stage.rows(owner, 'update public.notifications set read_at = now()');
      await stage.rows(editor, 'delete from public.notifications');
      await send(stage);
      const [read, fresh] = [notice('1 photo attend votre accord', true), notice('2 photos attendent votre accord')];
      expect(await stage.rows(owner, notifications)).toHaveLength(2);
      expect(await stage.rows(owner, notifications)).toEqual(expect.arrayContaining([read, fresh]));
      expect(await stage.rows(editor, notifications)).toEqual([fresh]);
    }));

  it('are counted down as they are decided, and the notification is removed when none is left', () =>
    story(async (stage) => {
      await decided(stage);
      const [first, second] = [await send(stage), await send(stage)];
      await send(stage);
      await stage.rows(editor, `update public.guest_photos set state = 'shown' where id = $1`, [first]);
      expect(await stage.rows(owner, notifications)).toEqual([notice('2 photos attendent votre accord')]);
      await stage.call(anon, 'select public.guest_remove_photo($1, $2)', [token.gaspard, second]);
      expect(await stage.rows(owner, notifications)).toEqual([notice('1 photo attend votre accord')]);
      await stage.rows(owner, `update public.guest_photos set state = 'hidden' where state = 'pending'`);
      for (const host of [owner, editor]) expect(await stage.rows(host, notifications)).toEqual([]);
      // What a host takes back is no news to anybody.
      await stage.rows(owner, `update public.guest_photos set state = 'pending' where id = $1`, [first]);
      expect(await stage.rows(editor, notifications)).toEqual([]);
    }));

  it('cause no notification for people who disabled it, who left or whose event is deleted', () =>
    story(async (stage) => {
      await decided(stage);
      await stage.prepare(
        `update public.notification_preferences set in_app = false where user_id = $1 and kind = 'replies'`,
        [id.alice],
      );
      await send(stage);
      await send(stage);
      expect(await stage.rows(owner, notifications)).toEqual([]);
      expect(await stage.rows(editor, notifications)).toHaveLength(1);
      await stage.rows(editor, 'delete from public.event_members where user_id = $1', [id.edith]);
      expect(await stage.rows(editor, notifications)).toEqual([]);
      await stage.prepare('delete from public.events where id = $1', [event.a]);
      expect(await stage.prepare('select 1 from private.photo_notices where event_id = $1', [event.a])).toEqual([]);
    }));
});

describe('all of them at once', () => {
  const show = 'select public.show_waiting_photos($1, now())';
  const wait = 'select public.let_photos_wait($1)';
  const states = `select state, count(*)::int from public.guest_photos where event_id = '${event.a}' group by state order by state`;
  const many = (number: number) => `insert into public.guest_photos (event_id, household_id, path, width, height)
    select '${event.a}', '${household.gaspard}', '${event.a}/${household.gaspard}/' || gen_random_uuid() || '.jpg', 4, 3
    from generate_series(1, ${number})`;

  it('are shown and taken back however many, save those that were hidden since', () =>
    story(async (stage) => {
      await decided(stage);
      await stage.prepare(many(1500));
      const shown = await stage.call<string[]>(editor, show, [event.a]);
      expect(shown).toHaveLength(1500);
      await stage.rows(owner, `update public.guest_photos set state = 'hidden' where id = $1`, [shown[0]]);
      expect(await stage.call<number>(editor, wait, [shown])).toBe(1499);
      expect(await stage.rows(owner, states)).toEqual([
        { state: 'hidden', count: 2 },
        { state: 'pending', count: 1499 },
      ]);
    }));

  it('stay as they are for those who only look, for strangers, and when they came later', () =>
    story(async (stage) => {
      const before = await stage.rows(owner, states);
      for (const caller of [viewer, stranger, cast.partner]) {
        expect(await stage.call<string[]>(caller, show, [event.a])).toEqual([]);
      }
      const early = `select public.show_waiting_photos($1, now() - interval '1 day')`;
      expect(await stage.call<string[]>(owner, early, [event.a])).toEqual([]);
      expect(await stage.rows(owner, states)).toEqual(before);
      const shown = await stage.call<string[]>(owner, show, [event.a]);
      expect(await stage.call<number>(stranger, wait, [shown])).toBe(0);
      expect(await stage.refusal(anon, show, [event.a])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(anon, wait, [shown])).toMatchObject({ code: '42501' });
    }));
});

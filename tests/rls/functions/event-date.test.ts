// A new date of an event reaches all it concerns: guests and their replies, calendars, the shared timeline, booked partners.
import { randomUUID } from 'node:crypto';
import { addDays } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { type Caller, cast, token } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import {
  accept,
  anon,
  day,
  editor,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();

const move = 'select public.move_event_date($1, $2, $3, $4)';
const later = addDays(day, 7);
const agree = 'select public.agree_to_date($1)';

/** Petra is booked for the wedding's day, and its dinner has that day. */
async function book(stage: Stage): Promise<string> {
  const sent = await offer(stage);
  await stage.call(owner, accept, [sent]);
  await stage.prepare('update public.moments set day = $2 where id = $1', [moment.dinner, day]);
  const [asked] = await stage.rows<{ id: string }>(petra, 'select id from public.quote_requests');
  return asked?.id ?? '';
}

const held = ({ prepare }: Stage) =>
  prepare(
    `select day::text from public.partner_bookings b join public.partner_availability a using (partner_id, day)
     where partner_id = $1 and a.state = 'booked' order by day`,
    [partner.listed],
  );
const take = ({ prepare }: Stage, taken: string) =>
  prepare('insert into public.partner_availability (partner_id, day) values ($1, $2)', [partner.listed, taken]);
const notifications = (stage: Stage, who: Caller, words: string) =>
  stage.rows(who, 'select 1 from public.notifications where title like $1', [`${words}%`]);

describe('the date of an event', () => {
  it('is written by move_event_date alone, which shows whom it concerns', () =>
    story(async (stage) => {
      await book(stage);
      for (const caller of [owner, editor]) {
        const sql = 'update public.events set starts_on = $2 where id = $1';
        expect(await stage.refusal(caller, sql, [event.a, later])).toMatchObject({ code: '42501' });
      }
      await stage.prepare(`update public.guest_replies set for_date = $2 where event_id = $1`, [event.a, day]);
      await stage.prepare(`update public.households set invitation_state = 'draft' where id = $1`, [household.helene]);
      await stage.prepare(`update public.households set invitation_state = 'opened' where id = $1`, [
        household.gaspard,
      ]);
      expect(await stage.call(owner, move, [event.a, later, true, false])).toMatchObject({
        invitations: { sent: 1, mails: 0 },
        replies: { yes: 2, no: 0, to_confirm: 2 },
        bookings: [{ name: 'Les Fleurs de Petra', is_free: true }],
      });
    }));

  it('is the same afterwards for guests, calendars, the shared day and the booked partner', () =>
    story(async (stage) => {
      await book(stage);
      const feed = await stage.call<{ token: string } | string>(owner, 'select public.create_calendar_feed($1)', [
        event.a,
      ]);
      const sheet = await stage.call<{ token: string } | string>(
        owner,
        `select public.create_share_link($1, 'timeline', 'Équipe')`,
        [event.a],
      );
      const secret = (made: { token: string } | string) => (typeof made === 'string' ? made : made.token);
      await stage.call(owner, move, [event.a, later, false, false]);
      const page = await stage.call<{ event: object; moments: { id: string; day: string }[] }>(
        anon,
        'select public.guest_page($1)',
        [token.gaspard],
      );
      expect(page).toMatchObject({ event: { starts_on: later } });
      expect(page.moments.find(({ id }) => id === moment.dinner)?.day).toBe(later);
      expect(
        await stage.call(cast.service_role, `select public.calendar_feed($1, '203.0.113.7')`, [secret(feed)]),
      ).toMatchObject({
        event: { starts_on: later },
        moments: expect.arrayContaining([expect.objectContaining({ id: moment.dinner, day: later })]),
      });
      expect(await stage.call(anon, 'select public.timeline_sheet($1)', [secret(sheet)])).toMatchObject({
        event: { starts_on: later },
      });
      expect(await stage.rows(petra, 'select starts_on::text as day from public.quote_requests')).toEqual([
        { day: later },
      ]);
      expect(
        await stage.rows(petra, `select starts_on::text as day from public.quotes where state = 'accepted'`),
      ).toEqual([{ day: later }]);
      expect(await held(stage)).toEqual([{ day: later }]);
      expect(await notifications(stage, petra, 'Une date change')).toHaveLength(1);
    }));

  it('moves all of this too where the platform itself writes it', () =>
    story(async (stage) => {
      await book(stage);
      await stage.prepare('update public.events set starts_on = $2 where id = $1', [event.a, later]);
      expect(await stage.prepare('select day::text from public.moments where id = $1', [moment.dinner])).toEqual([
        { day: later },
      ]);
      expect(await held(stage)).toEqual([{ day: later }]);
    }));

  it('is written to booked partners in their conversation when the hosts ask for it', () =>
    story(async (stage) => {
      await book(stage);
      await stage.call(editor, move, [event.a, later, false, true]);
      const [message] = await stage.rows<{ body: string }>(
        petra,
        `select body from public.messages where side = 'client' order by created_at desc limit 1`,
      );
      expect(message?.body).toContain('vous êtes libre ce jour-là');
    }));
});

describe('a booking whose partner is taken on the new date', () => {
  it('remains on its day until the partner agrees, and both sides are notified', () =>
    story(async (stage) => {
      await book(stage);
      await take(stage, later);
      expect(await stage.call(owner, move, [event.a, later, false, false])).toMatchObject({
        bookings: [{ is_free: false }],
      });
      expect(await held(stage)).toEqual([{ day }]);
      const state = 'select starts_on::text as day, date_to_agree::text as asked from public.quote_requests';
      expect(await stage.rows(petra, state)).toEqual([{ day, asked: later }]);
      expect(await notifications(stage, petra, 'Une date change')).toHaveLength(1);
      expect(await notifications(stage, owner, 'Réservation à revoir')).toHaveLength(1);
      await stage.call(owner, move, [event.a, day, false, false]);
      expect(await stage.rows(petra, state)).toEqual([{ day, asked: null }]);
    }));

  it('moves once its partner, and nobody else, agrees', () =>
    story(async (stage) => {
      const asked = await book(stage);
      expect(await stage.refusal(petra, agree, [asked])).toMatchObject({ reason: 'not-open' });
      await take(stage, later);
      await stage.call(owner, move, [event.a, later, false, false]);
      for (const caller of [owner, viewer, stranger, paulin]) {
        expect(await stage.refusal(caller, agree, [asked])).toMatchObject({ reason: 'unknown' });
      }
      expect(await stage.refusal(anon, agree, [asked])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(petra, agree, [asked])).toMatchObject({ reason: 'date-taken' });
      await stage.call(petra, `delete from public.partner_availability where day = $1`, [later]);
      expect(await stage.call(petra, agree, [asked])).toBeDefined();
      expect(await held(stage)).toEqual([{ day: later }]);
      expect(await notifications(stage, owner, 'Les Fleurs de Petra accepte la nouvelle date')).toHaveLength(1);
    }));
});

describe('a reply given for another date', () => {
  interface Page {
    people: { id: string; to_confirm: Record<string, string> }[];
  }
  const pageOf = async ({ call }: Stage) => {
    const { people } = await call<Page>(anon, 'select public.guest_page($1)', [token.gaspard]);
    return people.find(({ id }) => id === guest.gaspard)?.to_confirm;
  };
  const listed = async ({ call }: Stage) => {
    const list = await call<{ guest_columns: string[]; guests: unknown[][] }>(viewer, 'select public.guest_list($1)', [
      event.a,
    ]);
    const row = list.guests.find(([id]) => id === guest.gaspard);
    return row?.[list.guest_columns.indexOf('is_to_confirm')];
  };
  const says = (answer: boolean) =>
    JSON.stringify({ people: [{ id: guest.gaspard, answers: { [moment.townHall]: answer } }] });
  const reply = ({ call }: Stage, answer: boolean) =>
    call(anon, 'select public.guest_reply($1, $2, $3)', [token.gaspard, says(answer), randomUUID()]);
  const begin = async (stage: Stage) => {
    await stage.prepare('update public.events set starts_on = $2 where id = $1', [event.a, day]);
    await reply(stage, false);
    await stage.call(owner, move, [event.a, later, false, false]);
  };

  it('is marked on the hosts’ list and on the guest’s page, until the date comes back', () =>
    story(async (stage) => {
      await begin(stage);
      expect(await pageOf(stage)).toEqual({ [moment.townHall]: day });
      expect(await listed(stage)).toBe(true);
      await stage.call(owner, move, [event.a, day, false, false]);
      expect(await pageOf(stage)).toEqual({});
      expect(await listed(stage)).toBe(false);
    }));

  it('is confirmed by the guest who says the same again', () =>
    story(async (stage) => {
      await begin(stage);
      await reply(stage, false);
      expect(await pageOf(stage)).toEqual({});
      expect(await listed(stage)).toBe(false);
    }));

  it('is confirmed by hosts who write it down, one by one or for many', () =>
    story(async (stage) => {
      await begin(stage);
      const answers = [{ guest: guest.gaspard, moment: moment.townHall, attending: false }];
      await stage.call(owner, 'select public.record_replies($1, $2)', [event.a, JSON.stringify(answers)]);
      expect(await listed(stage)).toBe(false);
      await stage.call(owner, move, [event.a, day, false, false]);
      expect(await listed(stage)).toBe(true);
      const patch = JSON.stringify({ reply: { [moment.townHall]: false } });
      await stage.call(owner, 'select public.bulk_update_guests($1, $2, $3)', [event.a, [guest.gaspard], patch]);
      expect(await listed(stage)).toBe(false);
    }));

  it('has a day that no request writes', () =>
    story(async (stage) => {
      const sql = `update public.guest_replies set for_date = '2010-01-01' where event_id = $1`;
      expect(await stage.refusal(owner, sql, [event.a])).toMatchObject({ code: '42501' });
    }));
});

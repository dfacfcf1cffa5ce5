// Waiting for a taken day of a partner: who may, when those who wait are notified, and what the partner sees of it.
import { describe, expect, it } from 'vitest';
import { type Caller, cast } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import {
  accept,
  anon,
  ask,
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
const wait = 'select public.wait_for_day($1, $2)::text';
const titles = `select title, href from public.notifications where title like 'De nouveau libre%'`;

/** Alice booked Petra's day; Boris has the same day. */
async function takeDay(stage: Stage): Promise<string> {
  await stage.prepare('delete from public.partner_waiting_list');
  const quote = await offer(stage);
  await stage.call(owner, accept, [quote]);
  await stage.prepare('update public.events set starts_on = $2, ends_on = null where id = $1', [event.b, day]);
  const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [quote]);
  return String(row?.request_id);
}

/** The end of a transaction, at which deferred triggers run. */
const commit = (stage: Stage) => stage.prepare('set constraints all immediate; set constraints all deferred');

const waiting = (stage: Stage) => stage.prepare('select event_id, day::text from public.partner_waiting_list');

describe('waiting for a day', () => {
  it('is once for an event, a partner and a day, and ends with its notification when the booking is cancelled', () =>
    story(async (stage) => {
      const request = await takeDay(stage);
      expect(await stage.call(stranger, wait, [event.b, partner.listed])).toBe(day);
      expect(await stage.call(stranger, wait, [event.b, partner.listed])).toBe(day);
      expect(await waiting(stage)).toEqual([{ event_id: event.b, day }]);
      await stage.call(petra, 'select public.cancel_booking($1)', [request]);
      await commit(stage);
      expect(await stage.rows(stranger, titles)).toEqual([
        {
          title: 'De nouveau libre\u00a0: Les Fleurs de Petra',
          href: `/client/partners?demander=${partner.listed}&event=${event.b}`,
        },
      ]);
      expect(await waiting(stage)).toEqual([]);
      await stage.call(petra, 'select public.block_days($1, $1)', [day]);
      await stage.call(petra, 'select public.free_days($1, $1)', [day]);
      await commit(stage);
      expect(await stage.rows(stranger, titles)).toHaveLength(1);
      expect(await stage.rows(owner, titles)).toEqual([]);
    }));

  it('is answered when the partner opens the day, and not when the day is closed again in the same transaction', () =>
    story(async (stage) => {
      const request = await takeDay(stage);
      await stage.call(stranger, wait, [event.b, partner.listed]);
      await stage.prepare(
        `insert into public.partner_calendars (partner_id, closed_weekdays, closed_until)
         values ($1, array[extract(isodow from $2::date)::smallint], $2)
         on conflict (partner_id) do update set closed_weekdays = excluded.closed_weekdays`,
        [partner.listed, day],
      );
      await stage.call(owner, 'select public.cancel_booking($1)', [request]);
      await commit(stage);
      expect(await stage.rows(stranger, titles)).toEqual([]);
      expect(await waiting(stage)).toHaveLength(1);
      await stage.call(petra, 'select public.free_days($1, $1)', [day]);
      await commit(stage);
      expect(await stage.rows(stranger, titles)).toHaveLength(1);
    }));

  it('is refused for a free day, without a date, for one’s own booking, a hidden listing and an event of others', () =>
    story(async (stage) => {
      await takeDay(stage);
      const refusal = (caller: Caller, of: string, who: string = partner.listed) =>
        stage.refusal(caller, wait, [of, who]);
      expect(await refusal(owner, event.a)).toMatchObject({ code: 'PT409', reason: 'booked' });
      expect(await refusal(stranger, event.b, partner.hidden)).toMatchObject({ code: 'PT404' });
      for (const caller of [owner, viewer, petra, paulin]) {
        expect(['PT403', 'PT404', '42501']).toContain((await refusal(caller, event.b)).code);
      }
      for (const caller of [anon, cast.guest]) {
        expect(await stage.refusal(caller, wait, [event.b, partner.listed])).toMatchObject({ code: '42501' });
      }
      await stage.prepare('update public.events set starts_on = starts_on + 1 where id = $1', [event.b]);
      expect(await refusal(stranger, event.b)).toMatchObject({ code: 'PT409', reason: 'day-free' });
      await stage.prepare('update public.events set starts_on = null, rsvp_closes_on = null where id = $1', [event.b]);
      expect(await refusal(stranger, event.b)).toMatchObject({ code: 'PT422', reason: 'no-date' });
    }));

  it('is limited for an account, also after it stops waiting', () =>
    story(async (stage) => {
      await takeDay(stage);
      const stop = 'delete from public.partner_waiting_list where event_id = $1';
      for (let time = 0; time < 30; time += 1) {
        await stage.call(stranger, wait, [event.b, partner.listed]);
        await stage.rows(stranger, stop, [event.b]);
      }
      expect(await stage.refusal(stranger, wait, [event.b, partner.listed])).toMatchObject({ code: 'PT429' });
    }));

  it('ends with another date of the event, with the booking and after the day', () =>
    story(async (stage) => {
      await takeDay(stage);
      await stage.call(stranger, wait, [event.b, partner.listed]);
      await stage.prepare('update public.events set starts_on = starts_on + 1 where id = $1', [event.b]);
      expect(await waiting(stage)).toEqual([]);
      await stage.prepare(
        `insert into public.partner_waiting_list (event_id, partner_id, day) values ($1, $2, private.today() - 1)`,
        [event.b, partner.listed],
      );
      await stage.prepare('select private.expire_requests()');
      expect(await waiting(stage)).toEqual([]);
    }));

  it('shows the partner how many wait for a day and beside a request, and not who', () =>
    story(async (stage) => {
      await takeDay(stage);
      await stage.call(stranger, wait, [event.b, partner.listed]);
      const calendar = await stage.call<{ days: { day: string; waiting: number }[] }>(
        petra,
        'select public.partner_calendar($1, $1)',
        [day],
      );
      expect(calendar.days).toMatchObject([{ day, waiting: 1 }]);
      const list = await stage.call<{ rows: { waiting: number }[] }>(petra, 'select public.partner_request_list()');
      expect(list.rows.map(({ waiting: number }) => number)).toEqual([1]);
      expect(JSON.stringify([calendar, list])).not.toContain(event.b);
      const [asked] = await stage.call<{ request: string }[]>(stranger, ask, [event.b, [partner.listed], 'Bonjour']);
      const { facts } = await stage.call<{ facts: { waiting: number; day_state: string } }>(
        petra,
        'select public.request_page($1)',
        [asked?.request],
      );
      expect(facts).toMatchObject({ waiting: 0, day_state: 'taken' });
      expect(await stage.rows(petra, 'select 1 from public.partner_waiting_list')).toEqual([]);
      expect(await stage.rows(editor, 'select 1 from public.partner_waiting_list')).toEqual([]);
    }));
});

// A partner's calendar: places of a day, closing days, holidays, the address of the bookings, and busy days of other calendars.
import { addDays } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { accept, anon, day, offer, owner, paulin, petra, stranger } from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays, today } from '#tests/support/days.ts';

const story = connectStory();
const service = cast.service_role;
const set = 'select public.set_partner_calendar($1, $2, $3)';
const block = 'select public.block_days($1, $2)';
const free = 'select public.free_days($1, $2)';
const importDays = 'select public.import_busy_days($1, $2, $3)';

interface Day {
  day: string;
  closed: string | null;
  bookings: Array<{ request_id: string; event_name: string }>;
  held: Array<{ event_name: string }>;
  places: number;
}

const calendar = async ({ call }: Stage, first = today(), last = inDays(730)) =>
  (await call<{ days: Day[] }>(petra, 'select public.partner_calendar($1, $2)', [first, last])).days;
const sources = async ({ prepare }: Stage) =>
  (await prepare(
    `select day::text, source from public.partner_availability where partner_id = $1 and day >= private.today() order by day`,
    [partner.listed],
  )) as Array<{ day: string; source: string }>;
const weekday = (date: string) => new Date(date).getUTCDay() || 7;
/** The first day with this number, 1 for Monday, from a week after today. */
const next = (number: number) =>
  Array.from({ length: 7 }, (_, index) => inDays(7 + index)).find((date) => weekday(date) === number) ?? '';

async function begin({ prepare }: Stage) {
  await prepare('delete from public.partner_bookings');
  await prepare('delete from public.partner_availability');
  await prepare('delete from public.calendar_imports');
}

describe('the French holidays', () => {
  it.each([
    [2024, '04-01 05-09 05-20'],
    [2025, '04-21 05-29 06-09'],
    [2026, '04-06 05-14 05-25'],
    [2027, '03-29 05-06 05-17'],
    [2028, '04-17 05-25 06-05'],
    [2029, '04-02 05-10 05-21'],
    [2030, '04-22 05-30 06-10'],
    [2038, '04-26 06-03 06-14'],
  ])('of %i are eleven, those that follow Easter on %s', (year, moving) =>
    story(async ({ prepare }) => {
      const rows = await prepare(
        `select to_char(d, 'MM-DD') as day from generate_series(make_date($1, 1, 1), make_date($1, 12, 31), interval '1 day') d
         where private.is_french_holiday(d::date)`,
        [year],
      );
      const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
      expect(rows.map((row) => row['day'])).toEqual([...fixed, ...moving.split(' ')].toSorted());
    }),
  );
});

describe('the settings of a calendar', () => {
  it('close each week’s days and the holidays for two years, and open them again', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [1, [7, 1, 7], true]);
      const closed = await sources(stage);
      expect(closed.filter(({ source }) => source === 'weekly').length).toBeGreaterThan(205);
      expect(closed.every(({ day: date, source }) => source !== 'weekly' || [1, 7].includes(weekday(date)))).toBe(true);
      const holidays = closed.filter(({ source }) => source === 'holiday').map(({ day: date }) => date);
      expect(holidays.length).toBeGreaterThan(8);
      // Easter Monday is a Monday: it is among the weekly days, and remains when Mondays open.
      await stage.call(petra, set, [1, [], true]);
      const left = await sources(stage);
      expect(new Set(left.map(({ source }) => source))).toEqual(new Set(['holiday']));
      expect(left.length).toBeGreaterThan(holidays.length);
      await stage.call(petra, set, [1, [], false]);
      expect(await sources(stage)).toEqual([]);
    }));

  it('leave a day open that was opened by hand, also in the night and when other settings change', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [1, [7], false]);
      const sunday = next(7);
      expect(await stage.call(petra, free, [sunday, sunday])).toBe(1);
      await stage.call(petra, set, [2, [1, 7], false]);
      await stage.prepare('select private.extend_partner_calendars()');
      const days = (await sources(stage)).map(({ day: date }) => date);
      expect(days).not.toContain(sunday);
      expect(days).toContain(addDays(sunday, 7));
      expect(days).toContain(next(1));
    }));

  it('reach further each night, and make up for missed nights', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [1, [7], false]);
      const before = await sources(stage);
      await stage.prepare(`delete from public.partner_availability where day > private.calendar_end() - 30`);
      await stage.prepare(`update public.partner_calendars set closed_until = private.calendar_end() - 30`);
      await stage.prepare('select private.extend_partner_calendars()');
      expect(await sources(stage)).toEqual(before);
    }));

  it('are refused out of bounds, for several events a day at a venue, and without a listing', () =>
    story(async (stage) => {
      for (const [values, hint] of [
        [[0, [], false], 'bookings_per_day'],
        [[21, [], false], 'bookings_per_day'],
        [[1, [8], false], 'closed_weekdays'],
        [[1, [1, 2, 3, 4, 5, 6, 7], false], 'closed_weekdays'],
        [[1, [], null], 'closes_on_holidays'],
      ] as const) {
        expect(await stage.refusal(petra, set, [...values])).toMatchObject({ code: 'PT422', hint });
      }
      await stage.prepare(`update public.partners set type = 'venue' where id = $1`, [partner.listed]);
      expect(await stage.refusal(petra, set, [2, [], false])).toMatchObject({ hint: 'bookings_per_day' });
      expect(await stage.refusal(stranger, set, [1, [], false])).toMatchObject({ reason: 'no-listing' });
      expect(await stage.refusal(anon, set, [1, [], false])).toMatchObject({ code: '42501' });
    }));
});

describe('a range of days', () => {
  it('is closed and opened; booked and imported days stay as they are', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [1, [weekday(addDays(day, 2))], false]);
      const sent = await offer(stage);
      await stage.call(owner, accept, [sent]);
      const first = addDays(day, -8);
      const last = addDays(day, 8);
      const imported = addDays(day, 1);
      await stage.call(petra, importDays, ['Agenda', [imported], null]);
      await stage.call(petra, block, [first, last]);
      const within = async () => (await sources(stage)).filter(({ day: date }) => date >= first && date <= last);
      expect(await within()).toHaveLength(17);
      expect(new Set((await within()).map(({ source }) => source))).toEqual(new Set(['manual', 'booking', 'imported']));
      await stage.call(petra, free, [first, last]);
      expect((await within()).map(({ source }) => source).toSorted()).toEqual(['booking', 'imported']);
      expect(await stage.call(petra, free, [imported, imported])).toBe(0);
      await stage.rows(petra, 'delete from public.partner_availability where day = $1', [imported]);
      expect(await within()).toHaveLength(2);
    }));

  it('is a year at most, in order, and one’s own', () =>
    story(async (stage) => {
      for (const range of [
        [today(), inDays(366)],
        [inDays(2), inDays(1)],
        [null, today()],
        ['1999-01-01', '1999-01-02'],
      ]) {
        for (const write of [block, free])
          expect(await stage.refusal(petra, write, range)).toMatchObject({ code: 'PT422' });
      }
      expect(
        await stage.refusal(petra, 'select public.partner_calendar($1, $2)', [today(), inDays(1300)]),
      ).toMatchObject({
        code: 'PT422',
      });
      for (const write of [block, free]) {
        expect(await stage.refusal(stranger, write, [today(), today()])).toMatchObject({ reason: 'no-listing' });
      }
    }));
});

describe('a day with several places', () => {
  it('shows its bookings and the places left, and is public as taken when none is left', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [2, [], false]);
      const sent = await offer(stage);
      expect(await calendar(stage)).toMatchObject([
        { day, closed: null, bookings: [], held: [{ event_name: 'Alice & Ariel' }], places: 2 },
      ]);
      await stage.call(owner, accept, [sent]);
      expect(await calendar(stage)).toMatchObject([
        { day, closed: null, bookings: [{ event_name: 'Alice & Ariel' }], held: [], places: 1 },
      ]);
      expect(await sources(stage)).toEqual([]);
      await stage.call(petra, set, [1, [], false]);
      expect(await sources(stage)).toEqual([{ day, source: 'booking' }]);
      await stage.call(petra, set, [2, [], false]);
      await stage.call(petra, block, [day, day]);
      expect(await calendar(stage)).toMatchObject([{ closed: 'manual', places: 0, bookings: [{}] }]);
      // Closed by hand and full: opening it leaves it taken.
      await stage.call(petra, set, [1, [], false]);
      await stage.call(petra, free, [day, day]);
      expect(await sources(stage)).toEqual([{ day, source: 'booking' }]);
    }));

  it('closes again as the week says when its booking ends', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(owner, accept, [await offer(stage)]);
      await stage.call(petra, set, [1, [weekday(day)], false]);
      expect(await sources(stage)).toContainEqual({ day, source: 'booking' });
      const [asked] = await stage.rows<{ id: string }>(petra, 'select id from public.quote_requests');
      await stage.call(owner, 'select public.cancel_booking($1)', [asked?.id]);
      expect(await sources(stage)).toContainEqual({ day, source: 'weekly' });
      expect(await stage.rows(petra, 'select 1 from public.partner_bookings')).toEqual([]);
    }));

  it('ends with the account of its partner', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, set, [1, [weekday(day)], true]);
      await stage.call(petra, free, [day, day]);
      await stage.call(owner, accept, [await offer(stage)]);
      await stage.prepare('delete from auth.users where id = $1', [id.petra]);
      expect(
        await stage.prepare('select 1 from public.partner_availability where partner_id = $1', [partner.listed]),
      ).toEqual([]);
    }));
});

describe('the address of the bookings', () => {
  const make = 'select public.create_partner_feed()';
  const read = `select public.partner_feed($1, '203.0.113.9')`;

  it('shows bookings with place and client, and ends when it is renewed or ended', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(owner, accept, [await offer(stage)]);
      const first = await stage.call<string>(petra, make);
      const second = await stage.call<string>(petra, make);
      expect(await stage.call(service, read, [first])).toEqual({ state: 'unknown' });
      expect(await stage.call(service, read, [second])).toMatchObject({
        state: 'open',
        name: 'Les Fleurs de Petra',
        bookings: [
          { event_name: 'Alice & Ariel', client_name: 'Alice', place: 'Beaune', first_day: day, last_day: day },
        ],
      });
      await stage.call(petra, 'select public.end_partner_feed()');
      expect(await stage.call(service, read, [second])).toEqual({ state: 'unknown' });
      for (const caller of [anon, petra])
        expect(await stage.refusal(caller, read, [second])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(stranger, make)).toMatchObject({ reason: 'no-listing' });
    }));
});

describe('busy days of other calendars', () => {
  it('close the days of all imports together, until the last one that has them ends', () =>
    story(async (stage) => {
      await begin(stage);
      const [a, b] = [inDays(20), inDays(21)];
      const one = await stage.call<string>(petra, importDays, ['Un', [a, b, a, '2020-01-01', inDays(900)], null]);
      const two = await stage.call<string>(petra, importDays, ['Deux', [b], 'https://agenda.example/x.ics']);
      expect(await sources(stage)).toEqual([
        { day: a, source: 'imported' },
        { day: b, source: 'imported' },
      ]);
      await stage.call(petra, 'select public.remove_calendar_import($1)', [one]);
      expect(await sources(stage)).toEqual([{ day: b, source: 'imported' }]);
      await stage.call(paulin, 'select public.remove_calendar_import($1)', [two]);
      expect(await sources(stage)).toHaveLength(1);
      await stage.call(service, 'select public.save_calendar_import($1, $2, null)', [two, [a]]);
      expect(await sources(stage)).toEqual([{ day: a, source: 'imported' }]);
      await stage.call(service, `select public.save_calendar_import($1, null, 'Illisible')`, [two]);
      expect(await sources(stage)).toEqual([{ day: a, source: 'imported' }]);
      expect(await stage.rows(petra, 'select name, error from public.calendar_imports')).toEqual([
        { name: 'Deux', error: 'Illisible' },
      ]);
      await stage.prepare('delete from public.calendar_imports');
    }));

  it('are five calendars at most, at safe addresses, read thirty times an hour', () =>
    story(async (stage) => {
      await begin(stage);
      for (const [values, hint] of [
        [['', [], null], 'name'],
        [['Agenda', [], 'http://agenda.example/x.ics'], 'address'],
        [['Agenda', null, null], 'days'],
      ] as const) {
        expect(await stage.refusal(petra, importDays, [...values])).toMatchObject({ code: 'PT422', hint });
      }
      for (let number = 0; number < 5; number += 1) await stage.call(petra, importDays, [`Agenda ${number}`, [], null]);
      expect(await stage.refusal(petra, importDays, ['Un de trop', [], null])).toMatchObject({ reason: 'too-many' });
      for (let time = 0; time < 30; time += 1) await stage.call(petra, 'select public.start_calendar_fetch()');
      expect(await stage.refusal(petra, 'select public.start_calendar_fetch()')).toMatchObject({ code: 'PT429' });
    }));

  it('are read again after six hours, each address by one job', () =>
    story(async (stage) => {
      await begin(stage);
      const due = () => stage.call<unknown[]>(service, 'select public.due_calendar_imports(10)');
      await stage.call(petra, importDays, ['Agenda', [], 'https://agenda.example/x.ics']);
      await stage.call(petra, importDays, ['Fichier', [], null]);
      expect(await due()).toEqual([]);
      await stage.prepare(`update public.calendar_imports set next_fetch_at = now() - interval '1 minute'`);
      expect(await due()).toMatchObject([{ address: 'https://agenda.example/x.ics' }]);
      expect(await due()).toEqual([]);
      for (const caller of [anon, petra]) {
        expect(await stage.refusal(caller, 'select public.due_calendar_imports(10)')).toMatchObject({ code: '42501' });
        expect(
          await stage.refusal(caller, 'select public.save_calendar_import($1, null, null)', [id.petra]),
        ).toMatchObject({
          code: '42501',
        });
      }
    }));
});

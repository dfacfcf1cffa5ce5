// The administrators' dashboard: figures of days that are over and of today, and what waits for the caller's decision.
import { describe, expect, it } from 'vitest';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture-ids.ts';
import { accept, offer, owner } from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays, today } from '#tests/support/days.ts';

const story = connectStory();
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];

type Numbers = Partial<Record<string, number | string | null>>;
interface Dashboard {
  waiting: Record<string, number>;
  active_events: number;
  response_minutes: number | null;
  storage_bytes: number;
  storage_files: number;
  days: Numbers[];
  months: Numbers[];
}

const read = (stage: Stage, caller: Caller = ada) => stage.call<Dashboard>(caller, 'select public.admin_dashboard()');
const hold = (stage: Stage, ...permissions: string[]) =>
  stage.prepare('update public.profiles set permissions = $1 where id = $2', [permissions, id.luc]);

describe('[AREA-A1] the figures', () => {
  it('count a request, its quote and its booking as soon as they are there', () =>
    story(async (stage) => {
      await stage.prepare('delete from public.quote_requests');
      const before = await read(stage);
      expect(before.days).toHaveLength(30);
      expect(before.months).toHaveLength(12);
      const quote = await offer(stage);
      await stage.call(owner, accept, [quote]);
      const after = await read(stage);
      const [was, is] = [before.days.at(-1), after.days.at(-1)];
      for (const figure of ['requests', 'quotes', 'bookings'])
        expect(Number(is?.[figure] ?? 0) - Number(was?.[figure] ?? 0), figure).toBe(1);
      expect(is?.['day']).toBe(today());
      expect(after.months.at(-1)?.['month']).toBe(today().slice(0, 7));
      expect(after.response_minutes).toBeTypeOf('number');
    }));

  it('are stored once a day is over, and then outlive the rows', () =>
    story(async (stage) => {
      await stage.prepare(`delete from private.daily_figures`);
      await stage.prepare(`update public.events set created_at = now() - interval '3 days' where id = $1`, [event.b]);
      const dayOf = async () => (await read(stage)).days.find(({ day }) => day === inDays(-3));
      expect(await dayOf()).toMatchObject({ events: 1 });
      await stage.prepare('delete from public.events where id = $1', [event.b]);
      expect(await dayOf()).toMatchObject({ events: 1 });
      const stored = await stage.prepare(
        `select count(*)::integer as days,
           max(day) = ((now() - interval '1 hour') at time zone 'Europe/Paris')::date - 1 as has_last_over
         from private.daily_figures where figure = 'events'`,
      );
      expect(stored).toEqual([{ days: expect.any(Number), has_last_over: true }]);
    }));

  it('hold the median time to a first answer of each day and of each month, which outlive the requests', () =>
    story(async (stage) => {
      await stage.prepare('delete from private.daily_figures');
      await stage.prepare('delete from private.response_times');
      await stage.prepare('delete from public.quote_requests');
      const lastMonth = `(date_trunc('month', now() at time zone 'Europe/Paris') - interval '10 days') at time zone 'Europe/Paris'`;
      for (const [day, minutes] of [
        ['now()', 5],
        ['now()', 10],
        ['now()', 2000],
        [lastMonth, 60],
        [`${lastMonth} + interval '2 days'`, 120],
        [`${lastMonth} + interval '2 days'`, 180],
      ])
        await stage.prepare(
          `insert into public.quote_requests
             (partner_name, trade, client_name, message, kind, event_name, state, answered_at, response_minutes)
           values ('Atelier', 'florist', 'Alice', 'Bonjour', 'mariage', 'Noces', 'seen', ${day}, $1)`,
          [minutes],
        );
      const before = await read(stage);
      expect(before.days.at(-1)).toMatchObject({ response_minutes: 10 });
      expect(before.months.slice(-2)).toMatchObject([{ response_minutes: 120 }, { response_minutes: 10 }]);
      expect(before.months[0]?.['response_minutes']).toBeUndefined();
      await stage.prepare('delete from public.quote_requests');
      const after = await read(stage);
      expect(after.days.at(-1)).toMatchObject({ response_minutes: null });
      expect(after.months.slice(-2)).toMatchObject([{ response_minutes: 120 }, { response_minutes: null }]);
    }));

  it('count the events ahead, without those that are over, archived or about to be deleted', () =>
    story(async (stage) => {
      const { active_events: all } = await read(stage);
      await stage.prepare(
        'update public.events set starts_on = current_date - 3, ends_on = null, rsvp_closes_on = null where id = $1',
        [event.b],
      );
      expect((await read(stage)).active_events).toBe(all - 1);
      await stage.prepare('update public.events set archived_at = now() where id = $1', [event.a]);
      expect((await read(stage)).active_events).toBe(all - 2);
    }));

  it('count mails that left and mails that were given up, not those of the mailbox', () =>
    story(async (stage) => {
      await stage.prepare(`insert into platform.outbox (kind, recipient, body_text, sent_at, sent_by, failed_at) values
        ('a', 'x', '', now(), 'smtp', null), ('b', 'x', '', now(), 'mailbox', null), ('c', 'x', '', null, null, now())`);
      expect((await read(stage)).days.at(-1)).toMatchObject({ mails_delivered: 1, mails_failed: 1 });
    }));

  it('follow the stored files, and add them up at night', () =>
    story(async (stage) => {
      const before = await read(stage);
      await stage.prepare(
        `insert into storage.buckets (id, name) values ('figures', 'figures') on conflict do nothing`,
      );
      await stage.prepare(`insert into storage.objects (bucket_id, name, metadata) values
        ('figures', 'a', '{"size": 1000}'), ('figures', 'b', '{"size": 500}')`);
      await stage.prepare(
        `update storage.objects set metadata = '{"size": 1500}' where bucket_id = 'figures' and name = 'a'`,
      );
      await stage.prepare(`delete from storage.objects where bucket_id = 'figures' and name = 'b'`);
      const expected = { storage_bytes: before.storage_bytes + 1500, storage_files: before.storage_files + 1 };
      expect(await read(stage)).toMatchObject(expected);
      await stage.prepare('delete from private.daily_figures');
      await stage.prepare('select private.store_daily_figures()');
      expect(await stage.prepare(`select files from private.storage_changes where bucket_id = 'figures'`)).toHaveLength(
        1,
      );
      expect(await read(stage)).toMatchObject(expected);
    }));

  it('add up the errors that the servers report', () =>
    story(async (stage) => {
      await stage.prepare('select private.add_errors(3)');
      await stage.prepare('select private.add_errors(4)');
      expect((await read(stage)).days.at(-1)).toMatchObject({ errors: 7 });
    }));
});

describe('what waits for a decision', () => {
  const waiting = async (stage: Stage) => (await read(stage, luc)).waiting;

  it('is shown to whoever may decide it, and to nobody else', () =>
    story(async (stage) => {
      await stage.prepare(`update public.partners set state = 'pending', refusal_reason = null where id = $1`, [
        partner.hidden,
      ]);
      await hold(stage, 'view_dashboard');
      expect(await waiting(stage)).toEqual({});
      await hold(stage, 'view_dashboard', 'manage_requests');
      expect(await waiting(stage)).toEqual({ messages: 1, reports: 0, reviews: 0 });
      await hold(stage, 'view_dashboard', 'manage_partners');
      expect(await waiting(stage)).toMatchObject({
        partners: 1,
        changes: expect.any(Number),
        reviews: expect.any(Number),
      });
      expect(await waiting(stage)).not.toHaveProperty('messages');
    }));

  it('counts venues alone for an administrator of venues', () =>
    story(async (stage) => {
      await stage.prepare(`update public.partners set state = 'pending', refusal_reason = null where id = $1`, [
        partner.hidden,
      ]);
      await hold(stage, 'view_dashboard', 'manage_venues');
      await stage.prepare(`update public.partners set type = 'florist' where id = $1`, [partner.hidden]);
      expect(await waiting(stage)).toMatchObject({ partners: 0 });
      await stage.prepare(`update public.partners set type = 'venue' where id = $1`, [partner.hidden]);
      expect(await waiting(stage)).toMatchObject({ partners: 1 });
    }));
});

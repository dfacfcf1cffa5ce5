// A new date and what it moves, the team's board, the shared day, the calendar's address and the dashboard.
import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event, moment } from '#tests/rls/support/fixture.ts';
import { conversation, entry, instalment, item, quote, request, task } from '#tests/rls/support/planning-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon, partner: petra } = cast;
const withoutBudget = cast['viewer without budget'];

interface Preview {
  from: string;
  to: string;
  fixed: number;
  tasks: { id: string; from: string; to: string }[];
  instalments: { id: string; to: string }[];
  moments: { name: string; to: string }[];
  bookings: { name: string; is_free: boolean }[];
}

describe('a new date', () => {
  const move = 'select public.move_event_date($1, $2, $3)';
  const begin = async ({ prepare }: Stage) => {
    await prepare(
      `update public.events set starts_on = '2021-06-12', ends_on = '2021-06-13', rsvp_closes_on = '2021-05-12' where id = '${event.a}'`,
    );
    await prepare(
      `with t as (
         insert into public.tasks (event_id, title, due_on) values ('${event.a}', 'Jour fixe', '2021-01-01')
       ), q as (
         update public.quotes set state = 'accepted', starts_on = '2021-06-12' where id = '${quote.a}'
       ), r as (
         update public.quote_requests set state = 'accepted', starts_on = '2021-06-12' where id = '${request.a}'
       )
       update public.moments set day = '2021-06-12' where id = '${moment.dinner}'`,
    );
  };

  it('is looked at before anything moves, and then moves exactly that', () =>
    story(async (stage) => {
      await begin(stage);
      const look = await stage.call<Preview>(editor, move, [event.a, '2021-06-19', true]);
      expect(look).toMatchObject({
        from: '2021-06-12',
        to: '2021-06-19',
        fixed: 1,
        tasks: [{ id: task.a, from: '2021-03-04', to: '2021-03-11' }],
        instalments: [{ id: instalment.a, to: '2021-05-20' }],
        moments: [{ name: 'Dîner', to: '2021-06-19' }],
        bookings: [{ name: 'Les Fleurs de Petra', is_free: false }],
      });
      const state = () =>
        stage.prepare(
          `select e.starts_on::text, e.ends_on::text, e.rsvp_closes_on::text as closes, t.due_on::text as task, s.due_on::text as due, m.day::text
           from public.events e, public.tasks t, public.instalments s, public.moments m
           where e.id = $1 and t.id = $2 and s.id = $3 and m.id = $4`,
          [event.a, task.a, instalment.a, moment.dinner],
        );
      expect(await state()).toMatchObject([{ starts_on: '2021-06-12', task: '2021-03-04', day: '2021-06-12' }]);
      expect(await stage.call(editor, move, [event.a, '2021-06-19', false])).toEqual(look);
      expect(await state()).toEqual([
        {
          starts_on: '2021-06-19',
          ends_on: '2021-06-20',
          closes: '2021-05-19',
          task: '2021-03-11',
          due: '2021-05-20',
          day: '2021-06-19',
        },
      ]);
      expect(
        await stage.rows(petra, `select title from public.notifications where title = 'Une date change'`),
      ).toHaveLength(1);
    }));

  it('is refused to those who do not organise, and when it is absurd', () =>
    story(async ({ refusal }) => {
      for (const caller of [viewer, stranger]) {
        expect(await refusal(caller, move, [event.a, '2021-06-19', true])).toMatchObject({ reason: 'not-member' });
      }
      for (const day of ['1999-01-01', null]) {
        expect(await refusal(owner, move, [event.a, day, false])).toMatchObject({ reason: 'invalid' });
      }
      expect(await refusal(owner, move, [event.a, '2021-02-30', false])).toMatchObject({ code: '22008' });
    }));
});

describe('the end of an event', () => {
  const tie = ({ prepare }: Stage) =>
    prepare(
      `with t as (
         update public.tasks set assignee_id = '${id.edith}', event_partner_id = '${entry.a}', budget_item_id = '${item.a}', state = 'done'
         where id = '${task.a}'
       ), l as (
         update public.timeline_items set assignee_id = '${id.edith}', event_partner_id = '${entry.a}', moment_id = '${moment.dinner}'
         where event_id = '${event.a}'
       ), i as (
         update public.budget_items set event_partner_id = '${entry.a}' where id = '${item.a}'
       )
       update public.documents set event_partner_id = '${entry.a}', budget_item_id = '${item.a}' where event_id = '${event.a}'`,
    );

  it('takes along whatever hangs on each other', () =>
    story(async (stage) => {
      await tie(stage);
      await stage.call(owner, `delete from public.events where id = '${event.a}'`);
      for (const table of [
        'tasks',
        'documents',
        'budget_items',
        'event_partners',
        'timeline_items',
        'gifts',
        'quote_requests',
      ]) {
        expect(await stage.prepare(`select 1 from public.${table} where event_id = $1`, [event.a]), table).toEqual([]);
      }
      expect(
        await stage.prepare(
          `select 1 from storage.objects where name like '${event.a}/%' and bucket_id = 'event-documents'`,
        ),
      ).toEqual([]);
    }));

  it('is part of its owner’s account; a member who leaves does not change it', () =>
    story(async (stage) => {
      await tie(stage);
      await stage.prepare('delete from auth.users where id = $1', [id.edith]);
      expect(
        await stage.prepare('select assignee_id, event_partner_id from public.tasks where id = $1', [task.a]),
      ).toEqual([{ assignee_id: null, event_partner_id: entry.a }]);
      await stage.prepare('delete from auth.users where id = $1', [id.alice]);
      expect(await stage.prepare('select 1 from public.tasks where id = $1', [task.a])).toEqual([]);
    }));
});

describe('the team', () => {
  const board = 'select public.event_partner_board($1)';
  interface Card {
    id: string;
    name: string;
    state: string;
    listing: unknown;
    request: { unread: number } | null;
    quote: { total_ttc_cents: number } | null;
  }

  it('is shown with listing, request and quote, money only to those who may see it', () =>
    story(async ({ call, refusal }) => {
      const [card] = await call<Card[]>(viewer, board, [event.a]);
      expect(card).toMatchObject({
        id: entry.a,
        name: 'Les Fleurs de Petra',
        listing: { commune: 'Beaune', type: 'florist' },
        request: { id: request.a, state: 'quoted', conversation_id: conversation.a, unread: 1 },
        quote: { id: quote.a, total_ttc_cents: 50_000 },
      });
      const [hidden] = await call<Card[]>(withoutBudget, board, [event.a]);
      expect(hidden).toMatchObject({ name: 'Les Fleurs de Petra', request: null, quote: null });
      expect(await refusal(stranger, board, [event.a])).toMatchObject({ reason: 'not-member' });
    }));

  it('accepts other partners in any state, and partners of the directory only in states set by hand', () =>
    story(async ({ call, refusal, rows, prepare }) => {
      const add = `insert into public.event_partners (event_id, trade, partner_id, name, state) values ('${event.a}', $1, $2, $3, $4) returning state`;
      expect(await call(editor, add, ['dj', null, 'Cousin Paul', 'booked'])).toBe('booked');
      expect(await call(editor, add, ['venue', null, '', 'searched'])).toBe('searched');
      expect(await refusal(editor, add, ['dj', null, '', 'booked'])).toMatchObject({ code: '23514' });
      expect(await refusal(editor, add, ['dj', partner.hidden, '', 'favourite'])).toMatchObject({
        reason: 'not-listed',
      });
      const set = (state: string) => `update public.event_partners set state = '${state}' where id = '${entry.a}'`;
      expect(await refusal(editor, set('booked'))).toMatchObject({ reason: 'invalid' });
      expect(await refusal(editor, set('favourite'))).toMatchObject({ reason: 'not-open' });
      await prepare('delete from public.event_partners where id = $1', [entry.a]);
      await call(editor, add, ['dj', partner.listed, 'Un faux nom', 'favourite']);
      expect(await rows(viewer, 'select name, trade from public.event_partners where partner_id is not null')).toEqual([
        { name: 'Les Fleurs de Petra', trade: 'florist' },
      ]);
    }));

  it('has a page for each request, for both sides', () =>
    story(async ({ call }) => {
      const page = 'select public.request_page($1)';
      expect(await call(viewer, page, [request.a])).toMatchObject({
        side: 'client',
        request: { id: request.a, state: 'quoted' },
        quotes: [{ id: quote.a, lines: [{ label: 'Bouquets', ht_cents: 50_000 }] }],
        messages: [{ body: 'Êtes-vous libre ?' }, { body: 'Oui.' }],
        unread: 1,
      });
      const forPetra = await call<{ quotes: unknown[] }>(petra, page, [request.a]);
      expect(forPetra).toMatchObject({ side: 'partner' });
      expect(forPetra.quotes).toHaveLength(2);
      for (const caller of [withoutBudget, stranger]) expect(await call(caller, page, [request.a])).toBeNull();
    }));
});

describe('the day', () => {
  const sheet = 'select public.timeline_sheet($1)';

  it('takes an entry for each moment, once', () =>
    story(async ({ call, rows, prepare, refusal }) => {
      await prepare(
        `update public.moments set day = (select starts_on + 1 from public.events where id = $1), hour = '11:30', duration_minutes = 90 where id = $2`,
        [event.a, moment.dinner],
      );
      expect(await call(editor, 'select public.plan_timeline($1)', [event.a])).toBe(2);
      expect(await call(editor, 'select public.plan_timeline($1)', [event.a])).toBe(0);
      expect(
        await rows(
          viewer,
          `select day, starts_minute, duration_minutes from public.timeline_items where moment_id = $1`,
          [moment.dinner],
        ),
      ).toEqual([{ day: 1, starts_minute: 690, duration_minutes: 90 }]);
      expect(await refusal(viewer, 'select public.plan_timeline($1)', [event.a])).toMatchObject({
        reason: 'not-member',
      });
    }));

  it('is shared by a link that can be revoked, without private entries', () =>
    story(async ({ call, prepare }) => {
      await prepare(`insert into public.timeline_items (event_id, title, is_shared) values ($1, 'Surprise', false)`, [
        event.a,
      ]);
      const { id: link, token } = await call<{ id: string; token: string }>(
        owner,
        `select public.create_share_link($1, 'timeline', 'Prestataires')`,
        [event.a],
      );
      const open = await call<Record<string, unknown>>(anon, sheet, [token]);
      expect(open).toMatchObject({
        state: 'open',
        event: { name: 'Alice & Ariel' },
        items: [{ title: 'Arrivée des fleurs', starts_minute: 540 }],
      });
      expect(open.items).toHaveLength(1);
      await call(editor, 'update public.share_links set revoked_at = now() where id = $1', [link]);
      expect(await call(anon, sheet, [token])).toEqual({ state: 'revoked' });
      expect(await call(anon, sheet, ['x'.repeat(32)])).toEqual({ state: 'unknown' });
    }));

  it('saves a travel between two entries with all entries that it shifts, or nothing', () =>
    story(async ({ call, refusal, prepare }) => {
      const shift = 'select public.shift_timeline($1, $2, $3, $4)';
      const [line] = await prepare('select id, version from public.timeline_items where event_id = $1', [event.a]);
      const shifts = (version: unknown) => JSON.stringify([{ id: line?.['id'], version, starts_minute: 600 }]);
      const travel = { id: randomUUID(), day: 0, starts_minute: 580, duration_minutes: 20, title: 'Trajet' };
      const hours = () =>
        prepare('select starts_minute from public.timeline_items where event_id = $1 order by starts_minute', [
          event.a,
        ]);
      const before = await hours();
      const stale = [event.a, shifts(99), JSON.stringify(travel), null];
      expect(await refusal(editor, shift, stale)).toMatchObject({ reason: 'stale' });
      expect(await refusal(viewer, shift, stale)).toMatchObject({ reason: 'not-member' });
      expect(await refusal(editor, shift, [event.a, '{}', null, null])).toMatchObject({ reason: 'invalid' });
      expect(await hours()).toEqual(before);
      expect(await call(editor, shift, [event.a, shifts(line?.['version']), JSON.stringify(travel), null])).toBe(1);
      expect(await hours()).toEqual([{ starts_minute: 580 }, { starts_minute: 600 }]);
      expect(await call(editor, shift, [event.a, '[]', null, travel.id])).toBe(0);
      expect(await hours()).toEqual([{ starts_minute: 600 }]);
    }));

  it('is not opened by the kitchen’s link', () =>
    story(async ({ call }) => {
      const { token } = await call<{ token: string }>(owner, `select public.create_share_link($1, 'kitchen')`, [
        event.a,
      ]);
      expect(await call(anon, sheet, [token])).toEqual({ state: 'unknown' });
    }));
});

describe('a calendar’s address', () => {
  const feed = `select public.calendar_feed($1, '203.0.113.7')`;
  const service = cast.service_role;
  const make = 'select public.create_calendar_feed($1)';

  it('shows tasks and moments, and money to whom it is shown elsewhere', () =>
    story(async ({ call, refusal }) => {
      const mine = await call<string>(owner, make, [event.a]);
      expect(await call(service, feed, [mine])).toMatchObject({
        state: 'open',
        event: { name: 'Alice & Ariel' },
        tasks: [{ title: 'Réserver le lieu' }],
        instalments: [{ item_label: 'Lieu', amount_cents: 200_000 }],
      });
      const blind = await call<string>(withoutBudget, make, [event.a]);
      expect(await call(service, feed, [blind])).toMatchObject({
        instalments: [],
        tasks: [{ title: 'Réserver le lieu' }],
      });
      expect(await refusal(stranger, make, [event.a])).toMatchObject({ reason: 'not-member' });
      for (const caller of [anon, owner]) expect(await refusal(caller, feed, [mine])).toMatchObject({ code: '42501' });
    }));

  it('ends when it is renewed, ended, or when its member leaves', () =>
    story(async ({ call, prepare }) => {
      const unknown = { state: 'unknown' };
      const first = await call<string>(viewer, make, [event.a]);
      const second = await call<string>(viewer, make, [event.a]);
      expect(await call(service, feed, [first])).toEqual(unknown);
      expect(await call(service, feed, [second])).toMatchObject({ state: 'open' });
      await prepare('delete from public.event_members where user_id = $1', [id.victor]);
      expect(await call(service, feed, [second])).toEqual(unknown);
      const third = await call<string>(owner, make, [event.a]);
      await call(owner, 'delete from public.calendar_feeds where event_id = $1', [event.a]);
      expect(await call(service, feed, [third])).toEqual(unknown);
    }));
});

describe('the dashboard', () => {
  const dashboard = 'select public.client_dashboard($1)';
  const seenBy = ({ call }: Stage, caller: Caller) => call<Record<string, unknown>>(caller, dashboard, [event.a]);

  it('summarises the event in one answer', () =>
    story(async (stage) => {
      await stage.prepare(`update public.tasks set days_before = null, due_on = private.today() - 1 where id = $1`, [
        task.a,
      ]);
      expect(await seenBy(stage, viewer)).toMatchObject({
        event: { name: 'Alice & Ariel', kind: 'mariage' },
        tasks: { total: 1, done: 0, late: 1, due_week: 0, next: [{ id: task.a }] },
        replies: { invited: 3, yes: 2, no: 0, waiting: 1 },
        budget: { total_cents: 2_000_000, forecast_cents: 600_000, committed_cents: 0, paid_cents: 0 },
        instalments: [{ id: instalment.a, item_label: 'Lieu', is_late: false }],
        unread_messages: 1,
        open_quotes: 1,
        first_steps: {
          date: true,
          place: false,
          guests: true,
          planning: true,
          budget: true,
          team: true,
          partner: true,
        },
      });
    }));

  it('describes the next event, or none, when no event is named', () =>
    story(async ({ call, prepare }) => {
      const next = 'select public.client_dashboard()';
      interface Shown {
        event: { id: string; role: string };
      }
      const days = (own: number) =>
        prepare(
          `with mine as (
             insert into public.events (kind, name, owner_id, starts_on) values ('autre', 'Le mien', '${id.victor}', private.today() + ${own}) returning id
           )
           update public.events set starts_on = private.today() + 30, ends_on = null, rsvp_closes_on = null where id = '${event.a}' returning (select id from mine) as id`,
        );
      await days(60);
      expect(await call<Shown>(viewer, next)).toMatchObject({ event: { id: event.a, role: 'viewer' } });
      const [sooner] = await days(10);
      expect(await call<Shown>(viewer, next)).toMatchObject({ event: { id: sooner?.['id'], role: 'owner' } });
      expect(await call(petra, next)).toBeNull();
    }));

  it('hides money, quotes and messages from members without access to the budget', () =>
    story(async (stage) => {
      const seen = await seenBy(stage, withoutBudget);
      expect(seen).toMatchObject({ budget: null, instalments: null, unread_messages: null, open_quotes: null });
      const kinds = (seen.activity as { subject: string }[]).map(({ subject }) => subject);
      expect(kinds).toContain('Plan du lieu');
      expect(kinds).not.toContain('Facture du lieu');
      expect(await stage.refusal(stranger, dashboard, [event.a])).toMatchObject({ reason: 'not-member' });
      expect(await stage.refusal(anon, dashboard, [event.a])).toMatchObject({ code: '42501' });
    }));

  it('keeps the newest two hundred things that were done', () =>
    story(async ({ prepare }) => {
      await prepare(`select private.record_activity($1, 'task_done', n::text) from generate_series(1, 250) n`, [
        event.a,
      ]);
      const [row] = await prepare(
        "select count(*)::int as number, max(subject::int) filter (where subject ~ '^\\d+$') as last from public.event_activity where event_id = $1",
        [event.a],
      );
      expect(row).toEqual({ number: 200, last: 250 });
    }));
});

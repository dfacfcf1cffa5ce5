// The plan of the day beside a booking: only when hosts share it, only to the booked partner, and never notes or names.
import { describe, expect, it } from 'vitest';
import { cast } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import {
  accept,
  anon,
  type Booking,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();

interface DayPlan {
  moments: { name: string; place: string }[];
  steps: { title: string }[];
}

async function book(stage: Stage) {
  const quote = await offer(stage);
  const { event_partner_id: entry } = await stage.call<Booking>(owner, accept, [quote]);
  const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [quote]);
  const request = String(row?.request_id);
  const add = (title: string, partner: string | null, rest = 'true') =>
    stage.prepare(
      `insert into public.timeline_items (event_id, title, event_partner_id, notes, in_charge, is_shared, starts_minute)
       values ($1, $2, $3, 'Surprise pour Hélène', 'Gaspard', ${rest}, 600)`,
      [event.a, title, partner],
    );
  const plan = async (): Promise<DayPlan | null> =>
    (await stage.call<{ facts: { day_plan: DayPlan | null } }>(petra, 'select public.request_page($1)', [request]))
      .facts.day_plan;
  const share = (shares: boolean) =>
    stage.rows(owner, 'update public.events set shares_day_plan = $2 where id = $1 returning 1', [event.a, shares]);
  return { request, entry, add, plan, share };
}

describe('the plan of the day', () => {
  it('is shown to the booked partner once hosts share it: the moments and the partner’s own shared steps', () =>
    story(async (stage) => {
      const { request, entry, add, plan, share } = await book(stage);
      await add('Pose des bouquets', entry);
      await add('Répétition secrète', entry, 'false');
      await add('Coupe du gâteau', null);
      expect(await plan()).toBeNull();
      expect(await share(true)).toHaveLength(1);
      const shown = await plan();
      expect(shown?.steps.map(({ title }) => title).toSorted()).toEqual([
        'Arrivée\u00a0: Les Fleurs de Petra',
        'Pose des bouquets',
      ]);
      expect(shown?.moments.map(({ name }) => name)).toContain('Mairie');
      for (const hidden of ['Hélène', 'Gaspard', 'secrète', 'gâteau', 'notes', 'in_charge', 'capacity']) {
        expect(JSON.stringify(shown), hidden).not.toContain(hidden);
      }
      await share(false);
      expect(await plan()).toBeNull();
      await share(true);
      await stage.call(owner, 'select public.cancel_booking($1)', [request]);
      expect(await plan()).toBeNull();
    }));

  it('is closed to strangers, other partners and guests, and only editors share it', () =>
    story(async (stage) => {
      const { request, share } = await book(stage);
      await share(true);
      for (const caller of [stranger, paulin]) {
        expect(await stage.call(caller, 'select private.partner_facts($1)', [request])).toBeNull();
      }
      for (const caller of [anon, cast.guest]) {
        expect(await stage.refusal(caller, 'select private.partner_facts($1)', [request])).toMatchObject({
          code: '42501',
        });
      }
      for (const table of ['timeline_items', 'moments']) {
        expect(await stage.rows(petra, `select 1 from public.${table} where event_id = $1`, [event.a])).toEqual([]);
      }
      for (const caller of [petra, stranger, viewer]) {
        const sql = 'update public.events set shares_day_plan = false where id = $1 returning 1';
        expect(await stage.rows(caller, sql, [event.a])).toEqual([]);
      }
    }));

  it('is delayed by editors alone, once for what they read, and notifies whoever follows the day', () =>
    story(async (stage) => {
      const { entry, add, share } = await book(stage);
      await stage.prepare('delete from public.timeline_items');
      await add('Pose des bouquets', entry);
      await add('Coupe du gâteau', null);
      await stage.prepare(`update public.timeline_items set starts_minute = 500 where title = 'Coupe du gâteau'`);
      const [item] = await stage.prepare(`select id from public.timeline_items where title = 'Pose des bouquets'`);
      const delay = 'select public.delay_timeline($1, $2, $3)';
      for (const caller of [anon, stranger, viewer, petra]) {
        expect(await stage.refusal(caller, delay, [item?.id, 600, 15])).toMatchObject({ code: '42501' });
      }
      const notified = () =>
        stage.prepare(
          `select p.name, n.title, n.body from public.notifications n join public.profiles p on p.id = n.user_id
           where n.title like 'Le déroulé%' order by p.name`,
        );
      expect(await stage.call(owner, delay, [item?.id, 600, 15])).toBe(1);
      const words = {
        title: 'Le déroulé prend 15\u00a0min de retard',
        body: 'Pose des bouquets\u00a0: 10\u00a0h\u00a015',
      };
      expect(await notified()).toEqual(['Nora', 'Victor', 'Édith'].map((name) => ({ name, ...words })));
      const urgent = `select bool_and(is_urgent) as all, bool_or(is_urgent) as any from public.notifications where title like 'Le déroulé%'`;
      expect(await stage.prepare(urgent)).toEqual([{ all: false, any: false }]);
      expect(await stage.prepare('select title, starts_minute from public.timeline_items order by 2')).toEqual([
        { title: 'Coupe du gâteau', starts_minute: 500 },
        { title: 'Pose des bouquets', starts_minute: 615 },
      ]);
      // A request that is sent again moves nothing, and neither does a delay beyond the night.
      expect(await stage.refusal(owner, delay, [item?.id, 600, 15])).toMatchObject({ code: 'PT409', reason: 'stale' });
      for (const minutes of [0, 121, null]) {
        expect(await stage.refusal(owner, delay, [item?.id, 615, minutes])).toMatchObject({ code: 'PT422' });
      }
      // The booked partner is notified where hosts share the day.
      await stage.prepare('delete from public.notifications');
      await share(true);
      // On the day, quiet hours do not hold the news back.
      await stage.prepare('update public.events set starts_on = private.today(), ends_on = null');
      await stage.call(owner, delay, [item?.id, 615, -15]);
      expect(await stage.prepare(urgent)).toEqual([{ all: true, any: true }]);
      expect((await notified()).map(({ name }) => name)).toEqual(['Nora', 'Petra', 'Victor', 'Édith']);
    }));
});

// What saying yes brings with it, and how a booking ends.
import { addDays, termAmounts } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { item, quote } from '#tests/rls/support/planning-fixture.ts';
import {
  accept,
  anon,
  type Booking,
  day,
  editor,
  lastDay,
  offer,
  owner,
  petra,
  stranger,
  terms,
  total,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();

describe('saying yes', () => {
  it('books, takes the day, and brings a line, instalments and an entry of the day', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const booking = await stage.call<Booking>(owner, accept, [sent]);
      expect(booking).toMatchObject({ repeated: false, days: [day] });
      const [line] = await stage.rows(
        owner,
        `select label, committed_cents::int, quoted_cents::int, is_per_guest, unit_cents::int, guests_counted, quote_id
         from public.budget_items where id = $1`,
        [booking.item_id],
      );
      expect(line).toEqual({
        label: 'Les Fleurs de Petra',
        committed_cents: total,
        quoted_cents: total,
        is_per_guest: true,
        unit_cents: 1357,
        guests_counted: 97,
        quote_id: sent,
      });
      const dues = await stage.rows<{ amount: number }>(
        owner,
        `select kind, amount_cents::int as amount, due_on = private.today() as at_once, due_on::text
         from public.instalments where item_id = $1 order by position`,
        [booking.item_id],
      );
      expect(dues.map(({ amount }) => amount)).toEqual(termAmounts(total, terms));
      expect(dues).toMatchObject([
        { kind: 'arrhes', at_once: true },
        { due_on: addDays(day, -30) },
        { kind: 'solde', due_on: addDays(day, -7) },
      ]);
      const [entry] = await stage.prepare('select title, day, starts_minute from public.timeline_items where id = $1', [
        booking.timeline_item_id,
      ]);
      expect(entry).toEqual({ title: 'Arrivée\u00a0: Les Fleurs de Petra', day: 0, starts_minute: null });
      expect(
        await stage.prepare(`select state from public.event_partners where id = $1`, [booking.event_partner_id]),
      ).toEqual([{ state: 'booked' }]);
      expect(await stage.rows(anon, `select day::text from public.partner_availability where day = '${day}'`)).toEqual([
        { day },
      ]);
      expect(
        await stage.rows(petra, `select title from public.notifications where title like 'Votre devis%'`),
      ).toHaveLength(1);
      expect(
        await stage.rows(editor, `select title from public.notifications where title like 'Réservation confirmée%'`),
      ).toHaveLength(1);
    }));

  it('twice answers the same, and does nothing more', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const first = await stage.call<Booking>(owner, accept, [sent]);
      expect(await stage.call(editor, accept, [sent])).toEqual({ ...first, repeated: true });
      expect(await stage.prepare('select 1 from public.budget_items where quote_id = $1', [sent])).toHaveLength(1);
      expect(await stage.prepare('select 1 from public.instalments where item_id = $1', [first.item_id])).toHaveLength(
        3,
      );
    }));

  it('uses the line that was planned for the trade, so that nothing counts twice', () =>
    story(async (stage) => {
      await stage.prepare(
        `insert into public.budget_items (event_id, label, trade, estimated_cents) values ($1, 'Fleurs', 'florist', 99)`,
        [event.a],
      );
      const { item_id: line } = await stage.call<Booking>(owner, accept, [await offer(stage)]);
      expect(
        await stage.prepare('select label, estimated_cents from public.budget_items where id = $1', [line]),
      ).toEqual([{ label: 'Fleurs', estimated_cents: '99' }]);
      expect(await stage.prepare('select 1 from public.budget_items where event_id = $1', [event.a])).toHaveLength(2);
    }));

  it('is refused on a taken day, after expiry, for another date, without a date; and nothing is half done', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const nothing = async () => {
        expect(await stage.prepare('select state from public.quotes where id = $1', [sent])).toEqual([
          { state: 'sent' },
        ]);
        expect(await stage.prepare('select id from public.budget_items where event_id = $1', [event.a])).toEqual([
          { id: item.a },
        ]);
      };
      await stage.prepare(`insert into public.partner_availability (partner_id, day) values ($1, $2)`, [
        partner.listed,
        day,
      ]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({
        code: 'PT409',
        reason: 'date-taken',
        hint: day,
      });
      await nothing();
      await stage.prepare(`delete from public.partner_availability where day = $1`, [day]);
      await stage.prepare(`update public.quotes set valid_until = private.today() - 1 where id = $1`, [sent]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'expired' });
      await nothing();
      await stage.prepare(`update public.quotes set valid_until = private.today() where id = $1`, [sent]);
      await stage.prepare(`update public.events set starts_on = starts_on + 35 where id = $1`, [event.a]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'date-moved', hint: day });
      await stage.prepare(`update public.events set starts_on = null, rsvp_closes_on = null where id = $1`, [event.a]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'no-date' });
      await nothing();
    }));

  it('is for those who organise the event alone', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      for (const caller of [viewer, withoutBudget, stranger, petra, cast['admin with permission']]) {
        expect(await stage.refusal(caller, accept, [sent])).toMatchObject({ code: 'PT404', reason: 'unknown' });
      }
      expect(await stage.refusal(anon, accept, [sent])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(owner, accept, [quote.b])).toMatchObject({ reason: 'unknown' });
    }));

  it('is also for a partner whose own event it is', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      await stage.prepare(`insert into public.event_members (event_id, user_id, role) values ($1, $2, 'editor')`, [
        event.a,
        id.petra,
      ]);
      expect(await stage.call<Booking>(petra, accept, [sent])).toMatchObject({ repeated: false });
    }));

  it('takes every day of a quote for several, and all or none', () =>
    story(async (stage) => {
      const sent = await offer(stage, { starts_on: day, ends_on: lastDay });
      await stage.prepare(`insert into public.partner_availability (partner_id, day) values ($1, '${lastDay}')`, [
        partner.listed,
      ]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'date-taken', hint: lastDay });
      await stage.prepare(`delete from public.partner_availability where day = '${lastDay}'`);
      expect((await stage.call<Booking>(owner, accept, [sent])).days).toEqual([day, addDays(day, 1), lastDay]);
    }));
});

describe('the end of a booking', () => {
  it('by either side frees the day and keeps what was paid', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const { item_id: line, instalments } = await stage.call<Booking>(owner, accept, [sent]);
      await stage.call(owner, `update public.instalments set paid_on = current_date where id = $1`, [instalments[0]]);
      const [asked] = await stage.rows<{ id: string }>(petra, 'select id from public.quote_requests');
      expect(await stage.refusal(viewer, 'select public.cancel_booking($1)', [asked?.id])).toMatchObject({
        reason: 'unknown',
      });
      expect(await stage.call(petra, 'select public.cancel_booking($1, $2)', [asked?.id, 'Souffrante'])).toBe(
        'declined',
      );
      expect(await stage.prepare('select 1 from public.partner_availability where day = $1', [day])).toEqual([]);
      const [first] = termAmounts(total, terms);
      expect(await stage.prepare('select committed_cents::int from public.budget_items where id = $1', [line])).toEqual(
        [{ committed_cents: first }],
      );
    }));

  it('comes with the event: the day is free, what was agreed stays with the partner', () =>
    story(async (stage) => {
      await stage.call(owner, accept, [await offer(stage)]);
      await stage.call(owner, `delete from public.events where id = '${event.a}'`);
      expect(await stage.prepare('select 1 from public.partner_availability where day = $1', [day])).toEqual([]);
      expect(await stage.rows(petra, 'select event_id, state from public.quotes')).toEqual([
        { event_id: null, state: 'accepted' },
      ]);
    }));

  it('comes with the accounts of both, even when one person has both', () =>
    story(async (stage) => {
      await stage.call(owner, accept, [await offer(stage)]);
      await stage.prepare('update public.partners set owner_id = $2 where id = $1', [partner.listed, id.alice]);
      await stage.prepare('delete from auth.users where id = $1', [id.alice]);
      expect(await stage.prepare('select 1 from public.events where id = $1', [event.a])).toEqual([]);
    }));

  it('or of a quote comes with its day', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      await stage.prepare('update public.quotes set valid_until = private.today() - 1 where id = $1', [sent]);
      await stage.prepare('select private.expire_requests()');
      expect(await stage.rows(owner, 'select state from public.quotes')).toEqual([{ state: 'expired' }]);
      expect(await stage.rows(petra, 'select state from public.quote_requests')).toEqual([{ state: 'expired' }]);
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'expired' });
      expect(await stage.rows(owner, 'select state from public.event_partners')).toEqual([{ state: 'favourite' }]);
    }));
});

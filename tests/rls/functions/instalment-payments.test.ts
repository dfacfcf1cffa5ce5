// Payments that a partner records mark the client's instalments, and the partner reads how each agreed instalment is paid.
import { termAmounts } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast } from '#tests/rls/support/callers.ts';
import {
  accept,
  anon,
  editor,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  terms,
  total,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays, today } from '#tests/support/days.ts';

const story = connectStory();
const [first = 0, second = 0, third = 0] = termAmounts(total, terms);

interface State {
  received_cents: number;
  paid_on: string | null;
  client_paid_on: string | null;
}

async function book(stage: Stage, rest: object = {}) {
  const quote = await offer(stage, rest);
  await stage.call(owner, accept, [quote]);
  const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [quote]);
  const request = String(row?.request_id);
  const issue = async (kind: string, details: object = {}): Promise<string> =>
    (await stage.call<{ id: string }>(petra, 'select public.issue_invoice($1, $2, $3)', [request, kind, details])).id;
  const pay = (invoice: string, cents: number, on: string = today()): Promise<string> =>
    stage.call<string>(petra, 'select public.record_payment($1, $2, $3)', [invoice, cents, on]);
  const unpay = (payment: string) =>
    stage.rows(petra, 'delete from public.invoice_payments where id = $1 returning 1', [payment]);
  const budget = () =>
    stage.rows<{ term: number; paid: string | null; by_partner: boolean }>(
      owner,
      `select term, paid_on::text as paid, settled_by is not null as by_partner from public.instalments s
       where exists (select from public.budget_items i where i.id = s.item_id and i.quote_id = $1) order by position`,
      [quote],
    );
  const mark = (term: number, on: string | null) =>
    stage.rows(
      owner,
      `update public.instalments s set paid_on = $3 where s.term = $2
         and exists (select from public.budget_items i where i.id = s.item_id and i.quote_id = $1) returning 1`,
      [quote, term, on],
    );
  const states = async (): Promise<State[]> =>
    (await stage.call<{ facts: { instalments: State[] } }>(petra, 'select public.request_page($1)', [request])).facts
      .instalments;
  return { quote, request, issue, pay, unpay, budget, mark, states };
}

describe('a payment of a deposit', () => {
  it('marks its own instalment once it is paid in full, and its removal takes the mark back', () =>
    story(async (stage) => {
      const { issue, pay, unpay, budget, states } = await book(stage);
      const deposit = await issue('deposit', { term: 2 });
      await pay(deposit, second - 1, inDays(-3));
      expect((await budget()).map(({ paid }) => paid)).toEqual([null, null, null]);
      const last = await pay(deposit, 1, inDays(-1));
      expect(await budget()).toEqual([
        { term: 1, paid: null, by_partner: false },
        { term: 2, paid: inDays(-1), by_partner: true },
        { term: 3, paid: null, by_partner: false },
      ]);
      expect((await states())[1]).toEqual({ received_cents: second, paid_on: inDays(-1), client_paid_on: null });
      const notes = await stage.rows<{ body: string }>(
        editor,
        `select body from public.notifications where title like 'Paiement enregistré%' order by created_at, body`,
      );
      expect(notes.map(({ body }) => body.includes('marquée payée'))).toEqual(expect.arrayContaining([false, true]));
      expect(await unpay(last)).toHaveLength(1);
      expect((await budget()).map(({ paid }) => paid)).toEqual([null, null, null]);
      expect((await states())[1]).toEqual({ received_cents: second - 1, paid_on: null, client_paid_on: null });
    }));

  it('leaves what hosts marked, corrected or rewrote as it is', () =>
    story(async (stage) => {
      const { issue, pay, unpay, budget, mark, states } = await book(stage);
      await mark(1, inDays(-9));
      expect((await states())[0]).toEqual({ received_cents: 0, paid_on: null, client_paid_on: inDays(-9) });
      const payment = await pay(await issue('deposit', { term: 1 }), first);
      expect((await budget())[0]).toEqual({ term: 1, paid: inDays(-9), by_partner: false });
      await unpay(payment);
      expect((await budget())[0]).toEqual({ term: 1, paid: inDays(-9), by_partner: false });

      const next = await issue('deposit', { term: 2 });
      const wrong = await pay(next, second);
      await mark(2, null);
      await unpay(wrong);
      await pay(next, second);
      expect((await budget())[1]).toEqual({ term: 2, paid: null, by_partner: false });
      expect((await states())[1]).toMatchObject({ received_cents: second, paid_on: today() });

      await stage.prepare('update public.instalments set amount_cents = amount_cents - 1 where term = 3');
      await pay(await issue('balance'), third);
      expect((await budget())[2]).toEqual({ term: 3, paid: null, by_partner: false });
    }));
});

describe('a payment of the balance', () => {
  it('goes to the terms without an invoice of their own, in their order and to the cent', () =>
    story(async (stage) => {
      const { issue, pay, budget, states } = await book(stage);
      const deposit = await issue('deposit', { term: 1 });
      const balance = await issue('balance');
      await pay(balance, second, inDays(-5));
      expect((await budget()).map(({ paid }) => paid)).toEqual([null, inDays(-5), null]);
      await pay(balance, third, inDays(-2));
      await pay(deposit, first);
      expect((await budget()).map(({ paid }) => paid)).toEqual([today(), inDays(-5), inDays(-2)]);
      const received = (await states()).map(({ received_cents: cents }) => cents);
      expect(received).toEqual([first, second, third]);
      expect(received.reduce((sum, cents) => sum + cents)).toBe(total);
    }));

  it('completes a deposit that was reduced by a credit note', () =>
    story(async (stage) => {
      const { issue, pay, budget } = await book(stage);
      const deposit = await issue('deposit', { term: 1 });
      await issue('credit_note', { invoice: deposit, amount_cents: 1001, reason: 'Report' });
      await pay(deposit, first - 1001, inDays(-5));
      expect((await budget())[0]?.paid).toBeNull();
      await pay(await issue('balance'), total - first + 1001);
      expect((await budget()).map(({ paid }) => paid)).toEqual([today(), today(), today()]);
    }));

  it('of a quote without terms pays the whole amount', () =>
    story(async (stage) => {
      const { issue, pay, budget, states } = await book(stage, { terms: [] });
      await pay(await issue('balance'), total);
      expect(await budget()).toEqual([{ term: 1, paid: today(), by_partner: true }]);
      expect(await states()).toEqual([{ received_cents: total, paid_on: today(), client_paid_on: null }]);
    }));
});

describe('[D55] what a partner reads of a budget', () => {
  it('is the state of the agreed instalments and nothing more; others read nothing', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const page = await stage.call<{ facts: { instalments: object[] } }>(petra, 'select public.request_page($1)', [
        request,
      ]);
      expect(page.facts.instalments.map((state) => Object.keys(state).toSorted())).toEqual(
        Array.from({ length: 3 }, () => ['client_paid_on', 'paid_on', 'received_cents']),
      );
      for (const table of ['instalments', 'budget_items', 'budget_categories', 'event_budgets']) {
        expect(await stage.rows(petra, `select 1 from public.${table}`), table).toEqual([]);
      }
      for (const caller of [paulin, stranger]) {
        expect(await stage.call(caller, 'select public.request_page($1)', [request])).toBeNull();
        expect(await stage.call(caller, 'select private.partner_facts($1)', [request])).toBeNull();
      }
      const host = await stage.call<{ facts: unknown }>(owner, 'select public.request_page($1)', [request]);
      expect(host.facts).toBeNull();
      for (const caller of [anon, cast.guest]) {
        expect(await stage.refusal(caller, 'select public.request_page($1)', [request])).toMatchObject({
          code: '42501',
        });
      }
    }));

  it('hosts write neither the term nor the invoice of an instalment by hand', () =>
    story(async (stage) => {
      await book(stage);
      for (const change of ['term = 1', 'settled_by = gen_random_uuid()', 'is_corrected = false']) {
        expect(await stage.refusal(owner, `update public.instalments set ${change}`)).toMatchObject({ code: '42501' });
      }
    }));
});

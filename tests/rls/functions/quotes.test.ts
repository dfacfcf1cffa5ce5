// From a question to an offer: what each side may do, and what a quote comes to.
import { type QuoteLine, quoteTotals, vatRates } from '@liesse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { request } from '#tests/rls/support/planning-fixture.ts';
import {
  type Asked,
  accept,
  anon,
  ask,
  begin,
  day,
  editor,
  lastDay,
  offer,
  owner,
  paulin,
  petra,
  save,
  send,
  stranger,
  terms,
  total,
  viewer,
  withoutBudget,
  words,
  year,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();

describe('a request', () => {
  it('shows the partner the facts of the event that were copied, and nothing else of it', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const [seen] = await stage.rows<Record<string, unknown>>(petra, 'select * from public.quote_requests');
      expect(seen).toMatchObject({
        id: asked,
        event_name: 'Alice & Ariel',
        guests: 97,
        place: 'Beaune',
        budget_hint_cents: null,
        state: 'new',
      });
      for (const table of [
        'events',
        'moments',
        'guests',
        'households',
        'event_budgets',
        'budget_items',
        'tasks',
        'event_partners',
      ]) {
        expect(
          await stage.rows(
            petra,
            `select 1 from public.${table} where ${table === 'events' ? 'id' : 'event_id'} = '${event.a}'`,
          ),
          table,
        ).toEqual([]);
      }
      expect(await stage.rows(petra, `select title, href from public.notifications where kind = 'quotes'`)).toEqual([
        { title: 'Une nouvelle demande de devis', href: `/partner/requests/${asked}` },
      ]);
      const [entry] = await stage.prepare('select state, name from public.event_partners where event_id = $1', [
        event.a,
      ]);
      expect(entry).toEqual({ state: 'asked', name: 'Les Fleurs de Petra' });
    }));

  it('is made by those who organise, to listed partners, once at a time', () =>
    story(async (stage) => {
      await begin(stage);
      for (const caller of [viewer, withoutBudget, stranger]) {
        expect(await stage.refusal(caller, ask, [event.a, [partner.listed], 'Bonjour'])).toMatchObject({
          reason: 'not-member',
        });
      }
      expect(await stage.refusal(anon, ask, [event.a, [partner.listed], 'Bonjour'])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(owner, ask, [event.a, [partner.listed], 'Bonjour'])).toMatchObject({
        reason: 'already-asked',
        hint: partner.listed,
      });
      expect(await stage.refusal(owner, ask, [event.a, [partner.hidden], 'Bonjour'])).toMatchObject({
        reason: 'not-listed',
      });
      expect(await stage.refusal(owner, ask, [event.a, [id.newcomer], 'Bonjour'])).toMatchObject({ reason: 'unknown' });
      expect(await stage.refusal(owner, ask, [event.a, [], 'Bonjour'])).toMatchObject({ reason: 'invalid' });
      expect(await stage.refusal(owner, ask, [event.a, [partner.listed], ' '])).toMatchObject({
        reason: 'invalid',
        hint: 'message',
      });
    }));

  it('is seen, declined by either side, and asked again', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      expect(await stage.call(petra, 'select public.see_request($1)', [asked])).toBe('seen');
      expect(await stage.refusal(owner, 'select public.see_request($1)', [asked])).toMatchObject({ reason: 'unknown' });
      expect(await stage.refusal(paulin, 'select public.decline_request($1)', [asked])).toMatchObject({
        reason: 'unknown',
      });
      expect(await stage.refusal(viewer, 'select public.decline_request($1)', [asked])).toMatchObject({
        reason: 'unknown',
      });
      expect(await stage.call(petra, 'select public.decline_request($1, $2)', [asked, 'Complet'])).toBe('declined');
      const [row] = await stage.prepare(
        'select declined_by, decline_reason, response_minutes from public.quote_requests where id = $1',
        [asked],
      );
      expect(row).toEqual({ declined_by: 'partner', decline_reason: 'Complet', response_minutes: 0 });
      expect(await stage.refusal(petra, save, [asked, words()])).toMatchObject({
        reason: 'not-open',
        hint: 'declined',
      });
      expect(await stage.call<Asked[]>(editor, ask, [event.a, [partner.listed], 'Et le lendemain ?'])).toHaveLength(1);
    }));

  it('keeps how long the partner takes, as a median', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      await stage.prepare(`update public.quote_requests set created_at = now() - interval '90 minutes' where id = $1`, [
        asked,
      ]);
      await stage.prepare(
        `insert into public.quote_requests (partner_id, partner_name, trade, message, kind, event_name, answered_at, response_minutes)
         select $1, 'P', 'florist', 'm', 'autre', 'e', now(), m from unnest(array[10, 5000]) m`,
        [partner.listed],
      );
      await stage.call(petra, 'select public.decline_request($1)', [asked]);
      const [row] = await stage.prepare('select response_minutes from public.partners where id = $1', [partner.listed]);
      expect(row).toEqual({ response_minutes: 90 });
    }));
});

describe('a quote', () => {
  it('comes to what the domain says, whatever its lines', async () => {
    const line = fc.record({
      label: fc.constant('Ligne'),
      quantity: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 100),
      unit_cents: fc.integer({ min: 0, max: 100_000 }),
      vat_rate: fc.constantFrom(...vatRates),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), (lines: QuoteLine[]) =>
        story(async (stage) => {
          const { id: draft } = await stage.call<{ id: string }>(petra, save, [request.a, words({ lines })]);
          const [row] = await stage.rows<Record<string, unknown>>(
            petra,
            `select total_discount_cents::float, total_ht_cents::float, total_vat_cents::float, total_ttc_cents::float, vat
             from public.quotes where id = $1`,
            [draft],
          );
          expect(row).toEqual(quoteTotals(lines));
        }),
      ),
      { numRuns: 25 },
    );
  });

  it('has five figures after the 9,999th of a year', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      await stage.prepare('insert into private.quote_counters (partner_id, year, last) values ($1, $2, 9999)', [
        partner.listed,
        year,
      ]);
      const draft = await stage.call<{ id: string }>(petra, save, [asked, words()]);
      expect(await stage.call(petra, send, [draft.id])).toBe(`${year}-10000`);
    }));

  it('is the partner’s own until it is sent, then numbered in sequence', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const { id: draft } = await stage.call<{ id: string }>(petra, save, [asked, words()]);
      expect(await stage.rows(owner, 'select 1 from public.quotes')).toEqual([]);
      expect(await stage.refusal(owner, accept, [draft])).toMatchObject({ reason: 'unknown' });
      expect(await stage.refusal(owner, send, [draft])).toMatchObject({ reason: 'unknown' });
      const again = await stage.call<{ id: string; total_ttc_cents: number }>(petra, save, [asked, words()]);
      expect(again).toMatchObject({ id: draft, total_ttc_cents: total });
      expect(await stage.call(petra, send, [draft])).toBe(`${year}-0001`);
      expect(await stage.call(petra, send, [draft])).toBe(`${year}-0001`);
      expect(await stage.rows(viewer, 'select number, total_ttc_cents::int from public.quotes')).toEqual([
        { number: `${year}-0001`, total_ttc_cents: total },
      ]);
      expect(await stage.rows(withoutBudget, 'select 1 from public.quotes')).toEqual([]);
      const { id: second } = await stage.call<{ id: string }>(petra, save, [asked, words({ notes: 'Moins cher' })]);
      expect(await stage.call(petra, send, [second])).toBe(`${year}-0002`);
      expect(await stage.refusal(owner, accept, [draft])).toMatchObject({ reason: 'not-open', hint: 'withdrawn' });
    }));

  it('is refused when it makes no sense', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const refused = (rest: object) => stage.refusal(petra, save, [asked, words(rest)]);
      expect(await refused({ valid_until: '2020-01-01' })).toMatchObject({ reason: 'invalid', hint: 'valid_until' });
      expect(await refused({ lines: [] })).toMatchObject({ reason: 'invalid', hint: 'lines' });
      expect(await refused({ terms: terms.slice(1) })).toMatchObject({ reason: 'does-not-add-up', hint: '33' });
      expect(await refused({ terms: [{ kind: 'solde', percent: 'x' }] })).toMatchObject({
        reason: 'invalid',
        hint: 'terms',
      });
      expect(await refused({ starts_on: lastDay, ends_on: day })).toMatchObject({ code: '23514' });
      expect(await refused({ is_vat_exempt: true })).toMatchObject({ reason: 'invalid', hint: 'vat_rate' });
      const line = { label: 'X', quantity: 1, unit_cents: 100, vat_rate: 10 };
      for (const wrong of [
        { vat_rate: 7 },
        { quantity: -1 },
        { quantity: 0 },
        { unit_cents: 999_999_999_999 },
        { label: ' ' },
      ]) {
        expect(await refused({ lines: [{ ...line, ...wrong }] })).toMatchObject({ code: expect.stringMatching(/^2/) });
      }
      expect(await refused({ lines: [{ ...line, unit_cents: -100 }] })).toMatchObject({ code: '23514' });
      expect(await stage.refusal(stranger, save, [asked, words()])).toMatchObject({ reason: 'unknown' });
      const { id: free } = await stage.call<{ id: string }>(petra, save, [
        asked,
        words({ lines: [{ ...line, unit_cents: 0 }] }),
      ]);
      expect(await stage.refusal(petra, send, [free])).toMatchObject({ reason: 'invalid' });
    }));

  it('is withdrawn by its partner, declined by the client, and then open to neither', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      expect(await stage.refusal(owner, 'select public.withdraw_quote($1)', [sent])).toMatchObject({
        reason: 'unknown',
      });
      expect(await stage.refusal(petra, 'select public.decline_quote($1)', [sent])).toMatchObject({
        reason: 'unknown',
      });
      expect(await stage.call(editor, 'select public.decline_quote($1, $2)', [sent, 'Trop cher'])).toBe('declined');
      expect(await stage.refusal(petra, 'select public.withdraw_quote($1)', [sent])).toMatchObject({
        reason: 'not-open',
      });
      expect(await stage.refusal(owner, accept, [sent])).toMatchObject({ reason: 'not-open', hint: 'declined' });
      expect(await stage.rows(petra, 'select state, declined_by from public.quote_requests')).toEqual([
        { state: 'declined', declined_by: 'client' },
      ]);
    }));
});

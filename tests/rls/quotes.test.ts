// From a question to a booking: what each side may do, what a quote comes to, and what saying yes brings with it.
import { addDays, type QuoteLine, quoteTotals, termAmounts, vatRates } from '@liesse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cast, id } from './cast.ts';
import { partner } from './directory-fixture.ts';
import { event } from './fixture.ts';
import { item, quote, request } from './planning-fixture.ts';
import { connectStory, type Stage } from './story.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, partner: petra, anon } = cast;
const kept = cast['viewer without budget'];
const paulin = { role: 'authenticated', id: id.paulin } as const;

const ask = 'select public.ask_for_quotes($1, $2, $3)';
const save = 'select public.save_quote($1, $2)';
const send = 'select public.send_quote($1)';
const accept = 'select public.accept_quote($1)';
const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);
const day = addDays(today, 270);
const lastDay = addDays(day, 2);

const terms = [
  { label: 'À la commande', kind: 'arrhes', percent: 33, days_before: null },
  { label: '', kind: 'acompte', percent: 33, days_before: 30 },
  { label: 'Solde', kind: 'solde', percent: 34, days_before: 7 },
];
const words = (rest: object = {}) => ({
  valid_until: addDays(today, 60),
  lines: [
    { label: 'Centres de table', quantity: 97, unit_cents: 1234, vat_rate: 10, is_per_guest: true },
    { label: 'Arche', quantity: 1, unit_cents: 45_001, vat_rate: 20 },
  ],
  terms,
  ...rest,
});
const total = 97 * 1234 + 45_001 + 11_970 + 9000;

interface Asked {
  request: string;
  partner: string;
}
interface Booking {
  repeated: boolean;
  item_id: string;
  instalments: string[];
  timeline_item_id: string;
  event_partner_id: string;
  days: string[];
}

/** Alice's wedding is on a day on which Petra is free, and nothing was asked yet. */
async function begin({ prepare, call }: Stage): Promise<string> {
  await prepare('delete from public.quote_requests where partner_id = $1', [partner.listed]);
  await prepare('delete from private.quote_counters');
  await prepare(`update public.events set starts_on = $2, expected_guests = 97, place = 'Beaune' where id = $1`, [
    event.a,
    day,
  ]);
  const [asked] = await call<Asked[]>(owner, ask, [event.a, [partner.listed], 'Bonjour Petra']);
  if (asked === undefined) throw new Error('nobody was asked');
  return asked.request;
}

async function offer(stage: Stage, rest: object = {}): Promise<string> {
  const { id: draft } = await stage.call<{ id: string }>(petra, save, [await begin(stage), words(rest)]);
  await stage.call(petra, send, [draft]);
  return draft;
}

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
      for (const caller of [viewer, kept, stranger]) {
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
            `select total_ht_cents::float, total_vat_cents::float, total_ttc_cents::float, vat from public.quotes where id = $1`,
            [draft],
          );
          expect(row).toEqual(quoteTotals(lines));
        }),
      ),
      { numRuns: 25 },
    );
  });

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
      expect(await stage.rows(kept, 'select 1 from public.quotes')).toEqual([]);
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
        await stage.rows(editor, `select title from public.notifications where title like 'Réservation faite%'`),
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

  it('takes the line that was kept for the trade, so that nothing counts twice', () =>
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
      for (const caller of [viewer, kept, stranger, petra, cast['admin with permission']]) {
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

// What a draft takes beside its lines: discounts, options, instalments by amount, versions, the head-count and the limit.
import { MAX_QUOTE_CENTS, quoteTotals, vatRates } from '@liesse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cast } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { request } from '#tests/rls/support/planning-fixture.ts';
import {
  accept,
  begin,
  editor,
  offer,
  owner,
  paulin,
  petra,
  save,
  send,
  stranger,
  viewer,
  words,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const start = 'select public.start_quote($1)';
const line = { label: 'Arche', quantity: 1, unit_cents: 10_000, vat_rate: 20 };

describe('a draft', () => {
  it('comes to what the domain says, with discounts and options', async () => {
    const lines = fc.array(
      fc.record({
        label: fc.constant('Ligne'),
        unit: fc.constantFrom('forfait', 'heure', ''),
        quantity: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 100),
        unit_cents: fc.integer({ min: 0, max: 100_000 }),
        vat_rate: fc.constantFrom(...vatRates),
        discount_percent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
        is_optional: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const discount = fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((n) => ({ discount_percent: n / 100, discount_cents: 0 })),
      fc.integer({ min: 0, max: 3_000_000 }).map((cents) => ({ discount_percent: 0, discount_cents: cents })),
    );
    await fc.assert(
      fc.asyncProperty(lines, discount, (given, reduced) =>
        story(async (stage) => {
          const { id } = await stage.call<{ id: string }>(petra, save, [
            request.a,
            words({ lines: given, ...reduced }),
          ]);
          const [row] = await stage.rows<Record<string, unknown>>(
            petra,
            `select total_discount_cents::float, total_ht_cents::float, total_vat_cents::float, total_ttc_cents::float, vat
             from public.quotes where id = $1`,
            [id],
          );
          expect(row).toEqual(quoteTotals(given, reduced));
        }),
      ),
      { numRuns: 30 },
    );
  });

  it('is started once, and repeats the last version that was sent', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const first = await stage.call<string>(petra, start, [asked]);
      expect(await stage.call(petra, start, [asked])).toBe(first);
      expect(await stage.refusal(paulin, start, [asked])).toMatchObject({ reason: 'unknown' });
      expect(await stage.refusal(owner, start, [asked])).toMatchObject({ reason: 'unknown' });
      expect(await stage.refusal(petra, send, [first])).toMatchObject({ reason: 'invalid', hint: 'lines' });
      await stage.call(petra, save, [asked, words({ id: first })]);
      await stage.call(petra, send, [first]);
      const second = await stage.call<string>(petra, start, [asked]);
      expect(second).not.toBe(first);
      expect(
        await stage.rows(
          petra,
          `select q.version, q.deposit_kind, (select count(*)::int from public.quote_lines l where l.quote_id = q.id) as lines
           from public.quotes q where q.id = $1`,
          [second],
        ),
      ).toEqual([{ version: 2, deposit_kind: 'arrhes', lines: 2 }]);
      const page = await stage.call<{ quotes: { version: number; seller: object }[] }>(
        petra,
        'select public.quote_page($1)',
        [second],
      );
      expect(new Set(page.quotes.map(({ version }) => version))).toEqual(new Set([1, 2]));
      expect(page.quotes[0]?.seller).toMatchObject({ name: 'Les Fleurs de Petra' });
      expect(await stage.call(owner, 'select public.quote_page($1)', [second])).toBeNull();
    }));

  it('is not written over from a page that shows a sent quote or an older draft', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const [row] = await stage.rows<{ request_id: string }>(
        petra,
        'select request_id from public.quotes where id = $1',
        [sent],
      );
      const asked = row?.request_id;
      expect(await stage.refusal(petra, save, [asked, words({ id: sent })])).toMatchObject({
        reason: 'not-draft',
        hint: 'sent',
      });
      const draft = await stage.call<string>(petra, start, [asked]);
      expect(
        await stage.refusal(petra, save, [asked, words({ id: draft, updated_at: '2020-01-01T00:00:00Z' })]),
      ).toMatchObject({ reason: 'stale' });
      await stage.call(owner, accept, [sent]);
      expect(await stage.refusal(petra, start, [asked])).toMatchObject({ reason: 'not-open', hint: 'accepted' });
    }));

  it('refuses more than ten million euros, also by options, and instalments that do not make the total', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const refused = (rest: object) => stage.refusal(petra, save, [asked, words({ terms: [], ...rest })]);
      const most = { ...line, quantity: 10, unit_cents: MAX_QUOTE_CENTS / 10, vat_rate: 0 };
      await stage.call(petra, save, [asked, words({ terms: [], lines: [most] })]);
      expect(await refused({ lines: [{ ...most, vat_rate: 5.5 }] })).toMatchObject({ reason: 'too-much' });
      expect(await refused({ lines: [most, { ...line, is_optional: true }] })).toMatchObject({ reason: 'too-much' });
      expect(await refused({ discount_percent: 5, discount_cents: 5 })).toMatchObject({ code: '23514' });
      expect(await refused({ lines: [{ ...line, unit_cents: -1, is_optional: true }, line] })).toMatchObject({
        code: '23514',
      });
      const parts = (cents: number) => [
        { label: '', kind: 'acompte', amount_cents: 4000, days_before: null },
        { label: '', kind: 'solde', amount_cents: cents, days_before: 7 },
      ];
      expect(await refused({ lines: [line], terms: parts(7000) })).toMatchObject({
        reason: 'does-not-add-up',
        hint: '1000',
      });
      expect(await refused({ lines: [line], terms: [...parts(7000), { kind: 'autre', percent: 10 }] })).toMatchObject({
        reason: 'invalid',
        hint: 'terms',
      });
      await stage.call(petra, save, [asked, words({ lines: [line], terms: parts(8000) })]);
    }));

  it('follows the head-count of its request, and a sent quote does not', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const { id: sent } = await stage.call<{ id: string }>(petra, save, [asked, words()]);
      await stage.call(petra, send, [sent]);
      const draft = await stage.call<string>(petra, start, [asked]);
      await stage.prepare('update public.quote_requests set guests = 120 where id = $1', [asked]);
      const quantities = await stage.rows(
        petra,
        `select q.state, l.quantity::int from public.quotes q join public.quote_lines l on l.quote_id = q.id
         where q.id in ($1, $2) and l.is_per_guest order by q.state`,
        [sent, draft],
      );
      expect(quantities).toEqual([
        { state: 'draft', quantity: 120 },
        { state: 'sent', quantity: 97 },
      ]);
      const [{ total } = { total: 0 }] = await stage.rows<{ total: number }>(
        petra,
        'select total_ht_cents::int as total from public.quotes where id = $1',
        [draft],
      );
      expect(total).toBe(120 * 1234 + 45_001);
      // A head-count that would exceed the limit of a total changes the request alone.
      await stage.prepare('update public.quote_lines set unit_cents = 100000000 where quote_id = $1 and is_per_guest', [
        draft,
      ]);
      await stage.prepare('update public.quote_requests set guests = 5000 where id = $1', [asked]);
      expect(
        await stage.rows(petra, 'select quantity::int from public.quote_lines where quote_id = $1 and is_per_guest', [
          draft,
        ]),
      ).toEqual([{ quantity: 120 }]);
    }));
});

it('a partner has fifty templates and two hundred services at most', () =>
  story(async (stage) => {
    await stage.prepare(
      `insert into public.quote_templates (partner_id, name, body) select $1, 'Modèle ' || n, '{}' from generate_series(2, 50) n`,
      [partner.listed],
    );
    await stage.prepare(
      `insert into public.partner_catalogue (partner_id, label, unit_cents, vat_rate) select $1, 'S ' || n, 1, 20 from generate_series(2, 200) n`,
      [partner.listed],
    );
    expect(
      await stage.refusal(petra, `insert into public.quote_templates (name, body) values ('X', '{}')`),
    ).toMatchObject({
      reason: 'too-many',
    });
    expect(
      await stage.refusal(
        petra,
        `insert into public.partner_catalogue (label, unit_cents, vat_rate) values ('X', 1, 20)`,
      ),
    ).toMatchObject({ reason: 'too-many' });
  }));

describe('the head-count of an open request', () => {
  const change = 'select public.change_head_count($1, $2)';

  it('is changed by those who organise the event: the draft follows, a sent quote says for how many it was written', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [sent]);
      const asked = String(row?.request_id);
      const draft = await stage.call<string>(petra, 'select public.start_quote($1)', [asked]);
      expect(await stage.call(editor, change, [asked, 120])).toBe(120);
      expect(await stage.call(editor, change, [asked, 120])).toBe(120);
      const page = await stage.call<{
        request: { guests: number; guests_before: number; guests_changed_at: string };
        quotes: { id: string; guests: number | null; lines: { quantity: number; is_per_guest: boolean }[] }[];
      }>(petra, 'select public.request_page($1)', [asked]);
      expect(page.request).toMatchObject({ guests: 120, guests_before: 97, guests_changed_at: expect.any(String) });
      const counted = (quote: string) =>
        page.quotes.find(({ id }) => id === quote)?.lines.find(({ is_per_guest: each }) => each)?.quantity;
      expect([counted(sent), counted(draft)]).toEqual([97, 120]);
      expect(page.quotes.find(({ id }) => id === sent)?.guests).toBe(97);
      const notes = `select body from public.notifications where title = 'Le nombre d’invités change'`;
      expect(await stage.rows(petra, notes)).toEqual([{ body: expect.stringContaining('de 97 à 120 invités.') }]);
    }));

  it('is refused to others, on a closed request, for a wrong number and after ten changes a day', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      for (const caller of [petra, paulin, stranger, viewer]) {
        expect(await stage.refusal(caller, change, [asked, 10])).toMatchObject({ code: 'PT404', reason: 'unknown' });
      }
      for (const caller of [cast.anon, cast.guest]) {
        expect(await stage.refusal(caller, change, [asked, 10])).toMatchObject({ code: '42501' });
      }
      for (const wrong of [0, 100_001, null]) {
        expect(await stage.refusal(owner, change, [asked, wrong])).toMatchObject({ code: 'PT422', hint: 'guests' });
      }
      for (let guests = 1; guests <= 10; guests += 1) await stage.call(owner, change, [asked, guests]);
      expect(await stage.refusal(owner, change, [asked, 11])).toMatchObject({ code: 'PT429' });
      await stage.call(owner, 'select public.decline_request($1)', [asked]);
      expect(await stage.refusal(owner, change, [asked, 12])).toMatchObject({ code: 'PT409', reason: 'not-open' });
    }));
});

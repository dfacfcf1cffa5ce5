// Invoices of a booking: what is issued, who may, and that nothing issued changes.
import { shareOfVat, subtractVat, termAmounts, type VatPart, vatTotal } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast } from '#tests/rls/support/callers.ts';
import {
  accept,
  editor,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  terms,
  total,
  viewer,
  withoutBudget,
  year,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays, today } from '#tests/support/days.ts';

const story = connectStory();
const issue = 'select public.issue_invoice($1, $2, $3)';
const pay = 'select public.record_payment($1, $2, $3, $4)';

interface Issued {
  id: string;
  number: string;
  repeated: boolean;
}
interface Invoice {
  kind: string;
  vat: VatPart[];
  due_vat: VatPart[];
  due_cents: number;
  total_ttc_cents: number;
  preceding: { kind: string; number: string; ttc_cents: number }[];
  lines: { label: string; quantity: number; unit_cents: number; ht_cents: number; vat_rate: number }[];
}

async function book(stage: Stage, rest: object = {}): Promise<{ request: string; quote: string; vat: VatPart[] }> {
  const quote = await offer(stage, rest);
  await stage.call(owner, accept, [quote]);
  const [row] = await stage.prepare('select request_id, vat from public.quotes where id = $1', [quote]);
  return { request: String(row?.request_id), quote, vat: row?.vat as VatPart[] };
}

const read = (stage: Stage, id: string): Promise<Invoice> =>
  stage.call<Invoice>(petra, 'select to_jsonb(i) from public.invoices i where id = $1', [id]);

describe('issuing', () => {
  it('a deposit, the balance that deducts it and a credit note agrees with the domain to the cent', () =>
    story(async (stage) => {
      const { request, vat } = await book(stage);
      const [first = 0, second = 0] = termAmounts(total, terms);
      const deposit = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      expect(deposit).toMatchObject({ number: `F${year}-0001`, repeated: false });
      const arrhes = await read(stage, deposit.id);
      expect(arrhes).toMatchObject({ total_ttc_cents: first, due_cents: first, vat: shareOfVat(vat, first) });
      const left = subtractVat(vat, arrhes.vat);
      const next = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 2 }]);
      const acompte = await read(stage, next.id);
      expect(acompte.vat).toEqual(shareOfVat(left, second));
      const credit = await stage.call<Issued>(petra, issue, [
        request,
        'credit_note',
        { invoice: next.id, amount_cents: 1001, reason: 'Remise' },
      ]);
      expect(await read(stage, credit.id)).toMatchObject({
        due_cents: 1001,
        vat: shareOfVat(acompte.vat, 1001),
        preceding: [{ kind: 'deposit', number: next.number, ttc_cents: second }],
        lines: acompte.lines.map(() => ({ label: `Avoir sur la facture d’acompte ${next.number}` })),
      });
      const last = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      const balance = await read(stage, last.id);
      expect(balance).toMatchObject({
        total_ttc_cents: total,
        vat,
        due_cents: total - first - second + 1001,
        preceding: [
          { kind: 'deposit', number: deposit.number, ttc_cents: first },
          { kind: 'deposit', number: next.number, ttc_cents: second - 1001 },
        ],
      });
      expect(balance.lines).toHaveLength(2);
      expect(last.number).toBe(`F${year}-0004`);
      // The other addition: what was charged and credited, summed by rate in SQL alone, is the quote.
      const sums = await stage.prepare(
        `select (p ->> 'rate')::float8 as rate, sum(s * (p ->> 'base_cents')::bigint)::int as base_cents,
           sum(s * (p ->> 'vat_cents')::bigint)::int as vat_cents
         from public.invoices i, lateral (select case i.kind when 'credit_note' then -1 else 1 end as s) x,
           jsonb_array_elements(i.due_vat) p
         where i.request_id = $1 group by 1 order by 1`,
        [request],
      );
      expect(sums).toEqual(vat);
    }));

  it('a quote with discounts, amounts and an option that was not chosen: the lines of each rate add up to its base', () =>
    story(async (stage) => {
      const { request, vat } = await book(stage, {
        discount_percent: 7.5,
        lines: [
          { label: 'Centres', quantity: 33, unit_cents: 1999, vat_rate: 10, discount_percent: 12.5 },
          { label: 'Arche', quantity: 1, unit_cents: 45_001, vat_rate: 20 },
          { label: 'Lanternes', quantity: 1, unit_cents: 20_000, vat_rate: 20, is_optional: true },
        ],
        terms: [{ label: '', kind: 'solde', percent: 100, days_before: 7 }],
      });
      const { id } = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      const { lines } = await read(stage, id);
      expect(lines.map(({ label }) => label)).toEqual(['Centres', 'Arche', 'Remise', 'Remise']);
      for (const { rate, base_cents: base } of vat) {
        const ofRate = lines.filter((line) => line.vat_rate === rate);
        expect(ofRate.reduce((sum, line) => sum + line.ht_cents, 0)).toBe(base);
        for (const line of ofRate) expect(Math.round(line.quantity * line.unit_cents)).toBe(line.ht_cents);
      }
    }));

  it('an amount that the quote names, and nothing without a SIRET', () =>
    story(async (stage) => {
      const amounts = [
        { label: '', kind: 'acompte', amount_cents: 40_001, days_before: null },
        { label: '', kind: 'solde', amount_cents: total - 40_001, days_before: 7 },
      ];
      const { request } = await book(stage, { terms: amounts });
      const { id } = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      expect(await read(stage, id)).toMatchObject({ due_cents: 40_001 });
      await stage.prepare('delete from public.partner_businesses');
      expect(await stage.refusal(petra, issue, [request, 'balance', {}])).toMatchObject({ reason: 'no-business' });
    }));

  it('the same twice answers the first one, and again only after a full credit note', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const first = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      expect(await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }])).toEqual({
        ...first,
        repeated: true,
      });
      await stage.call(petra, issue, [request, 'credit_note', { invoice: first.id }]);
      expect(await stage.refusal(petra, issue, [request, 'credit_note', { invoice: first.id }])).toMatchObject({
        code: 'PT422',
        reason: 'exceeds',
        hint: '0',
      });
      expect(await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }])).toMatchObject({
        number: `F${year}-0003`,
        repeated: false,
      });
      const balance = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      expect(await stage.call<Issued>(petra, issue, [request, 'balance', {}])).toEqual({ ...balance, repeated: true });
      expect(await stage.refusal(petra, issue, [request, 'deposit', { term: 2 }])).toMatchObject({
        code: 'PT409',
        reason: 'balance-issued',
      });
    }));

  it('splits what a rebate makes negative, and closes exactly', () =>
    story(async (stage) => {
      const { request, vat } = await book(stage, {
        lines: [
          { label: 'Décor', quantity: 3, unit_cents: 33_333, vat_rate: 10 },
          { label: 'Remise', quantity: 1, unit_cents: -1001, vat_rate: 20 },
        ],
      });
      const deposit = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      const made = await read(stage, deposit.id);
      expect(made.vat).toEqual(shareOfVat(vat, made.due_cents));
      const last = await read(stage, (await stage.call<Issued>(petra, issue, [request, 'balance', {}])).id);
      expect(last.due_vat).toEqual(subtractVat(vat, made.vat));
    }));

  it('refuses what the quote does not foresee, without a gap in the numbers', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const refusals = [
        ['deposit', { term: 3 }, 'term'],
        ['deposit', { term: 9 }, 'term'],
        ['deposit', {}, 'term'],
        ['gift', {}, 'kind'],
        ['balance', { due_on: inDays(-1) }, 'due_on'],
        ['balance', { buyer: { siren: '732829321' } }, 'siren'],
        ['balance', { buyer: { siren: '732829320' } }, 'street'],
        ['balance', { buyer: { postcode: '123' } }, 'postcode'],
      ] as const;
      for (const [kind, details, hint] of refusals) {
        expect(await stage.refusal(petra, issue, [request, kind, details]), hint).toMatchObject({
          code: 'PT422',
          hint,
        });
      }
      const buyer = {
        name: 'Maison Roux SAS',
        siren: '732 829 320',
        street: '3 rue Haute',
        postcode: '21200',
        commune: 'Beaune',
      };
      const made = await stage.call<Issued>(petra, issue, [request, 'balance', { buyer }]);
      expect(made.number).toBe(`F${year}-0001`);
      expect(await stage.call(petra, 'select buyer from public.invoices where id = $1', [made.id])).toEqual({
        ...buyer,
        siren: '732829320',
      });
    }));

  it('is for the partner of an accepted quote alone; a preview writes nothing', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [sent]);
      const request = row?.request_id;
      expect(await stage.refusal(petra, issue, [request, 'balance', {}])).toMatchObject({
        code: 'PT409',
        reason: 'not-open',
      });
      await stage.call(owner, accept, [sent]);
      for (const caller of [owner, editor, viewer, stranger, paulin, cast['admin with permission']]) {
        expect(await stage.refusal(caller, issue, [request, 'balance', {}])).toMatchObject({ code: 'PT404' });
      }
      const preview = await stage.call<{ number: null; due_cents: number }>(
        petra,
        'select public.preview_invoice($1, $2, $3)',
        [request, 'balance', {}],
      );
      expect(preview).toMatchObject({ number: null, due_cents: total });
      expect(await stage.prepare('select 1 from public.invoices where request_id = $1', [request])).toEqual([]);
    }));
});

describe('an issued invoice', () => {
  it('is read by both sides, announced to the client, and hidden from others', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const { id, number } = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      const list = 'select public.booking_invoices($1)';
      for (const caller of [owner, editor, viewer, petra]) {
        expect(await stage.call(caller, list, [request])).toMatchObject({ invoices: [{ id, number, paid_cents: 0 }] });
      }
      for (const caller of [withoutBudget, stranger, paulin])
        expect(await stage.call(caller, list, [request])).toBeNull();
      expect(await stage.call(petra, 'select public.partner_invoices()')).toMatchObject({
        year: Number(year),
        years: [Number(year), 2020],
        invoices: [{ id }],
        totals: { paid_cents: 0, late_cents: 0 },
        bookings: [{ request_id: request }],
      });
      expect(await stage.call(paulin, 'select public.partner_invoices()')).toMatchObject({ years: [2020] });
      expect(
        await stage.rows(owner, `select body from public.notifications where title like 'Facture reçue%'`),
      ).toHaveLength(1);
    }));

  it('cannot be changed or deleted, not even by the owner of the table', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const { id } = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      await stage.prepare(
        'grant all on public.invoices, public.invoice_payments, public.invoice_files to service_role',
      );
      for (const sql of [
        `update public.invoices set due_cents = 1 where id = '${id}'`,
        `delete from public.invoices where id = '${id}'`,
        'truncate public.invoices cascade',
        'delete from public.invoice_files',
      ]) {
        expect(await stage.refusal(cast.service_role, sql), sql).toMatchObject({ code: 'PT409', reason: 'issued' });
      }
    }));

  it('outlives the account of its partner and the event of its client', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const { id } = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      await stage.prepare('delete from auth.users where id = any ($1)', [[petra.id, owner.id]]);
      expect(
        await stage.prepare(
          `select buyer ->> 'name' as buyer, seller ->> 'name' as seller from public.invoices where id = $1`,
          [id],
        ),
      ).toEqual([{ buyer: 'Alice', seller: 'Les Fleurs de Petra' }]);
    }));

  it('is paid in parts up to what is owed, and a wrong payment can be removed', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const { id } = await stage.call<Issued>(petra, issue, [request, 'deposit', { term: 1 }]);
      const { due_cents: due } = await read(stage, id);
      await stage.call(petra, issue, [request, 'credit_note', { invoice: id, amount_cents: 1000 }]);
      const paid = await stage.call<string>(petra, pay, [id, due - 3000, today(), 'transfer']);
      expect(await stage.refusal(petra, pay, [id, 2001, today(), 'card'])).toMatchObject({
        reason: 'exceeds',
        hint: '2000',
      });
      expect(await stage.refusal(petra, pay, [id, 100, inDays(1), 'card'])).toMatchObject({ hint: 'paid_on' });
      expect(await stage.refusal(petra, pay, [id, 100, today(), 'shells'])).toMatchObject({ hint: 'method' });
      for (const caller of [owner, stranger, paulin]) {
        expect(await stage.refusal(caller, pay, [id, 100, today(), 'card'])).toMatchObject({ code: 'PT404' });
      }
      await stage.call(petra, pay, [id, 2000, today(), 'cash']);
      expect(await stage.call(petra, 'select public.partner_invoices()')).toMatchObject({
        totals: { invoiced_cents: due - 1000, paid_cents: due - 1000, owed_cents: 0 },
      });
      await stage.rows(petra, 'delete from public.invoice_payments where id = $1', [paid]);
      expect(await stage.call(petra, 'select public.partner_invoices()')).toMatchObject({
        totals: { owed_cents: due - 3000 },
      });
    }));

  it('has one archived file in its place, which the server alone records', () =>
    story(async (stage) => {
      const { request } = await book(stage);
      const { id } = await stage.call<Issued>(petra, issue, [request, 'balance', {}]);
      const archive = 'select public.archive_invoice($1, $2, $3, 1000)';
      const [row] = await stage.prepare('select partner_id from public.invoices where id = $1', [id]);
      const path = `${String(row?.partner_id)}/${id}.pdf`;
      const [first, other] = ['a'.repeat(64), 'b'.repeat(64)];
      expect(await stage.refusal(petra, archive, [id, path, first])).toMatchObject({ code: '42501' });
      expect(await stage.refusal(cast.service_role, archive, [id, 'elsewhere.pdf', first])).toMatchObject({
        hint: 'path',
      });
      expect(await stage.call(cast.service_role, archive, [id, path, first])).toBe(first);
      expect(await stage.call(cast.service_role, archive, [id, path, other])).toBe(first);
      await stage.prepare(`insert into storage.objects (bucket_id, name) values ('invoices', $1)`, [path]);
      const fetch = `select 1 from storage.objects where bucket_id = 'invoices' and name = $1`;
      for (const caller of [owner, petra]) expect(await stage.rows(caller, fetch, [path])).toHaveLength(1);
      for (const caller of [withoutBudget, stranger, paulin])
        expect(await stage.rows(caller, fetch, [path])).toEqual([]);
      expect(
        await stage.refusal(petra, `insert into storage.objects (bucket_id, name) values ('invoices', 'mine.pdf')`),
      ).toMatchObject({ code: '42501' });
    }));
});

it('rounds as the domain does, whatever the amounts', () =>
  story(async (stage) => {
    let seed = 20_261_116;
    const next = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let round = 0; round < 60; round += 1) {
      const parts: VatPart[] = [5.5, 10, 20].map((rate) => {
        const base = next(9_000_000) - 50_000;
        return { rate, base_cents: base, vat_cents: Math.round((base * rate) / 100) };
      });
      const whole = vatTotal(parts);
      if (whole <= 0) continue;
      const amount = next(whole) + 1;
      const share = shareOfVat(parts, amount);
      const [row] = await stage.prepare(
        'select private.share_of_vat($1, $2) as share, private.subtract_vat($1, private.share_of_vat($1, $2)) as rest',
        [JSON.stringify(parts), amount],
      );
      expect(row).toEqual({ share, rest: subtractVat(parts, share) });
    }
  }));

import { describe, expect, it } from 'vitest';
import { problemOf, problemsOf } from '#web/features/quotes/draft-problems.ts';
import {
  balanceTerms,
  changeDraft,
  changeTermsBy,
  type DraftLine,
  type DraftQuote,
  emptyLine,
  toDraft,
  toPayload,
  toPreview,
  toTemplate,
  totalsOf,
} from '#web/features/quotes/draft-quote.ts';
import { type PartnerQuote, replacedBy } from '#web/features/quotes/quote.ts';

const today = '2026-11-16';
const quote: PartnerQuote = {
  id: 'q',
  request_id: 'r',
  number: null,
  version: 2,
  state: 'draft',
  partner_name: 'Atelier',
  seller: {},
  title: 'Fleurs',
  notes: '',
  starts_on: '2027-06-12',
  ends_on: null,
  valid_until: '2026-12-16',
  is_vat_exempt: false,
  discount_percent: 0,
  discount_cents: 500,
  terms: [
    { label: '', kind: 'acompte', percent: 30, days_before: null },
    { label: '', kind: 'solde', percent: 70, days_before: 7 },
  ],
  total_discount_cents: 0,
  total_ht_cents: 0,
  total_vat_cents: 0,
  total_ttc_cents: 0,
  guests: null,
  vat: [],
  decline_reason: '',
  sent_at: null,
  decided_at: null,
  updated_at: '2026-11-16T10:00:00Z',
  lines: [
    {
      id: 'a',
      label: 'Arche',
      description: '',
      quantity: 2,
      unit: 'pièce',
      unit_cents: 10_000,
      vat_rate: 20,
      discount_percent: 10,
      is_per_guest: false,
      is_optional: false,
      is_chosen: false,
      ht_cents: 18_000,
    },
  ],
};
const draft = toDraft(quote);
const line = (rest: Partial<DraftLine>): DraftLine => ({ ...emptyLine('x', []), label: 'X', cents: 100, ...rest });
const problems = (changed: DraftQuote) => problemsOf(changed, totalsOf(changed), today);

describe('a draft', () => {
  it('gives back what it was read from', () => {
    expect(toPayload(draft)).toMatchObject({
      title: 'Fleurs',
      discount_percent: 0,
      discount_cents: 500,
      terms: quote.terms,
      lines: [{ label: 'Arche', quantity: 2, unit: 'pièce', unit_cents: 10_000, vat_rate: 20, discount_percent: 10 }],
    });
    expect(problems(draft)).toEqual([]);
  });

  it('has no tax on any line when the whole is exempt', () => {
    const exempt = changeDraft(draft, { type: 'set', values: { isVatExempt: true } });
    expect(toPayload(exempt).lines).toMatchObject([{ vat_rate: 0 }]);
    expect(totalsOf(exempt).total_ttc_cents).toBe(17_500);
  });

  it('changes one line and leaves the others the same objects', () => {
    const two = changeDraft(draft, { type: 'add', lines: [line({ key: 'b' })] });
    const changed = changeDraft(two, { type: 'line', key: 'b', values: { label: 'Y' } });
    expect(changed.lines[0]).toBe(two.lines[0]);
    expect(changed.lines[1]?.label).toBe('Y');
  });

  it('duplicates below, orders, removes and puts back in place', () => {
    const three = [line({ key: '1' }), line({ key: '2' }), line({ key: '3' })];
    const start = { ...draft, lines: three };
    const keys = (one: DraftQuote) => one.lines.map(({ key }) => key).join('');
    expect(keys(changeDraft(start, { type: 'duplicate', key: '2', newKey: '9' }))).toBe('1293');
    expect(keys(changeDraft(start, { type: 'order', keys: ['3', '1', '2'] }))).toBe('312');
    const removed = changeDraft(start, { type: 'remove', key: '2' });
    expect(keys(removed)).toBe('13');
    expect(keys(changeDraft(removed, { type: 'add', lines: [line({ key: '2' })], at: 1 }))).toBe('123');
  });

  it('keeps the key of a line that the database saved under another id', () => {
    const typed = changeDraft(toDraft(quote), {
      type: 'add',
      lines: [{ ...emptyLine('new', []), label: 'Lanternes ' }],
    });
    const [arch] = quote.lines;
    if (arch === undefined) throw new Error('the quote has no line');
    const lines = [
      { ...arch, id: 'a2', quantity: 3 },
      { ...arch, id: 'b2', label: 'Autre' },
      { ...arch, id: 'c2', label: 'Dernière' },
    ];
    const saved = changeDraft(typed, { type: 'refresh', quote: { ...quote, lines } });
    expect(saved.lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['a', 3],
      ['b2', 2],
      ['c2', 2],
    ]);
  });

  it('shows the client the totals without options, and knows the full total', () => {
    const optional = changeDraft(draft, { type: 'add', lines: [line({ cents: 10_000, isOptional: true })] });
    expect(toPreview(optional, quote)).toMatchObject({ total_ttc_cents: 21_000, lines: [{}, { is_optional: true }] });
    expect(totalsOf(optional).fullTtcCents).toBe(33_000);
  });
});

describe('problems', () => {
  it('are named in the place where they are', () => {
    expect(problemOf(line({ label: ' ' }))).toBe('label');
    expect(problemOf(line({ quantity: 0 }))).toBe('quantity');
    expect(problemOf(line({ quantity: Number.NaN }))).toBe('quantity');
    expect(problemOf(line({ quantity: 1.255 }))).toBe('quantity');
    expect(problemOf(line({ cents: null }))).toBe('price');
    expect(problemOf(line({ cents: -5 }))).toBeNull();
    expect(problemOf(line({ cents: -5, isOptional: true }))).toBe('optionPrice');
    expect(problemOf(line({ discount: 101 }))).toBe('discount');
  });

  it('cover the whole quote', () => {
    const set = (values: Partial<DraftQuote>) => problems({ ...draft, ...values });
    expect(set({ lines: [] })).toContain('noLines');
    expect(set({ validUntil: '2026-11-15' })).toEqual(['validUntil']);
    expect(set({ validUntil: 'demain' })).toEqual(['validUntil']);
    expect(set({ endsOn: '2027-06-01' })).toEqual(['days']);
    expect(set({ lines: [line({ quantity: 100, cents: 100_000_000 })] })).toEqual(['tooMuch']);
    expect(set({ lines: [line({ cents: -100 })] })).toContain('negative');
    expect(set({ terms: draft.terms.slice(1) })).toEqual(['terms']);
    expect(set({ terms: [] })).toEqual([]);
  });
});

describe('instalments', () => {
  it('go from percentages to amounts and back', () => {
    const amounts = changeTermsBy(draft, 'amount');
    expect(amounts.terms.map(({ cents }) => cents)).toEqual([6300, 14_700]);
    expect(problems(amounts)).toEqual([]);
    expect(changeTermsBy(amounts, 'percent').terms.map(({ percent }) => percent)).toEqual([30, 70]);
  });

  it('are balanced by the last one', () => {
    const amounts = changeTermsBy(draft, 'amount');
    const dearer = changeDraft(amounts, { type: 'line', key: 'a', values: { cents: 20_000 } });
    expect(problems(dearer)).toEqual(['terms']);
    expect(problems({ ...dearer, terms: balanceTerms(dearer) })).toEqual([]);
  });
});

it('a template brings its lines, and fills what is empty', () => {
  const body = toTemplate(changeTermsBy(draft, 'amount'));
  expect(body.terms).toMatchObject([{ percent: 30 }, { percent: 70 }]);
  const empty = { ...draft, title: '', lines: [], terms: [] };
  const filled = changeDraft(empty, { type: 'template', body, newKey: () => 'new' });
  expect(filled).toMatchObject({ title: 'Fleurs', deposit: 'acompte', lines: [{ key: 'new', label: 'Arche' }] });
  expect(filled.terms).toHaveLength(2);
  expect(changeDraft(draft, { type: 'template', body, newKey: () => 'new' }).lines).toHaveLength(2);
});

it('a version replaces the last one that was sent', () => {
  const sent = { ...quote, id: 's', version: 1, state: 'sent' as const };
  expect(replacedBy(quote, [quote, sent])?.id).toBe('s');
  expect(replacedBy(sent, [quote, sent])).toBeNull();
});

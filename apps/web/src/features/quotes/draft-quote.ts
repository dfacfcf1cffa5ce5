// A quote while it is written: the typed values, what the person changes, what is sent to the database and what is wrong.
import {
  fullTotals,
  lineCents,
  missingOf,
  type QuoteDiscount,
  type QuoteLine,
  type QuoteTerm,
  type QuoteTotals,
  quoteTotals,
  splitCents,
  termAmounts,
  type VatRate,
  vatRates,
} from '@liesse/domain';
import type { PaperLine } from '#web/features/quotes/paper/paper-quote.ts';
import type { PartnerQuote } from '#web/features/quotes/quote.ts';
import type { TemplateBody } from '#web/features/quotes/template.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

/** Numbers are null when empty and NaN when what was typed is no number. */
export interface DraftLine {
  key: string;
  label: string;
  description: string;
  quantity: number | null;
  unit: string;
  cents: number | null;
  vatRate: VatRate;
  discount: number | null;
  isPerGuest: boolean;
  isOptional: boolean;
}

export type DepositKind = 'arrhes' | 'acompte';

export interface DraftTerm {
  key: string;
  label: string;
  kind: 'deposit' | 'solde' | 'autre';
  percent: number | null;
  cents: number | null;
  due: 'acceptance' | 'before';
  days: number | null;
}

export interface DraftQuote {
  title: string;
  notes: string;
  startsOn: CivilDate | null;
  endsOn: CivilDate | null;
  validUntil: CivilDate | null;
  isVatExempt: boolean;
  discountBy: 'percent' | 'amount';
  discountPercent: number | null;
  discountCents: number | null;
  deposit: DepositKind;
  termsBy: 'percent' | 'amount';
  lines: readonly DraftLine[];
  terms: readonly DraftTerm[];
}

export function toDraft(quote: PartnerQuote): DraftQuote {
  return {
    title: quote.title,
    notes: quote.notes,
    startsOn: quote.starts_on,
    endsOn: quote.ends_on,
    validUntil: quote.valid_until,
    isVatExempt: quote.is_vat_exempt,
    discountBy: quote.discount_cents > 0 ? 'amount' : 'percent',
    discountPercent: quote.discount_percent === 0 ? null : quote.discount_percent,
    discountCents: quote.discount_cents === 0 ? null : quote.discount_cents,
    ...termsOf(quote.terms),
    lines: quote.lines.map((line) => ({ ...lineOf(line), key: line.id })),
  };
}

type LineFacts = Omit<PaperLine, 'is_chosen' | 'ht_cents'>;

const lineOf = (line: LineFacts): Omit<DraftLine, 'key'> => ({
  label: line.label,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  cents: line.unit_cents,
  vatRate: vatRates.find((rate) => rate === line.vat_rate) ?? 20,
  discount: line.discount_percent === 0 ? null : line.discount_percent,
  isPerGuest: line.is_per_guest,
  isOptional: line.is_optional,
});

/** A service of the partner's catalogue. */
export interface CatalogueEntry {
  label: string;
  description: string;
  unit: string;
  unit_cents: number;
  vat_rate: number;
  is_per_guest: boolean;
}

export const serviceLine = (item: CatalogueEntry, guests: number | null): Omit<DraftLine, 'key'> =>
  lineOf({
    ...item,
    quantity: item.is_per_guest ? (guests ?? 1) : 1,
    discount_percent: 0,
    is_optional: false,
  });

function termsOf(terms: readonly QuoteTerm[]): Pick<DraftQuote, 'deposit' | 'termsBy' | 'terms'> {
  return {
    deposit:
      terms.find(({ kind }) => kind === 'arrhes' || kind === 'acompte')?.kind === 'acompte' ? 'acompte' : 'arrhes',
    termsBy: terms.some(({ amount_cents: cents }) => cents !== undefined) ? 'amount' : 'percent',
    terms: terms.map((term, index) => ({
      key: `term-${index}`,
      label: term.label,
      kind: term.kind === 'arrhes' || term.kind === 'acompte' ? 'deposit' : term.kind,
      percent: term.percent ?? null,
      cents: term.amount_cents ?? null,
      due: term.days_before === null ? 'acceptance' : 'before',
      days: term.days_before,
    })),
  };
}

/** A new line takes the tax rate of the one above it. */
export const emptyLine = (key: string, lines: readonly DraftLine[]): DraftLine => ({
  key,
  label: '',
  description: '',
  quantity: 1,
  unit: '',
  cents: null,
  vatRate: lines.at(-1)?.vatRate ?? 20,
  discount: null,
  isPerGuest: false,
  isOptional: false,
});

export type DraftChange =
  | { type: 'set'; values: Partial<DraftQuote> }
  | { type: 'line'; key: string; values: Partial<DraftLine> }
  | { type: 'add'; lines: readonly DraftLine[]; at?: number }
  | { type: 'duplicate'; key: string; newKey: string }
  | { type: 'remove'; key: string }
  | { type: 'order'; keys: readonly string[] }
  | { type: 'term'; key: string; values: Partial<DraftTerm> }
  | { type: 'template'; body: TemplateBody; newKey: () => string }
  | { type: 'load'; draft: DraftQuote }
  | { type: 'refresh'; quote: PartnerQuote };

export function changeDraft(draft: DraftQuote, change: DraftChange): DraftQuote {
  switch (change.type) {
    case 'set':
      return { ...draft, ...change.values };
    case 'line':
      return { ...draft, lines: replace(draft.lines, change.key, change.values) };
    case 'add':
      return { ...draft, lines: draft.lines.toSpliced(change.at ?? draft.lines.length, 0, ...change.lines) };
    case 'duplicate':
      return {
        ...draft,
        lines: draft.lines.flatMap((line) =>
          line.key === change.key ? [line, { ...line, key: change.newKey }] : line,
        ),
      };
    case 'remove':
      return { ...draft, lines: draft.lines.filter(({ key }) => key !== change.key) };
    case 'order':
      return {
        ...draft,
        lines: change.keys.flatMap((key) => draft.lines.find((line) => line.key === key) ?? []),
      };
    case 'term':
      return { ...draft, terms: replace(draft.terms, change.key, change.values) };
    case 'template':
      return insertTemplate(draft, change.body, change.newKey);
    case 'load':
      return change.draft;
    case 'refresh':
      return refresh(draft, change.quote);
  }
}

/** Untouched rows remain the same objects, so that their memoised components do not render again. */
const replace = <Row extends { key: string }>(rows: readonly Row[], key: string, values: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...values } : row));

/**
 * The quote as the database has it. Each save writes the lines anew, under other ids: a line that is in the same place has the key it
 * had, so that its row is not mounted again and an open menu or field stays open.
 */
function refresh(draft: DraftQuote, quote: PartnerQuote): DraftQuote {
  const next = toDraft(quote);
  const lines = next.lines.map((line, index) => {
    const before = draft.lines[index];
    return before?.label.trim() === line.label ? { ...line, key: before.key } : line;
  });
  return { ...next, lines };
}

/** Lines are added to those that are there; the rest fills what is empty. */
function insertTemplate(draft: DraftQuote, body: TemplateBody, newKey: () => string): DraftQuote {
  const isEmpty = draft.lines.length === 0;
  return {
    ...draft,
    title: draft.title === '' ? body.title : draft.title,
    notes: draft.notes === '' ? body.notes : draft.notes,
    lines: [...draft.lines, ...body.lines.map((line) => ({ ...lineOf(line), key: newKey() }))],
    ...(isEmpty && body.terms.length > 0 && termsOf(body.terms)),
  };
}

/** An unreadable number counts as nothing: the field itself shows it. */
export const known = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value);

export const arithmeticOf = (line: DraftLine, isVatExempt: boolean): QuoteLine => ({
  quantity: known(line.quantity),
  unit_cents: known(line.cents),
  vat_rate: isVatExempt ? 0 : line.vatRate,
  discount_percent: known(line.discount),
  is_optional: line.isOptional,
});

const discountOf = (draft: DraftQuote): QuoteDiscount => ({
  discount_percent: draft.discountBy === 'percent' ? known(draft.discountPercent) : 0,
  discount_cents: draft.discountBy === 'amount' ? known(draft.discountCents) : 0,
});

export interface DraftTotals extends QuoteTotals {
  /** With every option. */
  fullTtcCents: number;
}

export function totalsOf(draft: DraftQuote): DraftTotals {
  const lines = draft.lines.map((line) => arithmeticOf(line, draft.isVatExempt));
  const discount = discountOf(draft);
  return { ...quoteTotals(lines, discount), fullTtcCents: fullTotals(lines, discount).total_ttc_cents };
}

export function toTerms(draft: DraftQuote): QuoteTerm[] {
  return draft.terms.map(({ label, kind, percent, cents, due, days }) => ({
    label: label.trim(),
    kind: kind === 'deposit' ? draft.deposit : kind,
    ...(draft.termsBy === 'percent' ? { percent: known(percent) } : { amount_cents: known(cents) }),
    days_before: due === 'acceptance' ? null : known(days),
  }));
}

const toLine = (line: DraftLine, isVatExempt: boolean) => ({
  label: line.label.trim(),
  description: line.description.trim(),
  unit: line.unit,
  ...arithmeticOf(line, isVatExempt),
  discount_percent: known(line.discount),
  is_per_guest: line.isPerGuest,
  is_optional: line.isOptional,
});

/** What `save_quote` takes. */
export function toPayload(draft: DraftQuote) {
  return {
    title: draft.title.trim(),
    notes: draft.notes.trim(),
    starts_on: draft.startsOn,
    ends_on: draft.endsOn,
    valid_until: draft.validUntil,
    is_vat_exempt: draft.isVatExempt,
    ...discountOf(draft),
    terms: toTerms(draft),
    lines: draft.lines.map((line) => toLine(line, draft.isVatExempt)),
  };
}
export type QuotePayload = ReturnType<typeof toPayload>;

export const toTemplate = (draft: DraftQuote): TemplateBody => ({
  title: draft.title.trim(),
  notes: draft.notes.trim(),
  lines: draft.lines.map((line) => toLine(line, false)),
  // Amounts belong to one total, so a template has percentages.
  terms: toTerms(changeTermsBy(draft, 'percent')),
});

/** A template as the editor changes it: a draft without client and days. */
export const fromTemplate = (body: TemplateBody | null): DraftQuote => {
  const empty: DraftQuote = {
    title: '',
    notes: '',
    startsOn: null,
    endsOn: null,
    validUntil: null,
    isVatExempt: false,
    discountBy: 'percent',
    discountPercent: null,
    discountCents: null,
    ...termsOf([]),
    lines: [],
  };
  let count = 0;
  return body === null ? empty : insertTemplate(empty, body, () => `line-${count++}`);
};

/** The quote as the client will see it. */
export function toPreview(draft: DraftQuote, quote: PartnerQuote): PartnerQuote {
  const { fullTtcCents: _, ...totals } = totalsOf(draft);
  const { lines, valid_until: valid, ...rest } = toPayload(draft);
  return {
    ...quote,
    ...rest,
    ...totals,
    valid_until: valid ?? quote.valid_until,
    lines: lines.map((line, index) => ({
      ...line,
      id: draft.lines[index]?.key ?? String(index),
      is_chosen: false,
      ht_cents: lineCents(line),
    })),
  };
}

/** The same instalments in the other unit, adding up as before. */
export function changeTermsBy(draft: DraftQuote, termsBy: DraftQuote['termsBy']): DraftQuote {
  if (draft.termsBy === termsBy) return draft;
  const terms = toTerms(draft);
  if (termsBy === 'amount') {
    const amounts = termAmounts(totalsOf(draft).total_ttc_cents, terms);
    return { ...draft, termsBy, terms: draft.terms.map((term, index) => ({ ...term, cents: amounts[index] ?? 0 })) };
  }
  const shares = splitCents(
    100,
    terms.map(({ amount_cents: cents = 0 }) => cents),
  );
  return { ...draft, termsBy, terms: draft.terms.map((term, index) => ({ ...term, percent: shares[index] ?? 0 })) };
}

/** Puts what is missing into the last instalment, or takes what is too much from it, down to zero. */
export function balanceTerms(draft: DraftQuote): readonly DraftTerm[] {
  const { value } = missingOf(totalsOf(draft).total_ttc_cents, toTerms(draft));
  const field = draft.termsBy === 'percent' ? 'percent' : 'cents';
  return draft.terms.map((term, index) =>
    index === draft.terms.length - 1 ? { ...term, [field]: Math.max(0, known(term[field]) + value) } : term,
  );
}

// Arithmetic that the XML schema does not check: a document with a wrong sum is valid XML, and must never be issued.
import { lineCents, sumOf, type VatRate, vatRates, vatTotal } from '@liesse/domain';
import type { InvoiceDocument } from './document.ts';

/**
 * BR-S-09 compares the tax with the rate and tolerates less than one euro, as the validators of CEN do: the last of many shares of a
 * sum takes the cents that the others were rounded by.
 */
const MAX_TAX_DIFFERENCE = 99;

/** The broken rules of EN 16931, by their codes; none for a correct document. */
export function documentProblems(document: InvoiceDocument): string[] {
  const { lines, vat, total_ht_cents: ht, total_vat_cents: tax, total_ttc_cents: total } = document;
  const rules: [code: string, isBroken: boolean][] = [
    ['BR-16', lines.length === 0],
    ['line-amount', lines.some((line) => !isRate(line.vat_rate) || lineTotal(line) !== line.ht_cents)],
    ['BR-CO-10', sumOf(lines.map(({ ht_cents: cents }) => cents)) !== ht],
    ['BR-S-08', vat.some(({ rate, base_cents: base }) => base !== sumOf(ofRate(lines, rate)))],
    ['BR-CO-18', lines.some(({ vat_rate: rate }) => !vat.some((part) => part.rate === rate))],
    [
      'BR-CO-17',
      vat.some((part) => Math.abs(part.vat_cents - (part.base_cents * part.rate) / 100) > MAX_TAX_DIFFERENCE),
    ],
    ['BR-Z-09', vat.some(({ rate, vat_cents: cents }) => rate === 0 && cents !== 0)],
    ['BR-CO-14', sumOf(vat.map(({ vat_cents: cents }) => cents)) !== tax],
    ['BR-CO-15', ht + tax !== total],
    [
      'BR-CO-16',
      vatTotal(document.due_vat) !== document.due_cents || document.due_cents > total || document.due_cents < 0,
    ],
    ['BR-E-05', document.is_vat_exempt && vat.some(({ rate }) => rate !== 0)],
    ['BR-FR-CO-05', document.kind === 'credit_note' && document.preceding.length !== 1],
  ];
  return rules.flatMap(([code, isBroken]) => (isBroken ? [code] : []));
}

const ofRate = (lines: InvoiceDocument['lines'], rate: number): number[] =>
  lines.filter((line) => line.vat_rate === rate).map(({ ht_cents: cents }) => cents);

const isRate = (rate: number): rate is VatRate => vatRates.some((known) => known === rate);

const lineTotal = ({ quantity, unit_cents: unit }: InvoiceDocument['lines'][number]): number =>
  lineCents({ quantity, unit_cents: unit, vat_rate: 0 });

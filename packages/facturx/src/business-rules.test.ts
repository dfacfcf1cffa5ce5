// Invoices of generated bookings keep the rules of EN 16931, and each of these rules can be broken.
import {
  lineCents,
  type QuoteLine,
  quoteTotals,
  shareOfVat,
  subtractVat,
  sumOf,
  termAmounts,
  type VatPart,
  type VatRate,
  vatRates,
  vatTotal,
} from '@liesse/domain';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules, ruleCodes } from './business-rules.ts';
import { invoiceXml } from './cii.ts';
import type { InvoiceDocument, InvoiceLine } from './document.ts';
import { balance, balanceCredit, deposit, depositCredit, exempt } from './fixtures.ts';
import { documentProblems } from './problems.ts';

const typed = fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `Été & <${rest}`);
const line = fc.record({
  label: typed,
  quantity: fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.integer({ min: -50_000, max: 300_000 }),
  vat_rate: fc.constantFrom(...vatRates),
  discount_percent: fc.constantFrom(0, 0, 12.5, 33),
});
const buyer = fc.oneof(
  fc.record({
    name: typed,
    siren: fc.constant('987654324'),
    street: typed,
    postcode: fc.constant('69290'),
    commune: typed,
  }),
  fc.record({
    name: typed,
    siren: fc.constant(null),
    street: fc.option(typed),
    postcode: fc.option(fc.constant('69290')),
    commune: fc.option(typed),
  }),
);
const booking = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discountPercent: fc.constantFrom(0, 7.5, 20),
    terms: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
    /** Of each hundred of an invoice, what a credit note takes off. */
    credits: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }),
    buyer,
    isExempt: fc.boolean(),
    hasVatNumber: fc.boolean(),
    hasIban: fc.boolean(),
    isOnDebits: fc.boolean(),
  })
  .map(({ lines, ...rest }) => ({
    ...rest,
    lines: lines.map((each): Line => ({ ...each, vat_rate: rest.isExempt ? 0 : each.vat_rate })),
  }))
  .filter((each) => quoteTotals(each.lines, discountOf(each.discountPercent)).total_ttc_cents > 0);

type Line = QuoteLine & { label: string; vat_rate: VatRate; discount_percent: number };
type Booking = typeof booking extends fc.Arbitrary<infer Value> ? Value : never;

const discountOf = (percent: number) => ({ discount_percent: percent, discount_cents: 0 });

/** The deposits, the balance and credit notes on some of them, as the database would issue them. */
function invoicesOf(booked: Booking): InvoiceDocument[] {
  const totals = quoteTotals(booked.lines, discountOf(booked.discountPercent));
  const issued: InvoiceDocument[] = [];
  const base: InvoiceDocument = {
    ...deposit,
    buyer: booked.buyer,
    is_vat_exempt: booked.isExempt,
    seller: {
      ...deposit.seller,
      vat_number: booked.hasVatNumber ? deposit.seller.vat_number : null,
      iban: booked.hasIban ? deposit.seller.iban : null,
      vat_on_debits: booked.isOnDebits,
    },
  };
  let left: VatPart[] = totals.vat;
  const issue = (given: Partial<InvoiceDocument> & Pick<InvoiceDocument, 'kind' | 'lines' | 'vat' | 'due_vat'>) => {
    const ht = sumOf(given.vat.map(({ base_cents: cents }) => cents));
    const tax = sumOf(given.vat.map(({ vat_cents: cents }) => cents));
    const document: InvoiceDocument = {
      ...base,
      ...given,
      number: `F2026-${String(issued.length + 1).padStart(4, '0')}`,
      total_ht_cents: ht,
      total_vat_cents: tax,
      total_ttc_cents: ht + tax,
      due_cents: vatTotal(given.due_vat),
    };
    issued.push(document);
    left = given.kind === 'credit_note' ? addVat(left, given.due_vat) : subtractVat(left, given.due_vat);
    return document;
  };
  const credit = (subject: InvoiceDocument, percent: number): number => {
    const cents = Math.round((subject.due_cents * percent) / 100);
    if (cents <= 0) return 0;
    const vat = shareOfVat(subject.due_vat, cents);
    const { number, issued_on, due_cents: ttc_cents } = subject;
    const kind = subject.kind === 'deposit' ? 'deposit' : 'balance';
    const preceding = [{ kind, number: number ?? '', issued_on, ttc_cents } as const];
    issue({ kind: 'credit_note', reason: 'Geste', lines: linesOf('Avoir', vat), vat, due_vat: vat, preceding });
    return cents;
  };
  const preceding: InvoiceDocument['preceding'][number][] = [];
  for (const [index, amount] of amountsOf(totals.total_ttc_cents, booked.terms).entries()) {
    const vat = shareOfVat(left, Math.min(amount, vatTotal(left)));
    if (vatTotal(vat) <= 0) continue;
    const made = issue({ kind: 'deposit', lines: linesOf('Acompte', vat), vat, due_vat: vat });
    const credited = credit(made, booked.credits[index] ?? 0);
    if (made.due_cents === credited) continue;
    const { number, issued_on } = made;
    preceding.push({ kind: 'deposit', number: number ?? '', issued_on, ttc_cents: made.due_cents - credited });
  }
  const lines = agreedLines(booked.lines, totals.vat);
  credit(
    issue({ kind: 'balance', lines, vat: totals.vat, due_vat: subtractVat(left, []), preceding }),
    booked.credits[6] ?? 0,
  );
  return issued;
}

const amountsOf = (total: number, terms: readonly number[]): number[] =>
  termAmounts(
    total,
    terms.map((percent) => ({ percent })),
  ).slice(0, -1);

const addVat = (parts: readonly VatPart[], more: readonly VatPart[]): VatPart[] => {
  const negative = more.map(({ rate, base_cents, vat_cents }) => ({
    rate,
    base_cents: -base_cents,
    vat_cents: -vat_cents,
  }));
  return subtractVat(parts, negative);
};

const linesOf = (label: string, vat: readonly VatPart[]): InvoiceLine[] =>
  vat.map(({ rate, base_cents: cents }) => ({
    label,
    description: '',
    quantity: 1,
    unit_cents: cents,
    vat_rate: rate,
    ht_cents: cents,
  }));

/** A discounted line is one unit at its price, and the discount on the whole quote is a line of each rate. */
function agreedLines(lines: readonly Line[], vat: readonly VatPart[]): InvoiceLine[] {
  const agreed = lines.map((each) => {
    const cents = lineCents(each);
    const isDiscounted = each.discount_percent > 0;
    return {
      label: each.label,
      description: '',
      quantity: isDiscounted ? 1 : each.quantity,
      unit_cents: isDiscounted ? cents : each.unit_cents,
      vat_rate: each.vat_rate,
      ht_cents: cents,
    };
  });
  const rebates = vat.flatMap(({ rate, base_cents: base }) => {
    const cents = base - sumOf(agreed.filter((each) => each.vat_rate === rate).map(({ ht_cents: ht }) => ht));
    return cents === 0 ? [] : linesOf('Remise', [{ rate, base_cents: cents, vat_cents: 0 }]);
  });
  return [...agreed, ...rebates];
}

describe('the invoices of a booking', () => {
  it('keep every rule whatever was quoted, invoiced and credited', () => {
    fc.assert(
      fc.property(booking, (booked) => {
        for (const document of invoicesOf(booked)) {
          expect(documentProblems(document)).toEqual([]);
          expect(brokenRules(invoiceXml(document))).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are valid by the schema', async () => {
    for (const document of fc.sample(booking, 4).flatMap(invoicesOf)) {
      expect((await validateXsd(invoiceXml(document), Profile.EN16931)).errors).toEqual([]);
    }
  });

  it('of every kind keep every rule', () => {
    for (const document of [deposit, balance, depositCredit, balanceCredit, exempt]) {
      expect(brokenRules(invoiceXml(document))).toEqual([]);
    }
  });
});

const zeroRated: InvoiceDocument = { ...exempt, is_vat_exempt: false };
const remove = (name: string): [RegExp, string] => [new RegExp(`<ram:${name}\\b[^>]*>.*?</ram:${name}>`), ''];
/** A part whose content would match the pattern of another part is found by what follows its start. */
const within = (part: string, name: string): [RegExp, string] => [
  new RegExp(`(<ram:${part}>.*?)<ram:${name}\\b[^>]*>.*?</ram:${name}>`),
  '$1',
];
const HEADER = 'ApplicableHeaderTradeSettlement';
const SUMS = 'SpecifiedTradeSettlementHeaderMonetarySummation';
const TAX = '<ram:CalculatedAmount>120.00</ram:CalculatedAmount>';

/** For each rule one change of a correct invoice that breaks it. */
const changes: [code: string, document: InvoiceDocument, from: RegExp | string, to: string][] = [
  ['BR-01', deposit, ...remove('GuidelineSpecifiedDocumentContextParameter')],
  ['BR-02', deposit, '<ram:ID>F2026-0042</ram:ID>', ''],
  ['BR-03', deposit, ...remove('IssueDateTime')],
  ['BR-04', deposit, ...remove('TypeCode')],
  ['BR-05', deposit, ...remove('InvoiceCurrencyCode')],
  ['BR-06', deposit, ...within('SellerTradeParty', 'Name')],
  ['BR-07', deposit, ...within('BuyerTradeParty', 'Name')],
  ['BR-08', deposit, ...within('SellerTradeParty', 'PostalTradeAddress')],
  ['BR-09', deposit, ...within('SellerTradeParty', 'CountryID')],
  ['BR-10', deposit, ...within('BuyerTradeParty', 'PostalTradeAddress')],
  ['BR-11', deposit, ...within('BuyerTradeParty', 'CountryID')],
  ['BR-12', deposit, ...within(SUMS, 'LineTotalAmount')],
  ['BR-13', deposit, ...within(SUMS, 'TaxBasisTotalAmount')],
  ['BR-14', deposit, ...within(SUMS, 'GrandTotalAmount')],
  ['BR-15', deposit, ...within(SUMS, 'DuePayableAmount')],
  ['BR-16', exempt, ...remove('IncludedSupplyChainTradeLineItem')],
  ['BR-21', deposit, ...remove('LineID')],
  ['BR-22', deposit, ...remove('BilledQuantity')],
  ['BR-23', deposit, ' unitCode="C62"', ''],
  ['BR-24', deposit, ...remove('LineTotalAmount')],
  ['BR-25', deposit, ...within('SpecifiedTradeProduct', 'Name')],
  ['BR-26', deposit, ...remove('ChargeAmount')],
  ['BR-27', deposit, '<ram:ChargeAmount>', '<ram:ChargeAmount>-'],
  ['BR-45', deposit, ...remove('BasisAmount')],
  ['BR-46', deposit, ...remove('CalculatedAmount')],
  ['BR-47', deposit, ...within(HEADER, 'CategoryCode')],
  ['BR-48', deposit, ...within(HEADER, 'RateApplicablePercent')],
  ['BR-49', deposit, '<ram:TypeCode>58</ram:TypeCode>', ''],
  ['BR-50', deposit, ...remove('IBANID')],
  ['BR-55', depositCredit, ...within('InvoiceReferencedDocument', 'IssuerAssignedID')],
  ['BR-62', deposit, '<ram:URIID schemeID="0225">123', '<ram:URIID>123'],
  ['BR-63', deposit, '<ram:URIID schemeID="0225">987', '<ram:URIID>987'],
  ['BR-CO-04', deposit, ...remove('CategoryCode')],
  ['BR-CO-18', exempt, ...within(HEADER, 'ApplicableTradeTax')],
  ['BR-CO-25', deposit, ...remove('SpecifiedTradePaymentTerms')],
  ['BR-CO-26', exempt, ...remove('SpecifiedLegalOrganization')],
  ['BR-CO-10', deposit, '<ram:LineTotalAmount>1800.00', '<ram:LineTotalAmount>1800.01'],
  ['BR-CO-11', deposit, `<ram:${SUMS}>`, `<ram:${SUMS}><ram:AllowanceTotalAmount>1.00</ram:AllowanceTotalAmount>`],
  ['BR-CO-12', deposit, `<ram:${SUMS}>`, `<ram:${SUMS}><ram:ChargeTotalAmount>1.00</ram:ChargeTotalAmount>`],
  ['BR-CO-13', deposit, '<ram:TaxBasisTotalAmount>1800.00', '<ram:TaxBasisTotalAmount>1799.99'],
  ['BR-CO-14', deposit, '"EUR">240.00', '"EUR">240.01'],
  ['BR-CO-15', deposit, '<ram:GrandTotalAmount>2040.00', '<ram:GrandTotalAmount>2040.01'],
  ['BR-CO-16', balance, '<ram:DuePayableAmount>4760.00', '<ram:DuePayableAmount>4760.01'],
  ['BR-CO-17', deposit, TAX, TAX.replace('120.00', '121.00')],
  ['BR-DEC-09', deposit, '1800.00</ram:LineTotalAmount>', '1800.001</ram:LineTotalAmount>'],
  ['BR-DEC-12', deposit, '1800.00</ram:TaxBasisTotalAmount>', '1800.001</ram:TaxBasisTotalAmount>'],
  ['BR-DEC-13', deposit, '240.00</ram:TaxTotalAmount>', '240.001</ram:TaxTotalAmount>'],
  ['BR-DEC-14', deposit, '2040.00</ram:GrandTotalAmount>', '2040.001</ram:GrandTotalAmount>'],
  ['BR-DEC-16', balance, '2040.00</ram:TotalPrepaidAmount>', '2040.001</ram:TotalPrepaidAmount>'],
  ['BR-DEC-18', deposit, '2040.00</ram:DuePayableAmount>', '2040.001</ram:DuePayableAmount>'],
  ['BR-DEC-19', deposit, '1200.00</ram:BasisAmount>', '1200.001</ram:BasisAmount>'],
  ['BR-DEC-20', deposit, '120.00</ram:CalculatedAmount>', '120.001</ram:CalculatedAmount>'],
  ['BR-DEC-23', deposit, '1200.00</ram:LineTotalAmount>', '1200.001</ram:LineTotalAmount>'],
  ['BR-S-01', depositCredit, ...within(HEADER, 'ApplicableTradeTax')],
  ['BR-S-02', deposit, ...remove('SpecifiedTaxRegistration')],
  ['BR-S-05', deposit, ...remove('RateApplicablePercent')],
  ['BR-S-08', deposit, '<ram:BasisAmount>1200.00', '<ram:BasisAmount>1200.01'],
  ['BR-S-09', deposit, TAX, TAX.replace('120.00', '119.00')],
  ['BR-S-10', deposit, '<ram:BasisAmount>', '<ram:ExemptionReason>Non</ram:ExemptionReason><ram:BasisAmount>'],
  ['BR-Z-01', zeroRated, ...within(HEADER, 'ApplicableTradeTax')],
  ['BR-Z-02', zeroRated, ...remove('SpecifiedTaxRegistration')],
  ['BR-Z-05', zeroRated, ...remove('RateApplicablePercent')],
  ['BR-Z-08', zeroRated, '<ram:BasisAmount>900.00', '<ram:BasisAmount>900.01'],
  ['BR-Z-09', zeroRated, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>0.01'],
  ['BR-Z-10', zeroRated, '<ram:BasisAmount>', '<ram:ExemptionReason>Non</ram:ExemptionReason><ram:BasisAmount>'],
  ['BR-E-01', exempt, ...within(HEADER, 'ApplicableTradeTax')],
  ['BR-E-02', exempt, ...remove('SpecifiedTaxRegistration')],
  ['BR-E-05', exempt, ...remove('RateApplicablePercent')],
  ['BR-E-08', exempt, '<ram:BasisAmount>900.00', '<ram:BasisAmount>900.01'],
  ['BR-E-09', exempt, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>0.01'],
  ['BR-E-10', exempt, /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>|<ram:ExemptionReasonCode>.*?Code>/g, ''],
  ['BR-FR-02', deposit, '<ram:ID>F2026-0042', '<ram:ID>F 2026 42'],
  ['BR-FR-03', deposit, '>20261116<', '>20261316<'],
  ['BR-FR-04', deposit, '<ram:TypeCode>386', '<ram:TypeCode>383'],
  ['BR-FR-05', deposit, ...remove('IncludedNote')],
  ['BR-FR-06', deposit, /<ram:IncludedNote>.*?<\/ram:IncludedNote>/, '$&$&'],
  ['BR-FR-08', deposit, '<ram:ID>S1', '<ram:ID>X1'],
  ['BR-FR-10', deposit, '"0002">123456782', '"0002">12345678'],
  ['BR-FR-11', deposit, '"0002">987654324', '"0002">98765432A'],
  ['BR-FR-12', deposit, ...within('BuyerTradeParty', 'URIUniversalCommunication')],
  ['BR-FR-13', deposit, ...within('SellerTradeParty', 'URIUniversalCommunication')],
  ['BR-FR-16', deposit, '<ram:RateApplicablePercent>10<', '<ram:RateApplicablePercent>19<'],
  ['BR-FR-CO-05', depositCredit, ...remove('InvoiceReferencedDocument')],
  ['BR-FR-CO-05', balanceCredit, ...remove('FormattedIssueDateTime')],
  ['BR-FR-CO-07', deposit, '>20261215<', '>20261101<'],
  ['BR-FR-CO-08', deposit, '<ram:ID>S1', '<ram:ID>S4'],
  ['BR-FR-DEC-02', deposit, '"C62">1<', '"C62">1.00001<'],
  ['BR-FR-DEC-03', deposit, '<ram:ChargeAmount>1200.00', '<ram:ChargeAmount>1200.0000001'],
];

describe('a wrong invoice', () => {
  it.each(changes)('breaks %s', (code, document, from, to) => {
    const xml = invoiceXml(document);
    const wrong = xml.replace(from, to);
    expect(wrong).not.toBe(xml);
    expect(brokenRules(wrong)).toContain(code);
  });

  it('is found by each rule', () => {
    expect(new Set(changes.map(([code]) => code))).toEqual(new Set(ruleCodes));
  });
});

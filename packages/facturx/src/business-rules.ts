// The rules of EN 16931 and of its French profile that an invoice of ours can break, for tests. They read the XML alone and share no
// code with its writer. The rules of CEN and FNFE themselves come as Schematron, which no package offers.
import { XmlDocument, type XmlNode, XmlXPath } from 'libxml2-wasm';

/** The codes of the rules that the XML breaks. */
export function brokenRules(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    const invoice = partOf(document.root);
    return Object.entries(BUSINESS_RULES).flatMap(([code, holds]) => (holds(invoice) ? [] : [code]));
  } finally {
    document.dispose();
  }
}

interface Part {
  texts(path: string): string[];
  /** The first text, or nothing. */
  text(path: string): string;
  parts(path: string): Part[];
}

type Rule = (invoice: Part) => boolean;

const UNECE = 'urn:un:unece:uncefact:data:standard';
const PREFIXES = {
  rsm: `${UNECE}:CrossIndustryInvoice:100`,
  ram: `${UNECE}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${UNECE}:UnqualifiedDataType:100`,
  qdt: `${UNECE}:QualifiedDataType:100`,
};

const partOf = (node: XmlNode): Part => ({
  texts: (path) => node.find(compiled(path)).map(({ content }) => content),
  text: (path) => node.get(compiled(path))?.content ?? '',
  parts: (path) => node.find(compiled(path)).map(partOf),
});

const expressions = new Map<string, XmlXPath>();

function compiled(path: string): XmlXPath {
  const expression = expressions.get(path) ?? XmlXPath.compile(path, PREFIXES);
  expressions.set(path, expression);
  return expression;
}

const HEAD = 'rsm:ExchangedDocument';
const PROCESS = 'rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID';
const TRADE = 'rsm:SupplyChainTradeTransaction';
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`;
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const PAYMENT = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`;
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const PRECEDING = `${SETTLEMENT}/ram:InvoiceReferencedDocument`;
const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`;
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const LINE_TOTAL =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount';
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
const DUE_DATE = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`;
const ISSUE_DATE = `${HEAD}/ram:IssueDateTime/udt:DateTimeString[@format="102"]`;
const TAX_REGISTRATION = 'ram:SpecifiedTaxRegistration/ram:ID';
const SIREN = 'ram:SpecifiedLegalOrganization/ram:ID[@schemeID="0002"]';
const ADDRESS = 'ram:URIUniversalCommunication/ram:URIID';

/** A text that is not there is no amount, and equals none. */
const cents = (text: string): number => (text === '' ? Number.NaN : Math.round(Number(text) * 100));
const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + cents(text), 0);
const isEuroApart = (one: number, other: number): boolean => !(Math.abs(one - other) < 100);

const states =
  (path: string): Rule =>
  (invoice) =>
    invoice.text(path).trim() !== '';
const everyPart =
  (path: string, holds: (part: Part, invoice: Part) => boolean): Rule =>
  (invoice) =>
    invoice.parts(path).every((part) => holds(part, invoice));
const everyText =
  (path: string, format: RegExp): Rule =>
  (invoice) =>
    invoice.texts(path).every((text) => format.test(text));

const presence: Record<string, Rule> = {
  'BR-01': states('rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
  'BR-02': states(`${HEAD}/ram:ID`),
  'BR-03': states(ISSUE_DATE),
  'BR-04': states(`${HEAD}/ram:TypeCode`),
  'BR-05': states(`${SETTLEMENT}/ram:InvoiceCurrencyCode`),
  'BR-06': states(`${SELLER}/ram:Name`),
  'BR-07': states(`${BUYER}/ram:Name`),
  'BR-08': states(`${SELLER}/ram:PostalTradeAddress`),
  'BR-09': states(`${SELLER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-10': states(`${BUYER}/ram:PostalTradeAddress`),
  'BR-11': states(`${BUYER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-12': states(`${SUMS}/ram:LineTotalAmount`),
  'BR-13': states(`${SUMS}/ram:TaxBasisTotalAmount`),
  'BR-14': states(`${SUMS}/ram:GrandTotalAmount`),
  'BR-15': states(`${SUMS}/ram:DuePayableAmount`),
  'BR-16': (invoice) => invoice.parts(LINE).length > 0,
  'BR-21': everyPart(LINE, states('ram:AssociatedDocumentLineDocument/ram:LineID')),
  'BR-22': everyPart(LINE, states(QUANTITY)),
  'BR-23': everyPart(LINE, states(`${QUANTITY}/@unitCode`)),
  'BR-24': everyPart(LINE, states(LINE_TOTAL)),
  'BR-25': everyPart(LINE, states('ram:SpecifiedTradeProduct/ram:Name')),
  'BR-26': everyPart(LINE, states(PRICE)),
  'BR-27': everyPart(LINE, (line) => !(cents(line.text(PRICE)) < 0)),
  'BR-45': everyPart(TAX, states('ram:BasisAmount')),
  'BR-46': everyPart(TAX, states('ram:CalculatedAmount')),
  'BR-47': everyPart(TAX, states('ram:CategoryCode')),
  'BR-48': everyPart(TAX, states('ram:RateApplicablePercent')),
  'BR-49': everyPart(PAYMENT, states('ram:TypeCode')),
  'BR-50': everyPart(PAYMENT, states('ram:PayeePartyCreditorFinancialAccount/ram:IBANID')),
  'BR-55': everyPart(PRECEDING, states('ram:IssuerAssignedID')),
  'BR-62': everyPart(`${SELLER}/${ADDRESS}`, states('@schemeID')),
  'BR-63': everyPart(`${BUYER}/${ADDRESS}`, states('@schemeID')),
  'BR-CO-04': everyPart(LINE, states(`${LINE_TAX}[ram:TypeCode="VAT"]/ram:CategoryCode`)),
  'BR-CO-18': (invoice) => invoice.parts(TAX).length > 0,
  'BR-CO-25': (invoice) => !(cents(invoice.text(`${SUMS}/ram:DuePayableAmount`)) > 0) || states(DUE_DATE)(invoice),
  'BR-CO-26': states(`${SELLER}/ram:SpecifiedLegalOrganization/ram:ID | ${SELLER}/${TAX_REGISTRATION}[@schemeID="VA"]`),
};

const total = (invoice: Part, name: string): number => cents(invoice.text(`${SUMS}/ram:${name}`));
const isAbsent = (invoice: Part, path: string): boolean => invoice.parts(path).length === 0;

const sums: Record<string, Rule> = {
  'BR-CO-10': (invoice) => total(invoice, 'LineTotalAmount') === sum(invoice.texts(`${LINE}/${LINE_TOTAL}`)),
  // A rebate is a line: no invoice has allowances or charges.
  'BR-CO-11': (invoice) => isAbsent(invoice, `${SUMS}/ram:AllowanceTotalAmount`),
  'BR-CO-12': (invoice) => isAbsent(invoice, `${SUMS}/ram:ChargeTotalAmount`),
  'BR-CO-13': (invoice) => total(invoice, 'TaxBasisTotalAmount') === total(invoice, 'LineTotalAmount'),
  'BR-CO-14': (invoice) =>
    total(invoice, 'TaxTotalAmount[@currencyID="EUR"]') === sum(invoice.texts(`${TAX}/ram:CalculatedAmount`)),
  'BR-CO-15': (invoice) =>
    total(invoice, 'GrandTotalAmount') ===
    total(invoice, 'TaxBasisTotalAmount') + total(invoice, 'TaxTotalAmount[@currencyID="EUR"]'),
  'BR-CO-16': (invoice) =>
    total(invoice, 'DuePayableAmount') ===
    total(invoice, 'GrandTotalAmount') - sum(invoice.texts(`${SUMS}/ram:TotalPrepaidAmount`)),
  'BR-CO-17': everyPart(TAX, (tax) => !isEuroApart(cents(tax.text('ram:CalculatedAmount')), expectedTax(tax))),
  'BR-DEC-09': hasCents(`${SUMS}/ram:LineTotalAmount`),
  'BR-DEC-12': hasCents(`${SUMS}/ram:TaxBasisTotalAmount`),
  'BR-DEC-13': hasCents(`${SUMS}/ram:TaxTotalAmount`),
  'BR-DEC-14': hasCents(`${SUMS}/ram:GrandTotalAmount`),
  'BR-DEC-16': hasCents(`${SUMS}/ram:TotalPrepaidAmount`),
  'BR-DEC-18': hasCents(`${SUMS}/ram:DuePayableAmount`),
  'BR-DEC-19': hasCents(`${TAX}/ram:BasisAmount`),
  'BR-DEC-20': hasCents(`${TAX}/ram:CalculatedAmount`),
  'BR-DEC-23': hasCents(`${LINE}/${LINE_TOTAL}`),
};

function hasCents(path: string): Rule {
  return everyText(path, /^-?\d{1,17}(?:\.\d{1,2})?$/);
}

function expectedTax(tax: Part): number {
  return (cents(tax.text('ram:BasisAmount')) * Number(tax.text('ram:RateApplicablePercent'))) / 100;
}

/** Category S is taxed, Z has the rate zero, E is exempt; an invoice of ours has no other one. */
function categoryRules(category: 'S' | 'Z' | 'E'): Record<string, Rule> {
  const taxes = `${TAX}[ram:CategoryCode="${category}"]`;
  const lines = `${LINE}[${LINE_TAX}/ram:CategoryCode="${category}"]`;
  const sumOfLines = (invoice: Part, rate: string): number =>
    sum(
      invoice
        .parts(lines)
        .filter((line) => Number(line.text(`${LINE_TAX}/ram:RateApplicablePercent`)) === Number(rate))
        .map((line) => line.text(LINE_TOTAL)),
    );
  return {
    [`BR-${category}-01`]: (invoice) => {
      const [counted, lined] = [invoice.parts(taxes).length, invoice.parts(lines).length];
      return lined === 0 ? counted === 0 : category === 'S' ? counted > 0 : counted === 1;
    },
    [`BR-${category}-02`]: (invoice) =>
      isAbsent(invoice, lines) || states(`${SELLER}/${TAX_REGISTRATION}[@schemeID="VA" or @schemeID="FC"]`)(invoice),
    [`BR-${category}-05`]: everyPart(lines, (line) => {
      const rate = Number(line.text(`${LINE_TAX}/ram:RateApplicablePercent`) || 'missing');
      return category === 'S' ? rate > 0 : rate === 0;
    }),
    [`BR-${category}-08`]: everyPart(
      taxes,
      (tax, invoice) =>
        cents(tax.text('ram:BasisAmount')) === sumOfLines(invoice, tax.text('ram:RateApplicablePercent')),
    ),
    [`BR-${category}-09`]: everyPart(taxes, (tax) => {
      const calculated = cents(tax.text('ram:CalculatedAmount'));
      return category === 'S' ? !isEuroApart(calculated, expectedTax(tax)) : calculated === 0;
    }),
    [`BR-${category}-10`]: everyPart(taxes, (tax) => {
      const reasons = tax.parts('ram:ExemptionReason | ram:ExemptionReasonCode').length;
      return category === 'E' ? reasons > 0 : reasons === 0;
    }),
  };
}

const IDENTIFIER = /^[\w+/-]{1,35}$/;
const DAY = /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** The rules for invoices between companies: a consumer has neither a SIREN nor an electronic address. */
const betweenCompanies =
  (holds: Rule): Rule =>
  (invoice) =>
    isAbsent(invoice, `${BUYER}/${SIREN}`) || holds(invoice);
const noteCount = (invoice: Part, subject: string): number =>
  invoice.parts(`${HEAD}/ram:IncludedNote[ram:SubjectCode="${subject}"]`).length;
const NOTES = ['PMT', 'PMD', 'AAB'];

const french: Record<string, Rule> = {
  'BR-FR-02': everyText(`${HEAD}/ram:ID | ${PRECEDING}/ram:IssuerAssignedID`, IDENTIFIER),
  'BR-FR-03': everyText('.//udt:DateTimeString | .//qdt:DateTimeString', DAY),
  'BR-FR-04': everyText(`${HEAD}/ram:TypeCode`, /^(?:380|381|386|503)$/),
  'BR-FR-05': betweenCompanies((invoice) => NOTES.every((subject) => noteCount(invoice, subject) > 0)),
  'BR-FR-06': (invoice) => NOTES.every((subject) => noteCount(invoice, subject) <= 1),
  'BR-FR-08': (invoice) => /^S[14]$/.test(invoice.text(PROCESS)),
  'BR-FR-10': (invoice) => /^\d{9}$/.test(invoice.text(`${SELLER}/${SIREN}`)),
  'BR-FR-11': everyText(`${BUYER}/${SIREN}`, /^\d{9}$/),
  'BR-FR-12': betweenCompanies(states(`${BUYER}/${ADDRESS}[@schemeID="0225"]`)),
  'BR-FR-13': states(`${SELLER}/${ADDRESS}[@schemeID="0225"]`),
  'BR-FR-16': everyText(
    `${TAX}/ram:RateApplicablePercent | ${LINE}/${LINE_TAX}/ram:RateApplicablePercent`,
    /^(?:0|5\.5|10|20)$/,
  ),
  'BR-FR-CO-05': (invoice) =>
    !/^(?:381|503)$/.test(invoice.text(`${HEAD}/ram:TypeCode`)) ||
    states(`${PRECEDING}[ram:IssuerAssignedID]/ram:FormattedIssueDateTime/qdt:DateTimeString`)(invoice),
  'BR-FR-CO-07': (invoice) => isAbsent(invoice, DUE_DATE) || invoice.text(DUE_DATE) >= invoice.text(ISSUE_DATE),
  'BR-FR-CO-08': (invoice) =>
    invoice.text(PROCESS) !== 'S4' || !/^(?:386|503)$/.test(invoice.text(`${HEAD}/ram:TypeCode`)),
  'BR-FR-DEC-02': everyText(`${LINE}/${QUANTITY}`, /^-?\d{1,15}(?:\.\d{1,4})?$/),
  'BR-FR-DEC-03': everyText(`${LINE}/${PRICE}`, /^\d{1,13}(?:\.\d{1,6})?$/),
};

const BUSINESS_RULES: Record<string, Rule> = {
  ...presence,
  ...sums,
  ...categoryRules('S'),
  ...categoryRules('Z'),
  ...categoryRules('E'),
  ...french,
};

export const ruleCodes: readonly string[] = Object.keys(BUSINESS_RULES);

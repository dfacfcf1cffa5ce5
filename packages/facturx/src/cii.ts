// The invoice as Cross Industry Invoice XML (UN/CEFACT D22B), in the profile EN 16931 of Factur-X. BT and BG are terms of EN 16931.
import type { VatPart } from '@liesse/domain';
import { type InvoiceBuyer, type InvoiceDocument, type InvoiceSeller, sellerName, sirenOf } from './document.ts';
import { escapeXml } from './xml.ts';

const PROFILE = 'urn:cen.eu:en16931:2017';
const UNECE = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = [
  `xmlns:rsm="${UNECE}:CrossIndustryInvoice:100"`,
  `xmlns:ram="${UNECE}:ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:udt="${UNECE}:UnqualifiedDataType:100"`,
  `xmlns:qdt="${UNECE}:QualifiedDataType:100"`,
].join(' ');
const EXEMPTION = { text: 'TVA non applicable, art. 293 B du CGI', code: 'VATEX-FR-FRANCHISE' };

export function invoiceXml(document: InvoiceDocument): string {
  const root = element('rsm:CrossIndustryInvoice', [
    contextOf(document),
    headOf(document),
    element('rsm:SupplyChainTradeTransaction', [
      ...document.lines.map((line, index) => lineOf(document, line, index + 1)),
      element('ram:ApplicableHeaderTradeAgreement', [
        sellerOf(document.seller),
        buyerOf(document.buyer),
        element('ram:BuyerOrderReferencedDocument', [text('ram:IssuerAssignedID', document.quote_number)]),
      ]),
      `<ram:ApplicableHeaderTradeDelivery>${element('ram:ActualDeliverySupplyChainEvent', [
        date('ram:OccurrenceDateTime', document.event_on),
      ])}</ram:ApplicableHeaderTradeDelivery>`,
      settlementOf(document),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.replace('<rsm:CrossIndustryInvoice>', `<rsm:CrossIndustryInvoice ${NAMESPACES}>`)}`;
}

/** BT-23: services; 4 is the final invoice after deposits. */
const contextOf = ({ kind, preceding }: InvoiceDocument): string =>
  element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
      text('ram:ID', kind === 'balance' && preceding.length > 0 ? 'S4' : 'S1'),
    ]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [text('ram:ID', PROFILE)]),
  ]);

const headOf = (document: InvoiceDocument): string =>
  element('rsm:ExchangedDocument', [
    text('ram:ID', document.number),
    text('ram:TypeCode', typeCode(document)),
    date('ram:IssueDateTime', document.issued_on),
    ...invoiceNotes(document).map(({ subject, content }) =>
      element('ram:IncludedNote', [text('ram:Content', content), text('ram:SubjectCode', subject)]),
    ),
  ]);

/** BT-3, a code of UNTDID 1001: the French rules (BR-FR-04) know a credit note on a deposit by a code of its own. */
function typeCode({ kind, preceding }: InvoiceDocument): string {
  if (kind === 'deposit') return '386';
  if (kind === 'balance') return '380';
  return preceding[0]?.kind === 'deposit' ? '503' : '381';
}

/** The notes that French law requires between professionals (Code de commerce, art. L. 441-9), and the reason of a credit note. */
export function invoiceNotes({ buyer, reason }: InvoiceDocument): { subject: string | null; content: string }[] {
  const given = reason === '' ? [] : [{ subject: null, content: reason }];
  if (buyer.siren === null) return given;
  return [
    ...given,
    { subject: 'PMD', content: 'Pénalités de retard\u00a0: trois fois le taux d’intérêt légal.' },
    { subject: 'PMT', content: 'Indemnité forfaitaire pour frais de recouvrement\u00a0: 40\u00a0€.' },
    { subject: 'AAB', content: 'Pas d’escompte pour paiement anticipé.' },
  ];
}

/** A price is never negative (BR-27): a rebate has a negative quantity. */
function lineOf(document: InvoiceDocument, line: InvoiceDocument['lines'][number], place: number): string {
  const sign = line.unit_cents < 0 ? -1 : 1;
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [text('ram:LineID', String(place))]),
    element('ram:SpecifiedTradeProduct', [text('ram:Name', line.label), text('ram:Description', line.description)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', amount(sign * line.unit_cents))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      text('ram:BilledQuantity', String(sign * line.quantity), ' unitCode="C62"'),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', category(document, line.vat_rate)),
        text('ram:RateApplicablePercent', String(line.vat_rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        text('ram:LineTotalAmount', amount(line.ht_cents)),
      ]),
    ]),
  ]);
}

/** A seller without a tax number is known by the SIREN as its tax registration (BT-32): BR-S-02, BR-Z-02 and BR-E-02 ask for one. */
function sellerOf(seller: InvoiceSeller): string {
  const siren = sirenOf(seller);
  return element('ram:SellerTradeParty', [
    text('ram:Name', sellerName(seller)),
    organisation(siren),
    address(seller),
    electronicAddress(siren),
    taxRegistration(seller.vat_number, 'VA'),
    seller.vat_number === null ? taxRegistration(siren, 'FC') : '',
  ]);
}

const buyerOf = (buyer: InvoiceBuyer): string =>
  element('ram:BuyerTradeParty', [
    text('ram:Name', buyer.name),
    organisation(buyer.siren),
    address(buyer),
    electronicAddress(buyer.siren),
  ]);

const organisation = (siren: string | null): string =>
  element('ram:SpecifiedLegalOrganization', [text('ram:ID', siren, ' schemeID="0002"')]);

const electronicAddress = (siren: string | null): string =>
  element('ram:URIUniversalCommunication', [text('ram:URIID', siren, ' schemeID="0225"')]);

const taxRegistration = (id: string | null, scheme: 'VA' | 'FC'): string =>
  element('ram:SpecifiedTaxRegistration', [text('ram:ID', id, ` schemeID="${scheme}"`)]);

const address = ({ postcode, street, commune }: Pick<InvoiceBuyer, 'postcode' | 'street' | 'commune'>): string =>
  element('ram:PostalTradeAddress', [
    text('ram:PostcodeCode', postcode),
    text('ram:LineOne', street),
    text('ram:CityName', commune),
    text('ram:CountryID', 'FR'),
  ]);

function settlementOf(document: InvoiceDocument): string {
  const { total_ht_cents: ht, total_vat_cents: tax, total_ttc_cents: total, due_cents: due, seller } = document;
  return element('ram:ApplicableHeaderTradeSettlement', [
    text('ram:InvoiceCurrencyCode', 'EUR'),
    seller.iban === null || document.kind === 'credit_note'
      ? ''
      : element('ram:SpecifiedTradeSettlementPaymentMeans', [
          text('ram:TypeCode', '58'),
          element('ram:PayeePartyCreditorFinancialAccount', [text('ram:IBANID', seller.iban)]),
        ]),
    ...document.vat.map((part) => breakdown(document, part)),
    element('ram:SpecifiedTradePaymentTerms', [date('ram:DueDateDateTime', document.due_on)]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('ram:LineTotalAmount', amount(ht)),
      text('ram:TaxBasisTotalAmount', amount(ht)),
      text('ram:TaxTotalAmount', amount(tax), ' currencyID="EUR"'),
      text('ram:GrandTotalAmount', amount(total)),
      total === due ? '' : text('ram:TotalPrepaidAmount', amount(total - due)),
      text('ram:DuePayableAmount', amount(due)),
    ]),
    ...document.preceding.map(({ number, issued_on: day }) =>
      element('ram:InvoiceReferencedDocument', [
        text('ram:IssuerAssignedID', number),
        date('ram:FormattedIssueDateTime', day, 'qdt'),
      ]),
    ),
  ]);
}

/** BG-23. BT-8 says when the tax falls due: 5 with the invoice (débits), 72 with the payment (encaissements). */
function breakdown(document: InvoiceDocument, { rate, base_cents: base, vat_cents: vat }: VatPart): string {
  const isExempt = document.is_vat_exempt;
  return element('ram:ApplicableTradeTax', [
    text('ram:CalculatedAmount', amount(vat)),
    text('ram:TypeCode', 'VAT'),
    isExempt ? text('ram:ExemptionReason', EXEMPTION.text) : '',
    text('ram:BasisAmount', amount(base)),
    text('ram:CategoryCode', category(document, rate)),
    isExempt ? text('ram:ExemptionReasonCode', EXEMPTION.code) : '',
    isExempt ? '' : text('ram:DueDateTypeCode', document.seller.vat_on_debits ? '5' : '72'),
    text('ram:RateApplicablePercent', String(rate)),
  ]);
}

const category = ({ is_vat_exempt: isExempt }: InvoiceDocument, rate: number): string =>
  isExempt ? 'E' : rate === 0 ? 'Z' : 'S';

/** An element without content is left out. */
const element = (name: string, children: readonly string[]): string => {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
};

const text = (name: string, value: string | null, attributes = ''): string =>
  value === null || value === '' ? '' : `<${name}${attributes}>${escapeXml(value)}</${name}>`;

const date = (name: string, day: string | null, prefix = 'udt'): string =>
  element(name, [text(`${prefix}:DateTimeString`, day?.replaceAll('-', '') ?? null, ' format="102"')]);

function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { invoiceXml } from './cii.ts';
import type { InvoiceDocument } from './document.ts';
import { balance, balanceCredit, deposit, depositCredit, exempt } from './fixtures.ts';
import { readFontFiles } from './font-fixtures.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import { documentProblems } from './problems.ts';

const fonts = await readFontFiles();
const documents = { deposit, balance, depositCredit, balanceCredit, exempt };

describe.each(Object.entries(documents))('the XML of a %s', (_, document) => {
  it('is valid by the schema of EN 16931, and its sums are right', async () => {
    const { valid, errors } = await validateXsd(invoiceXml(document), Profile.EN16931);
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    expect(documentProblems(document)).toEqual([]);
  });
});

describe('the XML', () => {
  it('states what was deducted and the earlier invoice', () => {
    const xml = invoiceXml(balance);
    expect(xml).toContain('<ram:TotalPrepaidAmount>2040.00</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>4760.00</ram:DuePayableAmount>');
    expect(xml).toContain('<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F2026-0042</ram:IssuerAssignedID>');
    expect(xml).toContain('<ram:ID>S4</ram:ID>');
  });

  it.each([
    ['a deposit', '386', deposit],
    ['a balance', '380', balance],
    ['a credit note on a deposit', '503', depositCredit],
    ['a credit note on a balance', '381', balanceCredit],
  ])('of %s has the type %s', (_, code, document) => {
    expect(invoiceXml(document)).toContain(`<ram:TypeCode>${code}</ram:TypeCode><ram:IssueDateTime>`);
  });

  it('of a credit note names the invoice that it cancels and its day (BT-25, BT-26)', () => {
    expect(invoiceXml(depositCredit)).toContain(
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F2026-0042</ram:IssuerAssignedID><ram:FormattedIssueDateTime>' +
        '<qdt:DateTimeString format="102">20261116</qdt:DateTimeString></ram:FormattedIssueDateTime>',
    );
    expect(invoiceXml(balanceCredit)).toContain('<ram:IssuerAssignedID>F2027-0061</ram:IssuerAssignedID>');
  });

  it('has no negative price: a rebate has a negative quantity', () => {
    expect(invoiceXml(balance)).toContain('<ram:ChargeAmount>100.00</ram:ChargeAmount>');
    expect(invoiceXml(balance)).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>');
  });

  it('says why there is no tax, and knows such a seller by the SIREN', () => {
    const xml = invoiceXml(exempt);
    expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-FR-FRANCHISE</ram:ExemptionReasonCode>');
    expect(xml).toContain('<ram:ID schemeID="FC">123456782</ram:ID>');
    expect(xml).not.toContain('PMD');
  });

  it('escapes what people typed', async () => {
    const typed = 'Vin & fromage <bio> "x" \u0001';
    const xml = invoiceXml({ ...deposit, event_name: typed, buyer: { ...deposit.buyer, name: typed } });
    expect(xml).toContain('<ram:Name>Vin &amp; fromage &lt;bio&gt; &quot;x&quot; </ram:Name>');
    expect((await validateXsd(xml, Profile.EN16931)).valid).toBe(true);
  });

  it('of a wrong type or order would be refused by the schema', async () => {
    const xml = invoiceXml(deposit);
    const isValid = async (broken: string) => (await validateXsd(broken, Profile.EN16931)).valid;
    expect(await isValid(xml.replace('<ram:TypeCode>386</ram:TypeCode>', ''))).toBe(false);
    expect(await isValid(xml.replace('>2040.00</ram:GrandTotalAmount>', '>deux mille</ram:GrandTotalAmount>'))).toBe(
      false,
    );
  });
});

describe('a wrong document', () => {
  const wrong: [string, InvoiceDocument][] = [
    ['BR-CO-15', { ...deposit, total_ttc_cents: 204_001 }],
    ['BR-CO-14', { ...deposit, total_vat_cents: 24_001, total_ttc_cents: 204_001 }],
    ['BR-CO-10', { ...deposit, total_ht_cents: 180_001, total_ttc_cents: 204_001 }],
    ['BR-CO-16', { ...balance, due_cents: 476_001 }],
    ['BR-S-08', { ...deposit, vat: [{ rate: 10, base_cents: 120_001, vat_cents: 12_000 }] }],
    ['BR-CO-17', { ...deposit, vat: deposit.vat.map((part) => ({ ...part, vat_cents: 12_100 })) }],
    ['BR-Z-09', { ...exempt, is_vat_exempt: false, vat: [{ rate: 0, base_cents: 90_000, vat_cents: 6 }] }],
    ['BR-CO-18', { ...deposit, vat: deposit.vat.slice(0, 1) }],
    ['line-amount', { ...balance, lines: balance.lines.map((line) => ({ ...line, quantity: 2 })) }],
    ['BR-E-05', { ...deposit, is_vat_exempt: true }],
    ['BR-FR-CO-05', { ...depositCredit, preceding: [] }],
    ['BR-16', { ...deposit, lines: [] }],
  ];

  it.each(wrong)('breaks %s and gives no file, though the schema may accept it', async (code, document) => {
    expect(documentProblems(document)).toContain(code);
    await expect(makeInvoicePdf(document, fonts)).rejects.toThrow(code);
  });

  it('with a wrong total passes the schema, so the schema alone is not enough', async () => {
    expect((await validateXsd(invoiceXml({ ...deposit, total_ttc_cents: 1 }), Profile.EN16931)).valid).toBe(true);
  });
});

describe('the file', () => {
  it('contains the XML that another reader finds', async () => {
    for (const document of [balance, depositCredit]) {
      const { xml } = await extractXml(await makeInvoicePdf(document, fonts));
      expect(xml).toBe(invoiceXml(document));
    }
  });

  it('has the same bytes each time', async () => {
    expect(await makeInvoicePdf(balance, fonts)).toEqual(await makeInvoicePdf(balance, fonts));
  });

  it('of a hundred lines takes several pages', async () => {
    const lines = Array.from({ length: 100 }, (_, place) => ({
      ...(deposit.lines[0] ?? { description: '' }),
      label: `Ligne ${place} ${'très longue '.repeat(8)}`,
      quantity: 1,
      unit_cents: 1200,
      ht_cents: 1200,
      vat_rate: 10,
      description: '',
    }));
    const vat = [{ rate: 10, base_cents: 120_000, vat_cents: 12_000 }];
    const long = { ...deposit, lines, vat, due_vat: vat, total_ht_cents: 120_000, total_vat_cents: 12_000 };
    const pdf = await PDFDocument.load(
      await makeInvoicePdf({ ...long, total_ttc_cents: 132_000, due_cents: 132_000 }, fonts),
    );
    expect(pdf.getPageCount()).toBeGreaterThan(3);
  });

  it('of a preview is no Factur-X', async () => {
    const pdf = await PDFDocument.load(await makeInvoicePdf({ ...deposit, number: null }, fonts));
    expect(pdf.catalog.has(PDFName.of('AF'))).toBe(false);
  });
});

import { cmyk, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, showText } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { balance, depositCredit } from '../fixtures.ts';
import { readFontFiles } from '../font-fixtures.ts';
import { makeInvoicePdf } from '../invoice-pdf.ts';
import { surfaceProblems } from './pdf-a-surface.ts';

const fonts = await readFontFiles();
const issued = await makeInvoicePdf(balance, fonts);

const entry = (pdf: PDFDocument, type: string): PDFDict => {
  const found = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find((object) => object instanceof PDFDict && String(object.get(PDFName.of('Type'))) === type);
  if (!(found instanceof PDFDict)) throw new Error(`no ${type}`);
  return found;
};

/** For each check one change of an issued invoice that fails it. */
const changes: [check: string, change: (pdf: PDFDocument) => void][] = [
  ['document id', ({ context }) => delete context.trailerInfo.ID],
  ['embedded fonts', (pdf) => entry(pdf, '/FontDescriptor').delete(PDFName.of('FontFile2'))],
  ['embedded fonts', (pdf) => pdf.context.register(pdf.context.obj({ Type: 'Font', Subtype: 'Type1' }))],
  ['glyphs in their font', (pdf) => pdf.getPage(0).pushOperators(showText(PDFHexString.of('00010000')))],
  ['colours of the output intent', (pdf) => pdf.getPage(0).drawRectangle({ color: cmyk(1, 0, 0, 0) })],
  ['output intent', ({ catalog }) => catalog.delete(PDFName.of('OutputIntents'))],
  ['output intent', (pdf) => entry(pdf, '/OutputIntent').set(PDFName.of('S'), PDFName.of('GTS_PDFX'))],
  ['readable metadata', (pdf) => replaceMetadata(pdf, (xmp) => xmp, true)],
  ['part and conformance', (pdf) => replaceMetadata(pdf, (xmp) => xmp.replace('part>3<', 'part>2<'))],
  ['metadata equal to the information', (pdf) => pdf.setTitle('Autre chose')],
  ['metadata equal to the information', (pdf) => pdf.setModificationDate(new Date())],
  ['Factur-X metadata', (pdf) => replaceMetadata(pdf, (xmp) => xmp.replace('>EN 16931<', '>BASIC<'))],
  ['extension schema', (pdf) => replaceMetadata(pdf, (xmp) => xmp.replace('name>Version<', 'name>Edition<'))],
  ['attached file', ({ catalog }) => catalog.delete(PDFName.of('AF'))],
  ['attached file', (pdf) => fileOf(pdf).delete(PDFName.of('AFRelationship'))],
  ['no actions', (pdf) => pdf.addJavaScript('greeting', 'app.alert("x")')],
  ['no transparency', (pdf) => pdf.getPage(0).drawRectangle({ opacity: 0.5, width: 5, height: 5 })],
];

const fileOf = ({ catalog }: PDFDocument): PDFDict => catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);

function replaceMetadata(
  { context, catalog }: PDFDocument,
  change: (xmp: string) => string,
  isCompressed = false,
): void {
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) throw new Error('no metadata');
  const changed = new TextEncoder().encode(change(new TextDecoder().decode(metadata.contents)));
  const stream = isCompressed ? context.flateStream(changed) : context.stream(changed);
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}

describe('an issued invoice', () => {
  it('shows what PDF/A-3b and Factur-X ask for, as far as it can be seen without a validator', async () => {
    expect(await surfaceProblems(issued)).toEqual([]);
    expect(await surfaceProblems(await makeInvoicePdf(depositCredit, fonts))).toEqual([]);
  });

  it.each(changes)('without its %s is noticed', async (check, change) => {
    const pdf = await PDFDocument.load(issued, { updateMetadata: false });
    change(pdf);
    expect(await surfaceProblems(await pdf.save({ updateFieldAppearances: false }))).toContain(check);
  });

  it('is named by its kind and number', async () => {
    expect((await PDFDocument.load(issued)).getTitle()).toBe('Facture F2027-0061');
  });

  it('with something after its end is noticed', async () => {
    expect(await surfaceProblems(Buffer.concat([issued, Buffer.from('\nmore text')]))).toEqual(['end of file']);
  });
});

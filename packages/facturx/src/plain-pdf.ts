// A document without XML inside, on the pages and in the fonts of an invoice.
import { PDFDocument } from 'pdf-lib';
import type { FontFiles } from './typeface.ts';
import { openWriter, type Writer } from './writer.ts';

export async function makePlainPdf(
  title: string,
  fonts: FontFiles,
  write: (writer: Writer) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  write(await openWriter(pdf, fonts));
  return Uint8Array.from(await pdf.save());
}

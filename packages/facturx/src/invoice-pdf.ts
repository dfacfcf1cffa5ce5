// An invoice as one file: pages for people, and the same invoice as XML for machines.
import { PDFDocument } from 'pdf-lib';
import { attachXml } from './attach.ts';
import { invoiceXml } from './cii.ts';
import { type InvoiceDocument, sellerName } from './document.ts';
import { documentTitle, writePages } from './pages.ts';
import { documentProblems } from './problems.ts';
import type { FontFiles } from './typeface.ts';
import { openWriter } from './writer.ts';

/** Throws for a document whose sums are wrong. The same document gives the same bytes. */
export async function makeInvoicePdf(document: InvoiceDocument, fonts: FontFiles): Promise<Uint8Array> {
  const problems = documentProblems(document);
  if (problems.length > 0) throw new Error(`${document.number ?? 'preview'} breaks ${problems.join(', ')}`);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  writePages(await openWriter(pdf, fonts), document);
  // A preview is no invoice: machines must not find one in it.
  if (document.number !== null) {
    await attachXml(pdf, invoiceXml(document), {
      title: documentTitle(document),
      author: sellerName(document.seller),
      date: new Date(`${document.issued_on}T12:00:00Z`),
      fileId: await hash(JSON.stringify([document.seller, document.number])),
    });
  }
  return pdf.save();
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  // Hosted functions run on engines without Uint8Array.toHex.
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

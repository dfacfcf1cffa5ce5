// Invoices as Factur-X files: PDF pages with the same invoice as EN 16931 XML inside. Other documents get the same pages and fonts.
export type { InvoiceBuyer, InvoiceDocument, InvoiceLine, InvoiceSeller } from './document.ts';
export { makeInvoicePdf } from './invoice-pdf.ts';
export { makePlainPdf } from './plain-pdf.ts';
export { type FontFiles, PAGE, type Style, type Writer } from './writer.ts';

// Invoices as Factur-X files: PDF pages with the same invoice as EN 16931 XML inside.
export type { InvoiceBuyer, InvoiceDocument, InvoiceLine, InvoiceSeller } from './document.ts';
export { makeInvoicePdf } from './invoice-pdf.ts';
export type { FontFiles } from './writer.ts';

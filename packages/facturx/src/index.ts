// Invoices as Factur-X files: PDF pages with the same invoice as EN 16931 XML inside. Other documents get the same pages and fonts.
export type { InvoiceBuyer, InvoiceDocument, InvoiceLine, InvoiceSeller } from './document.ts';
export { lettersWithoutFont, loadFontFiles } from './font-families.ts';
export { makeInvoicePdf } from './invoice-pdf.ts';
export { isolate } from './line-order.ts';
export { makePlainPdf } from './plain-pdf.ts';
export { openSheet, type Sheet, type SheetSize, type TextLook } from './sheet.ts';
export type { FontFiles } from './typeface.ts';
export { PAGE, type Style, type Writer } from './writer.ts';

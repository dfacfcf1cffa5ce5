// Makes the PDF of a preview off the main thread. The policy of a worker lets it fetch nothing, so the fonts arrive with the document.
import { type FontFiles, makeInvoicePdf } from '@liesse/facturx';
import type { PreviewDocument } from '#web/features/invoices/invoice.ts';
import type { PreviewResult } from '#web/features/invoices/preview.ts';

addEventListener('message', (message: MessageEvent<{ document: PreviewDocument; fonts: FontFiles }>) => {
  const { document, fonts } = message.data;
  void makeInvoicePdf(document, fonts)
    .then((bytes): PreviewResult => ({ ok: true, bytes: Uint8Array.from(bytes) }))
    .catch((): PreviewResult => ({ ok: false }))
    .then((result) => postMessage(result));
});

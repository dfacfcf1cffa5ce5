// Makes the PDF documents of a quote off the main thread.
import { type FontFiles, makePlainPdf } from '@liesse/facturx';
import { writeCertificatePaper } from '#web/features/quotes/paper/certificate-paper.ts';
import type { PaperRequest } from '#web/features/quotes/paper/paper-quote.ts';
import { writeQuotePaper } from '#web/features/quotes/paper/quote-paper.ts';

export interface PaperOrder {
  request: PaperRequest;
  title: string;
  fonts: FontFiles;
}

export type PaperResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; message: string };

async function makePaper({ request, title, fonts }: PaperOrder): Promise<PaperResult> {
  const bytes = await makePlainPdf(title, fonts, (writer) => {
    if (request.kind === 'quote') writeQuotePaper(writer, request);
    else writeCertificatePaper(writer, request.certificate);
  });
  return { ok: true, bytes };
}

addEventListener('message', (message: MessageEvent<PaperOrder>) => {
  void makePaper(message.data)
    .catch((error: unknown): PaperResult => ({ ok: false, message: String(error) }))
    .then((result) => postMessage(result));
});

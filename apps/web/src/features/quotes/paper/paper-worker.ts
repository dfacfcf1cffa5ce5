// Makes the PDF documents of a quote off the main thread.
import { writeCertificatePaper } from '#web/features/quotes/paper/certificate-paper.ts';
import type { PaperRequest } from '#web/features/quotes/paper/paper-quote.ts';
import { writeQuotePaper } from '#web/features/quotes/paper/quote-paper.ts';
import { makePdf } from '#web/lib/files/pdf.ts';

export type PaperResult = { ok: true; bytes: ArrayBuffer } | { ok: false; message: string };

async function makePaper(request: PaperRequest): Promise<PaperResult> {
  const pdf = await makePdf();
  if (request.kind === 'quote') writeQuotePaper(pdf, request);
  else writeCertificatePaper(pdf, request.certificate);
  return { ok: true, bytes: pdf.output('arraybuffer') };
}

addEventListener('message', (message: MessageEvent<PaperRequest>) => {
  void makePaper(message.data)
    .catch((error: unknown): PaperResult => ({ ok: false, message: String(error) }))
    .then((result) => postMessage(result));
});

// Makes a PDF document of a quote in a worker that ends with it, and saves the file. It is loaded at the first download.
import type { PaperRequest } from '#web/features/quotes/paper/paper-quote.ts';
import type { PaperOrder, PaperResult } from '#web/features/quotes/paper/paper-worker.ts';
import { download } from '#web/lib/files/download.ts';
import { loadPdfFonts } from '#web/lib/files/pdf-fonts.ts';
import { quotePaper as text } from '#web/locales/fr/partner/quote-paper.ts';

const PATIENCE_MS = 30_000;

export async function downloadPaper(request: PaperRequest): Promise<void> {
  const title = titleOf(request);
  const result = await makePaper({ request, title, fonts: await loadPdfFonts(JSON.stringify(request)) });
  if (!result.ok) throw new Error(result.message);
  download(new Blob([result.bytes], { type: 'application/pdf' }), `${fileName(title)}.pdf`);
}

function makePaper(order: PaperOrder): Promise<PaperResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' });
    const end = (result: PaperResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ ok: false, message: 'too slow' }), PATIENCE_MS);
    worker.addEventListener('message', (message: MessageEvent<PaperResult>) => end(message.data));
    worker.addEventListener('error', ({ message }) => end({ ok: false, message }));
    worker.postMessage(order, []);
  });
}

const titleOf = (request: PaperRequest): string =>
  request.kind === 'quote'
    ? text.fileName(request.quote.number ?? text.draft, request.quote.partner_name)
    : text.certificate.fileName(request.certificate.number);

const fileName = (title: string): string => title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();

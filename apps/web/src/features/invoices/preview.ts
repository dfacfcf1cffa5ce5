// Makes the PDF of an invoice that is not issued yet, in a worker that ends with it: its libraries are large and its work is slow.
import type { FontFiles } from '@liesse/facturx';
import type { PreviewDocument } from '#web/features/invoices/invoice.ts';
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { loadPdfFonts } from '#web/lib/files/pdf-fonts.ts';

const PATIENCE_MS = 30_000;

export type PreviewResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false };

export async function makePreview(document: PreviewDocument): Promise<{ ok: true; file: Blob } | Refusal> {
  const result = await runWorker(document, await loadPdfFonts(JSON.stringify(document)));
  return result.ok
    ? { ok: true, file: new Blob([result.bytes], { type: 'application/pdf' }) }
    : refusalOf(new Error('the worker made no preview'));
}

function runWorker(document: PreviewDocument, fonts: FontFiles): Promise<PreviewResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    const end = (result: PreviewResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ ok: false }), PATIENCE_MS);
    worker.addEventListener('message', (message: MessageEvent<PreviewResult>) => end(message.data));
    worker.addEventListener('error', () => end({ ok: false }));
    worker.postMessage({ document, fonts }, []);
  });
}

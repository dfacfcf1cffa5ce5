// Makes the PDF of an invoice that is not issued yet, in a worker that ends with it: its libraries are large and its work is slow.
import type { FontFiles } from '@liesse/facturx';
import regular from '@liesse/facturx/fonts/figtree-latin-400-normal.woff?url';
import bold from '@liesse/facturx/fonts/figtree-latin-600-normal.woff?url';
import regularExtended from '@liesse/facturx/fonts/figtree-latin-ext-400-normal.woff?url';
import boldExtended from '@liesse/facturx/fonts/figtree-latin-ext-600-normal.woff?url';
import type { PreviewDocument } from '#web/features/invoices/invoice.ts';
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';

const PATIENCE_MS = 30_000;

export type PreviewResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false };

export async function makePreview(document: PreviewDocument): Promise<{ ok: true; file: Blob } | Refusal> {
  const result = await runWorker(document, {
    regular: await Promise.all([regular, regularExtended].map(load)),
    bold: await Promise.all([bold, boldExtended].map(load)),
  });
  return result.ok
    ? { ok: true, file: new Blob([result.bytes], { type: 'application/pdf' }) }
    : refusalOf(new Error('the worker made no preview'));
}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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

// Parses a chosen file in a worker that ends with it.
import type { SheetLimits, SheetResult } from '#web/lib/files/sheets/read-sheet.ts';

/** A file that is slow on purpose blocks nothing but its worker. */
const PATIENCE_MS = 20_000;

export function openSheet(file: File, limits: SheetLimits): Promise<SheetResult> {
  // The size is checked before reading: a film of two gigabytes does not fit in memory.
  if (file.size > limits.bytes) return Promise.resolve({ ok: false, reason: 'too-big' });
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
    const end = (result: SheetResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ ok: false, reason: 'too-slow' }), PATIENCE_MS);
    worker.addEventListener('message', (message: MessageEvent<SheetResult>) => end(message.data));
    worker.addEventListener('error', () => end({ ok: false, reason: 'not-a-sheet' }));
    worker.postMessage({ file, limits }, []);
  });
}

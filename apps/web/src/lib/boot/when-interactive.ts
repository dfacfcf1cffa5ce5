// When a page that is read first may take on the weight of the application: once it stands, or at the first touch.
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

export function whenInteractive(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const heard = new AbortController();
    const go = (): void => {
      heard.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: heard.signal };
    for (const type of ['load', 'pointerdown', 'keydown'] as const) window.addEventListener(type, go, options);
  });
}

/** Asks for the parts together, as they would otherwise be found one after another; each in a turn of its own. */
export async function preloadChunks(files: readonly string[], nonce: string): Promise<void> {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, nonce });
    document.head.append(link);
    await yieldToMain();
  }
}

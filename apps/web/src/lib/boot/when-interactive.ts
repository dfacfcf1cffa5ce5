// Resolves when a server-rendered page may load the application: once it is complete, or at the first interaction.
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

/** Preloads the chunks in parallel, because the browser would discover them one after the other. */
export async function preloadChunks(files: readonly string[], nonce: string): Promise<void> {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, nonce });
    document.head.append(link);
    await yieldToMain();
  }
}

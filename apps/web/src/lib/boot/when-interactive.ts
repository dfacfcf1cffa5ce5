// Resolves when a server-rendered page may load the application: once it is complete, or at the first interaction.
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

export function whenInteractive(): Promise<void> {
  return document.readyState === 'complete' ? Promise.resolve() : whenHeard(['load', 'pointerdown', 'keydown']);
}

export function whenHeard(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const go = (event: Event): void => {
      // Only a mouse moves before it presses.
      if (event.type === 'pointermove' && (event as PointerEvent).pointerType !== 'mouse') return;
      heard.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: heard.signal };
    for (const type of types) window.addEventListener(type, go, options);
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

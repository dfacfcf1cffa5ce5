// Loads the application in parts and yields to the main thread between them: run as one task, they would delay an early touch.
import type { FoundPageData } from '#web/lib/boot/page-data.ts';
import { preloadChunks, whenInteractive } from '#web/lib/boot/when-interactive.ts';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

export async function startApplication(page: FoundPageData): Promise<void> {
  const { start, assets } = page.data;
  if (start !== 'with-page') {
    if (start === 'after-page') await whenInteractive();
    await preloadChunks(assets.preloads, page.nonce);
  }
  await import('react');
  await yieldToMain();
  const { hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const { createBrowserRouter } = await import('react-router');
  await yieldToMain();
  const { hydrate } = await import('#web/app/hydrate.tsx');
  await hydrate({ page, hydrateRoot, createBrowserRouter });
}

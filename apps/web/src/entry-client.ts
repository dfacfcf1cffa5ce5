// Loads the application in parts and yields to the main thread between them: run as one task, they would delay an early touch.
import '#web/ui/styles.css';
import { holdEarlyInput } from '#web/lib/boot/early-input.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';
import { preloadChunks, whenInteractive } from '#web/lib/boot/when-interactive.ts';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

holdEarlyInput();
const page = readPageData(document);
const { start } = page.data;
if (start !== 'with-page') {
  if (start === 'after-page') await whenInteractive();
  await preloadChunks(page.data.assets.preloads, page.nonce);
}
await import('react');
await yieldToMain();
const { hydrateRoot } = await import('react-dom/client');
await yieldToMain();
const { createBrowserRouter } = await import('react-router');
await yieldToMain();
const { hydrate } = await import('#web/app/hydrate.tsx');
await hydrate({ page, hydrateRoot, createBrowserRouter });

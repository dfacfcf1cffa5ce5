// Brings the application in parts, each run in a turn of its own: as one they would keep a touch waiting.
import '#web/ui/styles.css';
import { holdEarlyInput } from '#web/lib/early-input.ts';
import { nextTurn } from '#web/lib/next-turn.ts';
import { readPageData } from '#web/lib/page-data.ts';
import { pageStands, preloadParts } from '#web/lib/page-stands.ts';

holdEarlyInput();
const page = readPageData(document);
if (page.data.isReadFirst) {
  await pageStands();
  await preloadParts(page.data.assets.preloads, page.nonce);
}
await import('react');
await nextTurn();
const { hydrateRoot } = await import('react-dom/client');
await nextTurn();
const { createBrowserRouter } = await import('react-router');
await nextTurn();
const { hydrate } = await import('#web/app/hydrate.tsx');
await hydrate({ page, hydrateRoot, createBrowserRouter });

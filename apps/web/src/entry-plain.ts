// The script of a page that is complete without the application, such as an invitation: it loads the application at the first
// interaction, so that somebody who only reads the page never loads it.
import '#web/ui/guest-pages.css';
import { startApplication } from '#web/app/start-application.ts';
import { holdEarlyInput } from '#web/lib/boot/early-input.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';
import { whenUsed } from '#web/lib/boot/page-use.ts';
import { whenHeard } from '#web/lib/boot/when-interactive.ts';
import { isOfflineCopy, watchPlainPage } from '#web/lib/offline/plain-page.ts';

holdEarlyInput();
const used = whenUsed();
if (!watchPlainPage()) await used;
// A module that could not be fetched once is not fetched again by some browsers.
const isCached = navigator.serviceWorker?.controller != null && !isOfflineCopy();
if (!navigator.onLine && !isCached) await whenHeard(['online']);
await startApplication(readPageData(document));

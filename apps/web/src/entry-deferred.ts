// The script of a public page that can be read without the application: it loads the application when it is needed.
import { startApplication } from '#web/app/start-application.ts';
import { holdEarlyInput } from '#web/lib/boot/early-input.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';
import { whenNeeded } from '#web/lib/boot/when-needed.ts';

holdEarlyInput();
const page = readPageData(document);
await whenNeeded(page.data.assets.preloads);
await startApplication(page);

// The script of a page that is hydrated at once, or as soon as it is interactive.
import '#web/ui/styles.css';
import { startApplication } from '#web/app/start-application.ts';
import { holdEarlyInput } from '#web/lib/boot/early-input.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';

holdEarlyInput();
await startApplication(readPageData(document));

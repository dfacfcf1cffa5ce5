// The entry of the native shells: the same application as in browsers, on a document without a rendered page, after the plugins are ready.
import '#web/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { hydrate } from '#web/app/hydrate.tsx';
import { openPlugins } from '#web/features/native/capacitor-plugins.ts';
import { startNative } from '#web/features/native/start.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';

const page = readPageData(document);
const shell = await startNative(await openPlugins(), page.data.site.publicUrl);
if (location.pathname === '/') history.replaceState(null, '', shell.firstPage);
shell.connect(await hydrate({ page, hydrateRoot, createBrowserRouter }));

// The layout of every route: scroll restoration, announcements, and the attributes of <html> that styles and tests read.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { PendingPage } from '#web/app/pending-page.tsx';
import { usePageChange } from '#web/app/use-page-change.ts';
import { releaseEarlyInput } from '#web/lib/boot/early-input.ts';
import { currentDevice, markDevice } from '#web/lib/device/screen.ts';
import { applyTheme } from '#web/lib/device/theme.ts';
import { Toaster } from '#web/ui/feedback/toast/toaster.tsx';
import { Announcer } from '#web/ui/layout/shell/announcer.tsx';

export function RootLayout() {
  usePageChange();
  useMarks();
  return (
    <>
      <Outlet />
      <PendingPage />
      <Toaster />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}

/** Set in effects, because the server renders the same markup for every screen, and without a state, which would render the page again
 * as soon as it is hydrated. */
function useMarks(): void {
  useEffect(() => {
    const mark = () => markDevice(document.documentElement, currentDevice());
    mark();
    window.addEventListener('resize', mark);
    return () => window.removeEventListener('resize', mark);
  }, []);
  useEffect(() => {
    applyTheme(document.documentElement);
    document.documentElement.dataset['hydrated'] = '';
    releaseEarlyInput();
  }, []);
}

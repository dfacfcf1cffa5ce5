// Stands above every route: scroll position, what is announced, and the marks on <html> that styles and tests read.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { usePageChange } from '#web/app/page-change.ts';
import { PendingPage } from '#web/app/pending-page.tsx';
import { useDevice } from '#web/lib/device.ts';
import { releaseEarlyInput } from '#web/lib/early-input.ts';
import { markDevice } from '#web/lib/screen.ts';
import { applyTheme } from '#web/lib/theme.ts';
import { Announcer } from '#web/ui/shell/announcer.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';

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

/** In effects, because what the server renders is the same for every screen. */
function useMarks(): void {
  const { kind, orientation } = useDevice();
  useEffect(() => {
    markDevice(document.documentElement, { kind, orientation });
  }, [kind, orientation]);
  useEffect(() => {
    applyTheme(document.documentElement);
    document.documentElement.dataset['hydrated'] = '';
    releaseEarlyInput();
  }, []);
}

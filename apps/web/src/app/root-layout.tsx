// The layout of every route: scroll restoration, announcements, and the attributes of <html> that styles and tests read.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { PendingPage } from '#web/app/pending-page.tsx';
import { usePageChange } from '#web/app/use-page-change.ts';
import { releaseEarlyInput } from '#web/lib/boot/early-input.ts';
import { markDevice } from '#web/lib/device/screen.ts';
import { applyTheme } from '#web/lib/device/theme.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
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

/** Set in effects, because the server renders the same markup for every screen. */
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

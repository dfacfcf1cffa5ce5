// Stands above every route: scroll position, and the mark that tells a test that clicks are heard.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from '#web/ui/toast/toaster.tsx';

export function RootLayout() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

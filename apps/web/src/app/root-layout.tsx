// Stands above every route: scroll position, and the mark that tells a test that clicks are heard.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

export function RootLayout() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

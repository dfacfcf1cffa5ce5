// The component showcase: every component in every state. Only the browser renders it, because some components position themselves
// with inline styles, which the content security policy refuses in a page from the server.
import { useSyncExternalStore } from 'react';
import { Component as NotFoundPage } from '#web/app/public/not-found/not-found-page.tsx';
import { Gallery } from '#web/app/showcase/gallery.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { showcase as text } from '#web/locales/fr/ui/showcase.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

// The loader of the 404 page, which is shown here outside a demonstration.
export { loader } from '#web/app/public/not-found/not-found-page.tsx';

export function Component() {
  const { isDemonstration } = useSite();
  return isDemonstration ? <Showcase /> : <NotFoundPage />;
}

function Showcase() {
  const isBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      {isBrowser ? <Gallery /> : <Loader text={text.loading} />}
    </>
  );
}

const nothing = () => () => {};

// The library of the interface: every part in every state. Drawn by the browser alone, since some parts place themselves by
// inline styles, which the policy refuses in a page that the server sends.
import { useSyncExternalStore } from 'react';
import { Component as NotFoundPage } from '#web/app/public/not-found-page.tsx';
import { Gallery } from '#web/app/showcase/gallery.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { showcase as text } from '#web/locales/fr/showcase.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

// What the page for unknown addresses reads, which this one is outside a demonstration.
export { loader } from '#web/app/public/not-found-page.tsx';

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

// The page for a render error. It never shows the cause, which is reported to those who run the site.
import { useLocation, useRouteError } from 'react-router';
import { useReloadWhenStale } from '#web/lib/boot/stale-build.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { failure } from '#web/locales/fr/ui/failure.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function FailurePage() {
  const { pathname, search } = useLocation();
  const isReloading = useReloadWhenStale(useRouteError());
  if (isReloading) return <Loader text={states.loading} />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-page flex-col items-start justify-center gap-8 px-6 py-16 tablet:px-12">
      <Metadata title={failure.title} description={failure.description} />
      <Flourish />
      <h1 className="text-display">{failure.title}</h1>
      <p className="max-w-measure text-lead text-quiet">{failure.explanation}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={pathname + search} reload>
          {failure.retry}
        </ButtonLink>
        <ButtonLink href="/" reload look="secondary">
          {failure.returnHome}
        </ButtonLink>
      </p>
    </main>
  );
}

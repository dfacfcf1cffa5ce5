// A page of an area that failed: said in its place, with the shell around it.
import { useRevalidator, useRouteError } from 'react-router';
import { Metadata } from '#web/lib/metadata.tsx';
import { useOnline } from '#web/lib/online.ts';
import { PageUnavailable, useReloadWhenStale } from '#web/lib/stale-build.ts';
import { failure as text } from '#web/locales/fr/failure.ts';
import { states } from '#web/locales/fr/states.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/loader.tsx';

export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  if (useReloadWhenStale(error)) {
    return (
      <p role="status" className="flex flex-col items-center gap-5 pt-24 text-quiet">
        <Spinner className="size-8 text-ornament" />
        {states.loading}
      </p>
    );
  }
  const isMissing = error instanceof PageUnavailable;
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <ErrorState
        message={isOnline ? (isMissing ? text.missing : text.broken) : text.offline}
        // A browser may remember that a module could not be had: only a new document asks again.
        onRetry={() => (isMissing ? window.location.reload() : void revalidate())}
      />
    </>
  );
}

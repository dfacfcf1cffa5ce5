// The error page of an area, shown inside its shell.
import { useRevalidator, useRouteError } from 'react-router';
import { PageUnavailable } from '#web/lib/boot/page-unavailable.ts';
import { useReloadWhenStale } from '#web/lib/boot/stale-build.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { failure } from '#web/locales/fr/ui/failure.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/loader.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

export function ErrorBoundary() {
  const text = useUiText('failure', failure);
  const { loading } = useUiText('states', states);
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  if (useReloadWhenStale(error)) {
    return (
      <p role="status" className="flex flex-col items-center gap-5 pt-24 text-quiet">
        <Spinner className="size-8 text-ornament" />
        {loading}
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
        // A browser may cache a failed module import: only a new document requests it again.
        onRetry={() => (isMissing ? window.location.reload() : void revalidate())}
      />
    </>
  );
}

// Shows the data of a query, its loading state, its error with a retry, or that this service does not offer it.
import type { ReactNode } from 'react';
import { isNotOffered } from '#web/features/account/auth-service.ts';
import { notOfferedMessage } from '#web/lib/api/error-messages.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, isError, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isNotOffered(error)) return <NotOffered />;
  if (isError) return <ErrorState message={account.unreadable} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">{states.loading}</span>
      <SkeletonLines count={2} />
    </div>
  );
}

/** For what only some services have. There is nothing to retry. */
export const NotOffered = () => <p className="text-quiet">{notOfferedMessage}</p>;

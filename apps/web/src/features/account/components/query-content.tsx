// What a block shows while its data are on their way, and when they do not come.
import type { ReactNode } from 'react';
import { account } from '#web/locales/fr/account.ts';
import { states } from '#web/locales/fr/states.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  /** A TanStack query's result, as it is. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState message={account.unreadable} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">{states.loading}</span>
      <SkeletonLines count={2} />
    </div>
  );
}

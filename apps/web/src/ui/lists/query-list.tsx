// The four faces of a list: on its way, empty, failed, full. A list that fails to renew keeps what it had, and says so.
import type { ReactNode } from 'react';
import { states } from '#web/locales/fr/states.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** What a query knows of itself: a TanStack query's result can be given as it is. */
export interface ListQuery<Item> {
  data: readonly Item[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryListProps<Item> {
  list: ListQuery<Item>;
  /** What is said when it could not be loaded. */
  failure: string;
  /** An EmptyState with the next action. */
  empty: ReactNode;
  /** In the shape of what will come; lines unless told. */
  skeleton?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

export function QueryList<Item>(props: QueryListProps<Item>) {
  const { list, failure, empty, skeleton = <SkeletonLines count={6} />, children } = props;
  const error = list.isError && <ErrorState message={failure} onRetry={() => void list.refetch()} />;
  if (list.data === undefined && error !== false) return error;
  if (list.data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{states.loading}</span>
        {skeleton}
      </div>
    );
  }
  return (
    <>
      {error}
      {list.data.length === 0 ? empty : children(list.data)}
    </>
  );
}

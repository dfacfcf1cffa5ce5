// A list with its four states: loading, empty, error, full. When a refetch fails, the previous rows stay with a message.
import type { ReactNode } from 'react';
import { states } from '#web/locales/fr/ui/states.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

/** The part of a TanStack query result that is needed here. */
export interface ListQuery<Item> {
  data: readonly Item[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryListProps<Item> {
  list: ListQuery<Item>;
  /** The error message. */
  failure: string;
  /** An EmptyState with the next action. */
  empty: ReactNode;
  /** The loading placeholder; lines by default. */
  skeleton?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

export function QueryList<Item>(props: QueryListProps<Item>) {
  const text = useUiText('states', states);
  const { list, failure, empty, skeleton = <SkeletonLines count={6} />, children } = props;
  const error = list.isError && <ErrorState message={failure} onRetry={() => void list.refetch()} />;
  if (list.data === undefined && error !== false) return error;
  if (list.data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
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

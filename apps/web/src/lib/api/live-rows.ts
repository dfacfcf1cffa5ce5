// Subscribes to changes of database rows over realtime and batches them for the caller.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { supabase } from '#web/lib/api/supabase.ts';

/** A changed row. A deleted row carries its key alone. */
export interface RowChange {
  table: string;
  kind: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown>;
}

export interface Subscription {
  table: string;
  /** The filter in the client's syntax: `event_id=eq.…`. */
  filter?: string;
}

const GATHER_MS = 80;

/**
 * Calls `onChange` with the batched changes, and with an empty list whenever the channel opens or reopens: changes from before
 * are not replayed, so the caller must fetch again.
 */
export function useLiveRows(followed: readonly Subscription[], onChange: (changes: RowChange[]) => void): void {
  const cache = useQueryClient();
  const notify = useEffectEvent(onChange);
  const key = JSON.stringify(followed);
  useEffect(() => {
    const batch = batchChanges(cache, (changes) => notify(changes));
    const stop = follow(JSON.parse(key) as Subscription[], batch.add);
    return () => {
      batch.stop();
      stop();
    };
  }, [cache, key]);
}

export function batchChanges(cache: QueryClient, notify: (changes: RowChange[]) => void) {
  let gathered: RowChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    // What is fetched before the server has stored an optimistic update would replace it on screen.
    if (cache.isMutating({ predicate: ({ meta }) => meta?.['isOptimistic'] === true }) > 0) {
      timer = setTimeout(flush, GATHER_MS);
      return;
    }
    const changes = gathered;
    gathered = [];
    timer = undefined;
    notify(changes);
  };
  return {
    /** Null when the channel has opened. */
    add: (change: RowChange | null): void => {
      if (change !== null) gathered.push(change);
      // The window starts at the first change. Waiting for a pause would delay a busy stream for ever.
      timer ??= setTimeout(flush, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function follow(followed: readonly Subscription[], gather: (change: RowChange | null) => void): () => void {
  let isLeft = false;
  const channel = supabase().then(async (client) => {
    // Row-level security decides what a channel receives, so it must join with the person's token.
    await client.realtime.setAuth();
    // The client would return an existing channel of the same name that is just being closed.
    const open = client.channel(`rows:${crypto.randomUUID()}`);
    for (const { table, filter } of followed) {
      open.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter === undefined ? {} : { filter }) },
        (change) =>
          gather({
            table,
            kind: change.eventType,
            row: change.eventType === 'DELETE' ? change.old : change.new,
          }),
      );
    }
    return open.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') gather(null);
      // The server closes a channel when its session ends or its token expires.
      if (status === 'CLOSED' && !isLeft)
        void import('#web/lib/api/session-check.ts').then((check) => check.checkSession());
    });
  });
  channel.catch(() => {
    // Without realtime the queries are fetched again when the page regains focus.
  });
  return () => {
    isLeft = true;
    void channel.then((open) => open.unsubscribe()).catch(() => {});
  };
}

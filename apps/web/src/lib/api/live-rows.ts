// Follows rows of the database as they change, in whatever tab or on whatever device. What changes together is told together.
import { useEffect, useEffectEvent } from 'react';
import { supabase } from '#web/lib/api/supabase.ts';

/** A row that changed, by what is known of it: of a deleted one, its key alone. */
export interface RowChange {
  table: string;
  kind: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown>;
}

export interface Followed {
  table: string;
  /** As the client writes it: `event_id=eq.…`. */
  filter?: string;
}

const GATHER_MS = 80;

/**
 * Calls back with what changed, and with nothing whenever the line opens, first or again: what was written before is told by nobody,
 * so that what was read earlier is to be asked for anew.
 */
export function useLiveRows(followed: readonly Followed[], onChange: (changes: RowChange[]) => void): void {
  const tell = useEffectEvent(onChange);
  const key = JSON.stringify(followed);
  useEffect(() => {
    let gathered: RowChange[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = (change: RowChange | null) => {
      if (change !== null) gathered.push(change);
      // From the first on: a stream of changes would put off for ever whoever waited for its end.
      timer ??= setTimeout(() => {
        const changes = gathered;
        gathered = [];
        timer = undefined;
        tell(changes);
      }, GATHER_MS);
    };
    const stop = follow(JSON.parse(key) as Followed[], gather);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
}

function follow(followed: readonly Followed[], gather: (change: RowChange | null) => void): () => void {
  let isLeft = false;
  const channel = supabase().then(async (client) => {
    // Policies decide what a channel is told: it must join as the person, not as a stranger.
    await client.realtime.setAuth();
    // A name of its own: the client would hand out a channel that is just being left.
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
    // Without the live line the page is renewed when it is looked at again.
  });
  return () => {
    isLeft = true;
    void channel.then((open) => open.unsubscribe()).catch(() => {});
  };
}

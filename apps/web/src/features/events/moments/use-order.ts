// The order of a list that people sort by hand. It is shown at once and written one order after the other; an order that was
// replaced before its turn is never written.
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import type { Done } from '#web/lib/api/refusal.ts';

interface Item {
  id: string;
}

interface OrderOptions {
  write: (ids: readonly string[]) => Promise<Done>;
  invalidates: readonly QueryKey[];
}

export function useOrder<Some extends Item>(items: readonly Some[], { write, invalidates }: OrderOptions) {
  const { run } = useEventMutation({ mutationFn: write, invalidates });
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(ids: readonly string[]): void {
    setWanted(ids);
    latest.current = ids;
    writing.current = writing.current.then(async () => {
      if (latest.current !== ids) return;
      await run(ids);
      // A newer order stays. After a refusal the order of the server is shown again.
      setWanted((now) => (now === ids ? null : now));
    });
  }

  return { items: wanted === null ? items : arranged(items, wanted), put };
}

/** Items that somebody else added meanwhile come last. */
export function arranged<Some extends Item>(items: readonly Some[], ids: readonly string[]): Some[] {
  const placeOf = ({ id }: Some) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

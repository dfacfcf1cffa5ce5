// The order of a list while people move its items: seen at once, written one order after the other, and only the latest.
import { useRef, useState } from 'react';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import type { Done } from '#web/lib/api/refusal.ts';

interface Item {
  id: string;
}

export function useOrder<Some extends Item>(items: readonly Some[], write: (ids: readonly string[]) => Promise<Done>) {
  const act = useAct();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(ids: readonly string[]): void {
    setWanted(ids);
    latest.current = ids;
    writing.current = writing.current.then(async () => {
      if (latest.current !== ids) return;
      await act.run(() => write(ids));
      // Unless it was moved again meanwhile. After a refusal the order of the server is shown again.
      setWanted((now) => (now === ids ? null : now));
    });
  }

  return { items: wanted === null ? items : arranged(items, wanted), put };
}

/** Those that somebody added meanwhile come last. */
export function arranged<Some extends Item>(items: readonly Some[], ids: readonly string[]): Some[] {
  const placeOf = ({ id }: Some) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

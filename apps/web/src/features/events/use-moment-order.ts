// The order of moments while people move them: seen at once, written one order after the other, and only the latest.
import { useRef, useState } from 'react';
import { orderMoments } from '#web/features/events/moment-mutations.ts';
import type { Moment } from '#web/features/events/queries.ts';
import { useAct } from '#web/features/events/use-act.ts';

export function useMomentOrder(eventId: string, moments: readonly Moment[]) {
  const act = useAct();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(ids: readonly string[]) {
    setWanted(ids);
    latest.current = ids;
    writing.current = writing.current.then(async () => {
      if (latest.current !== ids) return;
      await act.run(() => orderMoments(eventId, ids));
      // Unless it was moved again meanwhile. After a refusal the order of the server is shown again.
      setWanted((now) => (now === ids ? null : now));
    });
  }

  return { moments: wanted === null ? moments : arranged(moments, wanted), put };
}

/** Those that somebody added meanwhile come last. */
function arranged(moments: readonly Moment[], ids: readonly string[]): Moment[] {
  const placeOf = ({ id }: Moment) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return moments.toSorted((one, other) => placeOf(one) - placeOf(other));
}

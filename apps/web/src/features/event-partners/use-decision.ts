// One decision about a request: busy while it runs, its refusal kept for the place it was made at, the page renewed either way.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { eventsKey } from '#web/features/events/queries.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export interface Decision {
  isBusy: boolean;
  refusal: Refusal | null;
  /** Whether it was done. */
  run: (work: () => Promise<Done>) => Promise<boolean>;
  /** Another question is asked: what was refused before is not its affair. */
  begin: () => void;
}

export function useDecision(requestId: string): Decision {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    isBusy,
    refusal,
    begin: () => setRefusal(null),
    async run(work) {
      setBusy(true);
      setRefusal(null);
      const result = await work();
      const renewal = cache.invalidateQueries({ queryKey: requestQuery(requestId).queryKey });
      void cache.invalidateQueries({ queryKey: eventsKey });
      if (result.ok) await renewal;
      else setRefusal(result);
      setBusy(false);
      return result.ok;
    },
  };
}

// One act of these pages: busy while it runs, told by a toast when it is done, its refusal kept for the place it happened at.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eventsKey } from '#web/features/events/queries.ts';
import { sentenceOf } from '#web/features/events/refusals.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { events } from '#web/locales/fr/events.ts';
import { type ToastText, toast } from '#web/ui/toast/toast-store.ts';

interface Telling {
  /** Said when it is done; nothing when something else shows it. */
  success?: ToastText;
  failure?: string;
}

export interface Act {
  isBusy: boolean;
  /** The sentence of the last refusal, until the next try. */
  refusal: string | null;
  /** What the act gave, or null when it was refused. */
  run: <T extends { ok: true }>(work: () => Promise<T | Refusal>, telling?: Telling) => Promise<T | null>;
}

export function useAct(): Act {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isBusy,
    refusal,
    async run(work, { success, failure = events.failed } = {}) {
      setBusy(true);
      setRefusal(null);
      const result = await work();
      const renewal = cache.invalidateQueries({ queryKey: eventsKey });
      if (result.ok) {
        await renewal;
        if (success) toast(success);
      } else {
        // What was renewed may show why; without a network it would be waited for in vain.
        setRefusal(sentenceOf(result));
        toast({ variant: 'destructive', title: failure, description: sentenceOf(result) });
      }
      setBusy(false);
      return result.ok ? result : null;
    },
  };
}

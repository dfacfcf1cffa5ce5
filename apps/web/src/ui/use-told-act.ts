// One act of a page: busy while it runs, told by a toast when it is done, its refusal kept for the place it happened at.
import { useState } from 'react';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

interface Telling<T> {
  /** Said when it is done; nothing when something else shows it. */
  success?: ToastText;
  failure?: string;
  /** Where it leads. Busy until one is there: a second click would find the act done already. */
  onDone?: (done: T) => Promise<void>;
}

export interface Act {
  isBusy: boolean;
  /** The sentence of the last refusal, until the next try. */
  refusal: string | null;
  /** What the act gave, or null when it was refused or given up. */
  run: <T extends { ok: true }>(work: () => Promise<T | Refusal>, telling?: Telling<T>) => Promise<T | null>;
}

interface Manner {
  /** Asks anew for what is shown. It is waited for only where the act is done: without a network it would be in vain. */
  renew: (isDone: boolean) => Promise<void>;
  /** Null where the person thought better of it: that is no failure. */
  sentenceOf: (refusal: Refusal) => string | null;
  /** The title of a refusal that has none of its own. */
  failed: string;
}

export function useToldAct({ renew, sentenceOf, failed }: Manner): Act {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isBusy,
    refusal,
    async run(work, { success, failure = failed, onDone } = {}) {
      setBusy(true);
      setRefusal(null);
      const result = await work();
      const renewal = renew(result.ok);
      if (result.ok) {
        await renewal;
        if (success) toast(success);
        await onDone?.(result);
      } else {
        const description = sentenceOf(result);
        setRefusal(description);
        if (description !== null) toast({ variant: 'destructive', title: failure, description });
      }
      setBusy(false);
      return result.ok ? result : null;
    },
  };
}

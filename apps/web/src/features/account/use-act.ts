// One act of the page: busy while it runs, told by a toast when it is done, its refusal kept for the place it happened at.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKey } from '#web/features/account/queries.ts';
import { CANCELLED, sentenceOf } from '#web/features/account/refusals.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { account } from '#web/locales/fr/account.ts';
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
  /** What the act gave, or null when it was refused or given up. */
  run: <T extends { ok: true }>(work: () => Promise<T | Refusal>, telling?: Telling) => Promise<T | null>;
}

export function useAct(): Act {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isBusy,
    refusal,
    async run(work, { success, failure = account.failed } = {}) {
      setBusy(true);
      setRefusal(null);
      const result = await work();
      if (result.ok) {
        await queries.invalidateQueries({ queryKey: accountKey });
        if (success) toast(success);
      } else if (result.code !== CANCELLED) {
        setRefusal(sentenceOf(result));
        toast({ variant: 'destructive', title: failure, description: sentenceOf(result) });
      }
      setBusy(false);
      return result.ok ? result : null;
    },
  };
}

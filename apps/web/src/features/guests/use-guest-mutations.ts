// One act on the list: busy while it runs, told by a toast that can take it back, its refusal told too. The list follows.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asOwnAct } from '#web/features/guests/live.ts';
import { sentenceOf, undoGuests } from '#web/features/guests/mutations.ts';
import { refreshGuests, renewGuests } from '#web/features/guests/queries.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { guests as text } from '#web/locales/fr/guests.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface Telling<T> {
  /** Whom it concerns; everybody when absent. */
  ids?: readonly string[];
  title: (done: T) => string;
  description?: (done: T) => string | undefined;
}

export interface GuestActs {
  isBusy: boolean;
  /** Whether it was done. */
  run: <T extends { ok: true; undo: string }>(
    work: () => Promise<T | Refusal>,
    telling: Telling<T>,
  ) => Promise<boolean>;
}

export function useGuestActs(eventId: string): GuestActs {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  // A list that cannot be renewed at once is renewed by the live line, or by the next look at the page.
  const follow = (ids: readonly string[] | undefined): Promise<unknown> =>
    (ids === undefined ? renewGuests(cache, eventId) : refreshGuests(cache, eventId, ids)).catch(() => {});

  async function takeBack(undo: string, ids: readonly string[] | undefined) {
    const result = await asOwnAct(() => undoGuests(undo));
    if (!result.ok) return refuse(result);
    await follow(ids);
    const { length: skipped } = result.skipped;
    toast({ title: text.bulk.undone, ...(skipped > 0 && { description: text.bulk.undoneSkipped(skipped) }) });
  }

  return {
    isBusy,
    async run(work, { ids, title, description }) {
      setBusy(true);
      const result = await asOwnAct(work);
      if (result.ok) {
        await follow(ids);
        toast({
          title: title(result),
          description: description?.(result),
          action: {
            label: text.bulk.undo,
            elsewhere: text.bulk.undoElsewhere,
            run: () => void takeBack(result.undo, ids),
          },
        });
      } else refuse(result);
      setBusy(false);
      return result.ok;
    },
  };
}

const refuse = (refusal: Refusal): void =>
  toast({ variant: 'destructive', title: text.failed, description: sentenceOf(refusal) });

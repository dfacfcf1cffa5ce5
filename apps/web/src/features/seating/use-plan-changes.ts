// Changes of a plan by this page: shown at once, sent one after the other, undone and redone. A refusal shows the plan as it is.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { applyChange, inverseOf, type PlanChange, withoutMissing } from '#web/features/seating/changes.ts';
import { saveChange } from '#web/features/seating/mutations.ts';
import type { SeatingPage } from '#web/features/seating/page.ts';
import { seatingQuery } from '#web/features/seating/queries.ts';
import { announce } from '#web/lib/device/announce.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface Step {
  undo: PlanChange;
  redo: PlanChange;
}

export interface PlanChanges {
  /** `sentence` is announced to screen readers. False without a network: nothing is then changed. */
  change: (change: PlanChange, sentence: string) => boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Why the last change was refused, until the next one. */
  problem: string | null;
  refuse: (sentence: string) => void;
  isWriting: () => boolean;
}

export function usePlanChanges(eventId: string, planId: string): PlanChanges {
  const cache = useQueryClient();
  const { queryKey } = seatingQuery(eventId, planId);
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pending = useRef(0);
  /** The plan with what the server accepted, while changes are being sent. */
  const accepted = useRef<SeatingPage | undefined>(undefined);

  const mutation = useToastMutation({
    mutationFn: async ({ before, change }: { before: SeatingPage; change: PlanChange }) => {
      // Two changes of the same table must reach the database in their order.
      const turn = queue.current.then(() => saveChange(before, change));
      queue.current = turn.catch(() => undefined);
      const result = await turn;
      pending.current -= 1;
      if (!result.ok) fail(result.message);
      else if (accepted.current !== undefined) accepted.current = applyChange(accepted.current, change);
      return result;
    },
    // An answer in between would not have the changes that are still being sent.
    invalidates: () => (pending.current === 0 ? [eventKeys.seating(eventId)] : []),
  });

  function fail(sentence: string) {
    setPast([]);
    setFuture([]);
    refuse(sentence);
    // Without a network no answer replaces what was refused.
    cache.setQueryData(queryKey, accepted.current);
    void cache.invalidateQueries({ queryKey });
  }

  function refuse(sentence: string) {
    setProblem(sentence);
    announce(sentence);
  }

  function apply(change: PlanChange): PlanChange | null {
    const before = cache.getQueryData(queryKey);
    if (before === undefined) return null;
    setProblem(null);
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, applyChange(before, change));
    if (pending.current === 0) accepted.current = before;
    pending.current += 1;
    void mutation.run({ before, change });
    return inverseOf(before, change);
  }

  function step(from: readonly Step[], direction: 'undo' | 'redo') {
    const last = from.at(-1);
    if (last === undefined) return null;
    return () => {
      if (isOffline()) return;
      const page = cache.getQueryData(queryKey);
      if (page !== undefined) apply(withoutMissing(page, last[direction]));
      announce(direction === 'undo' ? text.undone : text.redone);
      setPast((now) => (direction === 'undo' ? now.slice(0, -1) : [...now, last]));
      setFuture((now) => (direction === 'undo' ? [...now, last] : now.slice(0, -1)));
    };
  }

  return {
    change(change, sentence) {
      const inverse = isOffline() ? null : apply(change);
      if (inverse === null) return false;
      announce(sentence);
      setPast((now) => [...now.slice(-49), { undo: inverse, redo: change }]);
      setFuture([]);
      return true;
    },
    undo: step(past, 'undo'),
    redo: step(future, 'redo'),
    problem,
    refuse,
    isWriting: () => pending.current > 0,
  };
}

/** A plan is not changed without a network: seats of several people depend on each other. The page shows the same sentence. */
function isOffline(): boolean {
  if (navigator.onLine) return false;
  announce(text.needsNetwork);
  return true;
}

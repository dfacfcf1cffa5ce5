// Merges what others save into the open form of a household, and offers the choice where both changed the same field.
import type { ListedMoment } from '@liesse/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { formOf, type HouseholdForm } from '#web/features/guests/household/household-form.ts';
import { type Conflict, mergeForms, takeTheirs } from '#web/features/guests/household/household-merge.ts';
import { type Editor, readEditor } from '#web/features/guests/household/save-household.ts';

export interface RemoteConflict {
  conflicts: readonly Conflict[];
  /** The person who wrote, once it is known. */
  editor: Editor | null;
  /** The side that the form shows in the fields that both changed. */
  shown: 'mine' | 'theirs';
  showTheirs: () => void;
  showMine: () => void;
  /** Closes the notice; the next save overwrites theirs. */
  keepMine: () => void;
}

export interface RemoteChanges {
  /** The saved household that the form's changes are compared with, and whose version is sent. */
  base: Home | null;
  conflict: RemoteConflict | null;
}

interface PendingMerge {
  conflicts: readonly Conflict[];
  editor: Editor | null;
  mine: HouseholdForm;
  theirs: HouseholdForm;
  shown: 'mine' | 'theirs';
}

interface EditedHousehold {
  /** The household as it is saved now, null for a new one. */
  home: Home | null;
  moments: readonly ListedMoment[];
}

export function useRemoteChanges(
  form: UseFormReturn<HouseholdForm>,
  { home, moments }: EditedHousehold,
): RemoteChanges {
  const [base, setBase] = useState(home);
  const [merge, setMerge] = useState<PendingMerge | null>(null);

  /** Shows the values as changes of the saved form. */
  const show = (values: HouseholdForm, saved: HouseholdForm) => {
    form.reset(saved);
    form.reset(values, { keepDefaultValues: true });
  };

  const mergeRemote = useEffectEvent((next: Home | null) => {
    if (base === null || next === null || next === base) return;
    const before = formOf(base, moments);
    const theirs = formOf(next, moments);
    setBase(next);
    if (isEqual(before, theirs)) return;
    const mine = form.getValues();
    const { values, conflicts } = mergeForms(before, mine, theirs);
    show(values, theirs);
    if (isEqual(mine, before)) return;
    setMerge({ conflicts, editor: null, mine: values, theirs: takeTheirs(before, mine, theirs), shown: 'mine' });
    void readEditor(next.household.id).then(
      (editor) => setMerge((now) => now && { ...now, editor }),
      () => {
        // The notice then names nobody.
      },
    );
  });

  // oxlint-disable-next-line react/set-state-in-effect -- the form itself, which is reset here, is outside of React's state
  useEffect(() => mergeRemote(home), [home]);

  if (merge === null || base === null) return { base, conflict: null };
  const switchTo = (shown: PendingMerge['shown']) => {
    // What was typed since belongs to the side that was shown.
    const next = { ...merge, [merge.shown]: form.getValues(), shown };
    setMerge(next);
    show(next[shown], formOf(base, moments));
  };
  return {
    base,
    conflict: {
      conflicts: merge.conflicts,
      editor: merge.editor,
      shown: merge.shown,
      showTheirs: () => switchTo('theirs'),
      showMine: () => switchTo('mine'),
      keepMine: () => setMerge(null),
    },
  };
}

const isEqual = (first: HouseholdForm, second: HouseholdForm): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

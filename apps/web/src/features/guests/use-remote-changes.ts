// While a household's form is open, others may change it: what they wrote is taken into the form around what is being typed.
import type { ListedMoment } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { formOf, type HouseholdForm } from '#web/features/guests/household/household-form.ts';
import { type Conflict, mergeForms, takeTheirs } from '#web/features/guests/household/household-merge.ts';
import { type Editor, readEditor } from '#web/features/guests/household/save-household.ts';
import { guestBookQuery } from '#web/features/guests/queries.ts';

export interface OthersConflict {
  conflicts: readonly Conflict[];
  /** Who wrote, once it is known. */
  editor: Editor | null;
  /** Whose words the form shows where both wrote. */
  shown: 'mine' | 'theirs';
  showTheirs: () => void;
  showMine: () => void;
  /** Mine it is: no more need to ask. */
  settle: () => void;
}

export interface OthersChanges {
  /** The household that the form's changes are measured against, and whose version is sent. */
  base: Home | null;
  conflict: OthersConflict | null;
}

interface Clash {
  conflicts: readonly Conflict[];
  editor: Editor | null;
  mine: HouseholdForm;
  theirs: HouseholdForm;
  shown: 'mine' | 'theirs';
}

interface Edited {
  eventId: string;
  /** As it is when the form opens. */
  home: Home | null;
  moments: readonly ListedMoment[];
}

export function useOthersChanges(
  form: UseFormReturn<HouseholdForm>,
  { eventId, home, moments }: Edited,
): OthersChanges {
  const cache = useQueryClient();
  const [base, setBase] = useState(home);
  const [clash, setClash] = useState<Clash | null>(null);

  /** The values that are typed stay marked as changed against what is there now. */
  const show = (values: HouseholdForm, saved: HouseholdForm) => {
    form.reset(saved);
    form.reset(values, { keepDefaultValues: true });
  };

  const takeNews = useEffectEvent(() => {
    const book = cache.getQueryData(guestBookQuery(eventId).queryKey);
    const next = book?.homes.find(({ household }) => household.id === base?.household.id);
    if (base === null || next === undefined || next === base) return;
    const before = formOf(base, moments);
    const theirs = formOf(next, moments);
    setBase(next);
    if (isEqual(before, theirs)) return;
    const mine = form.getValues();
    const { values, conflicts } = mergeForms(before, mine, theirs);
    show(values, theirs);
    if (isEqual(mine, before)) return;
    setClash({ conflicts, editor: null, mine: values, theirs: takeTheirs(before, mine, theirs), shown: 'mine' });
    void readEditor(next.household.id).then(
      (editor) => setClash((now) => now && { ...now, editor }),
      () => {
        // Told without a name.
      },
    );
  });

  useEffect(() => cache.getQueryCache().subscribe(() => takeNews()), [cache]);

  if (clash === null || base === null) return { base, conflict: null };
  const turn = (shown: Clash['shown']) => {
    // What was typed since is kept on its side.
    const kept = { ...clash, [clash.shown]: form.getValues(), shown };
    setClash(kept);
    show(kept[shown], formOf(base, moments));
  };
  return {
    base,
    conflict: {
      conflicts: clash.conflicts,
      editor: clash.editor,
      shown: clash.shown,
      showTheirs: () => turn('theirs'),
      showMine: () => turn('mine'),
      settle: () => setClash(null),
    },
  };
}

const isEqual = (one: HouseholdForm, other: HouseholdForm): boolean => JSON.stringify(one) === JSON.stringify(other);

// A dish in its form while others may be changing or deleting it too. Nothing typed is lost, or written over theirs unasked.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAct } from '#web/features/events/use-act.ts';
import { changesOf, conflictsOf, mergeOf } from '#web/features/events/versions.ts';
import { type DishForm, dishForm, dishFormOf } from '#web/features/guest-site/menu-forms.ts';
import { saveDish } from '#web/features/guest-site/menu-mutations.ts';
import { type Dish, menusQuery } from '#web/features/guest-site/menu-queries.ts';
import { isSameDish } from '#web/features/guest-site/menus.ts';
import { attempt, type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { menus as text } from '#web/locales/fr/menus.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

interface Options {
  dish: Dish;
  /** Of its moment. */
  siblings: readonly Dish[];
  onSaved: () => void;
}

type Written = { ok: true; outcome: 'saved' | 'gone' } | { ok: true; outcome: 'changed'; now: DishForm };

const NOT_MEMBER = 'not-member';

export function useDishForm({ dish, siblings, onSaved }: Options) {
  const cache = useQueryClient();
  const act = useAct();
  const [read, setRead] = useState(() => dishFormOf(dish));
  const [theirs, setTheirs] = useState<DishForm | null>(null);
  const form = useForm<DishForm, unknown, DishForm>({ resolver: zodResolver(dishForm), defaultValues: read });

  async function writeOver(before: DishForm, values: DishForm): Promise<Written | Refusal> {
    const written = await saveDish(dish.id, before, values);
    if (!written.ok) return written;
    if (written.isWritten) return { ok: true, outcome: 'saved' };
    const { dishes } = await cache.fetchQuery({ ...menusQuery(dish.event_id), staleTime: 0 });
    const found = dishes.find(({ id }) => id === dish.id);
    if (found === undefined) return { ok: true, outcome: 'gone' };
    const now = dishFormOf(found);
    // As it was read, and yet not written: this person may no longer write.
    if (changesOf(before, now).length === 0) return refusalOf({ code: NOT_MEMBER, details: NOT_MEMBER });
    if (conflictsOf(before, now, values).length > 0) return { ok: true, outcome: 'changed', now };
    return writeOver(now, mergeOf(before, now, values));
  }

  const submit = form.handleSubmit(async (values) => {
    if (siblings.some((other) => other.id !== dish.id && isSameDish(other, values))) {
      return form.setError('name', { message: text.invalid.twice }, { shouldFocus: true });
    }
    const result = await act.run(() => attempt(() => writeOver(read, values)));
    if (result === null) return;
    if (result.outcome === 'changed') setTheirs(result.now);
    // Of one that is gone, the list that was just read tells.
    if (result.outcome !== 'saved') return;
    toast({ title: text.form.saved });
    onSaved();
  });

  /** The form stands on what is saved now. */
  function settle(values: DishForm): void {
    if (theirs !== null) setRead(theirs);
    setTheirs(null);
    form.reset(values);
  }

  return {
    form,
    submit,
    refusal: act.refusal,
    conflicts:
      theirs === null
        ? []
        : conflictsOf(read, theirs, form.getValues()).map((field) => ({ field, value: theirs[field] })),
    takeTheirs: () => theirs !== null && settle(theirs),
    /** The next save replaces what the other has saved. */
    keepMine: () => theirs !== null && settle(mergeOf(read, theirs, form.getValues())),
  };
}

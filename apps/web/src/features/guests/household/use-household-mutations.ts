// Saving a household's form, and deleting the household.
import type { ListedMoment } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { changesOf } from '#web/features/guests/household/household-changes.ts';
import { formOf, type HouseholdForm } from '#web/features/guests/household/household-form.ts';
import { saveHousehold } from '#web/features/guests/household/save-household.ts';
import { asOwnAct } from '#web/features/guests/live.ts';
import { deleteGuests, sentenceOf } from '#web/features/guests/mutations.ts';
import { refreshGuests } from '#web/features/guests/queries.ts';
import { useGuestActs } from '#web/features/guests/use-guest-mutations.ts';
import { refusalReason } from '#web/lib/api/calls.ts';
import { guests } from '#web/locales/fr/guests.ts';
import { household as text } from '#web/locales/fr/household.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface HouseholdActsOptions {
  eventId: string;
  moments: readonly ListedMoment[];
  base: Home | null;
  onDone: () => void;
}

export interface HouseholdActs {
  save: (form: HouseholdForm) => Promise<void>;
  remove: () => Promise<void>;
  isRemoving: boolean;
  /** The sentence of the last refusal, until the next try. */
  refusal: string | null;
}

export function useHouseholdActs({ eventId, moments, base, onDone }: HouseholdActsOptions): HouseholdActs {
  const cache = useQueryClient();
  const removal = useGuestActs(eventId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const known = base?.people.map(({ id }) => id) ?? [];

  async function save(form: HouseholdForm): Promise<void> {
    setRefusal(null);
    const changes = changesOf(base, form, moments);
    if (changes === null) return onDone();
    // Answers have no version of their own: what others wrote meanwhile is looked for first.
    const isNews = await hasNews();
    if (isNews) return;
    const result = await asOwnAct(() => saveHousehold(eventId, changes));
    if (result.ok) {
      await refreshGuests(cache, eventId, [...new Set([...known, ...result.people])]).catch(() => {});
      toast({ title: base === null ? text.created : text.saved });
      return onDone();
    }
    // Somebody was quicker: what they wrote comes into the form, which then asks.
    if (refusalReason(result) === 'stale') return void (await refreshGuests(cache, eventId, known).catch(() => {}));
    setRefusal(sentenceOf(result));
    toast({ variant: 'destructive', title: guests.failed, description: sentenceOf(result) });
  }

  /** Somebody else changed it: the form takes it in, and asks. */
  async function hasNews(): Promise<boolean> {
    if (base === null) return false;
    const news = await refreshGuests(cache, eventId, known).catch(() => null);
    const home = news?.after.homes.find(({ household }) => household.id === base.household.id);
    return home !== undefined && JSON.stringify(formOf(home, moments)) !== JSON.stringify(formOf(base, moments));
  }

  async function remove(): Promise<void> {
    const isDone = await removal.run(() => deleteGuests(eventId, known), {
      ids: known,
      title: ({ count }) => guests.bulk.removed(count),
    });
    if (isDone) onDone();
  }

  return { save, remove, isRemoving: removal.isBusy, refusal };
}

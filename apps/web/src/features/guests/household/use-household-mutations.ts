// Saves the form of a household, and deletes the household. A save is refused while the form has not taken in what others wrote.
import type { ListedMoment } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { changesOf, queuedChangesOf, type SentHousehold } from '#web/features/guests/household/household-changes.ts';
import { formOf, type HouseholdForm } from '#web/features/guests/household/household-form.ts';
import { saveHousehold } from '#web/features/guests/household/save-household.ts';
import { ignoreOwnRealtimeEvents } from '#web/features/guests/live.ts';
import { guestRefusalSentence } from '#web/features/guests/mutations.ts';
import { refreshGuests } from '#web/features/guests/queries.ts';
import { useDeleteGuests } from '#web/features/guests/use-guest-mutations.ts';
import { refusalReason, STALE } from '#web/lib/api/refusal.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface HouseholdMutationsOptions {
  eventId: string;
  moments: readonly ListedMoment[];
  /** The household that the form's changes are compared with; null for a new one. */
  base: Home | null;
  onDone: () => void;
}

export interface HouseholdMutations {
  /** `onSaved` replaces `onDone` once the household is saved. */
  save: (form: HouseholdForm, onSaved?: () => void) => Promise<void>;
  remove: () => Promise<void>;
  isRemoving: boolean;
  /** Of the last save, until the next one. */
  errorMessage: string | null;
}

export function useHouseholdMutations({
  eventId,
  moments,
  base,
  onDone,
}: HouseholdMutationsOptions): HouseholdMutations {
  const cache = useQueryClient();
  const knownIds = base?.people.map(({ id }) => id) ?? [];
  const removal = useDeleteGuests(eventId);
  const saving = useToastMutation({
    mutationFn: async (changes: SentHousehold) => {
      const result = await sendOrQueue(queuedChangesOf({ eventId, moments }, base, changes), () =>
        ignoreOwnRealtimeEvents(() => saveHousehold(eventId, changes)),
      );
      if ('isQueued' in result) return result;
      // A stale save is fetched too: the form then shows the conflict.
      const isFetched = result.ok || refusalReason(result) === STALE;
      const ids = result.ok ? [...new Set([...knownIds, ...result.people])] : knownIds;
      if (isFetched) await refreshGuests(cache, eventId, ids).catch(() => {});
      return result;
    },
    success: { title: base === null ? text.created : text.saved },
    errorTitle: guests.failed,
    errorMessage: (refusal) => (refusalReason(refusal) === STALE ? null : guestRefusalSentence(refusal)),
  });

  async function save(form: HouseholdForm, onSaved = onDone): Promise<void> {
    saving.reset();
    const changes = changesOf(base, form, moments);
    if (changes === null) return onSaved();
    // Answers have no version of their own, so that the database would not notice a conflict about them.
    if (await hasRemoteChanges()) return;
    if ((await saving.run(changes)) !== null) onSaved();
  }

  /** Fetches the household again. When somebody else changed it, the form takes the changes in and asks the person. */
  async function hasRemoteChanges(): Promise<boolean> {
    if (base === null || !navigator.onLine) return false;
    const news = await refreshGuests(cache, eventId, knownIds).catch(() => null);
    const home = news?.after.homes.find(({ household }) => household.id === base.household.id);
    return home !== undefined && JSON.stringify(formOf(home, moments)) !== JSON.stringify(formOf(base, moments));
  }

  async function remove(): Promise<void> {
    if ((await removal.run(knownIds)) !== null) onDone();
  }

  return { save, remove, isRemoving: removal.isPending, errorMessage: saving.errorMessage };
}

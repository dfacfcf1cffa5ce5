// Mutations of an event's partners. They show before the server answers and roll back on a refusal; a removal can be undone.
import { useQueryClient } from '@tanstack/react-query';
import { addEntries, type NewEntry, removeEntry } from '#web/features/event-partners/mutations.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';
import { eventPartnersKey, partnerBoardQuery } from '#web/features/event-partners/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { eventPartners as text } from '#web/locales/fr/client/event-partners.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface PartnerMutations {
  isAdding: boolean;
  /** Resolves to whether the entries were added. */
  add: (entries: readonly NewEntry[], title: string) => Promise<boolean>;
  remove: (entry: EventPartner, title: string) => Promise<boolean>;
}

export function usePartnerMutations(eventId: string): PartnerMutations {
  const cache = useQueryClient();
  const { queryKey } = partnerBoardQuery(eventId);

  async function patchBoard(change: (entries: readonly EventPartner[]) => EventPartner[]): Promise<() => void> {
    await cache.cancelQueries({ queryKey });
    const before = cache.getQueryData(queryKey);
    if (before !== undefined) cache.setQueryData(queryKey, change(before));
    return () => cache.setQueryData(queryKey, before);
  }

  const shared = {
    invalidates: [eventPartnersKey(eventId)],
    errorTitle: text.failed,
    errorMessage: (refusal: Refusal) => refusalSentence(refusal, text.refusals),
  };
  const addMutation = useToastMutation({
    ...shared,
    mutationFn: ({ entries }: { entries: readonly NewEntry[]; title?: string }) => addEntries(eventId, entries),
    optimistic: ({ entries }) => patchBoard((known) => [...known, ...entries.map(optimisticEntry)]),
    success: (_, { title }) => (title === undefined ? undefined : { title }),
  });
  const removeMutation = useToastMutation({
    ...shared,
    mutationFn: ({ entry }: { entry: EventPartner; title: string }) => removeEntry(entry.id),
    optimistic: ({ entry }) => patchBoard((known) => known.filter(({ id }) => id !== entry.id)),
    success: (_, { entry, title }) => ({
      title,
      action: { label: text.entry.undo, elsewhere: text.entry.undoElsewhere, run: () => void restore(entry) },
    }),
  });

  function restore({ id, trade, partner_id, name, contact, state, notes }: EventPartner) {
    return addMutation.run({
      entries: [{ id, trade, partner_id, name, contact, state, notes }],
      // A wanted trade has no name, and returns without a toast.
      ...(name !== '' && { title: text.entry.restored(name) }),
    });
  }

  return {
    isAdding: addMutation.isPending,
    add: async (entries, title) => (await addMutation.run({ entries, title })) !== null,
    remove: async (entry, title) => (await removeMutation.run({ entry, title })) !== null,
  };
}

/** What the screen shows until the server answers with the listing and the request of the entry. */
const optimisticEntry = (entry: NewEntry): EventPartner => ({
  ...entry,
  version: 1,
  listing: null,
  request: null,
  quote: null,
});

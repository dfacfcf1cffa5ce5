// Mutations of gifts. A thank-you shows before the server answers; a deletion can be undone.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import { useQueryClient } from '@tanstack/react-query';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { useToday } from '#web/features/events/use-today.ts';
import type { Gift } from '#web/features/guest-site/gifts/gifts.ts';
import { giftsQuery } from '#web/features/guest-site/gifts/queries.ts';
import { type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';

export const saveGift = (id: string, version: number, change: TablesUpdate<'gifts'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('gifts').update(change).eq('id', id));

export function useGiftMutations(eventId: string) {
  const cache = useQueryClient();
  const today = useToday();
  const { queryKey } = giftsQuery(eventId);
  const add = useEventMutation({
    mutationFn: (gift: TablesInsert<'gifts'>) => insertGift(gift),
    invalidates: [queryKey],
    success: (_, { giver }) => ({ title: text.added(giver) }),
  });
  const thank = useEventMutation({
    mutationFn: ({ id, thanked_on: day }: Gift) =>
      writeApi((client) =>
        client
          .from('gifts')
          .update({ thanked_on: day === null ? today : null })
          .eq('id', id),
      ),
    invalidates: [queryKey],
    optimistic: async (gift) => {
      await cache.cancelQueries({ queryKey });
      const write = (day: string | null) =>
        cache.setQueryData(queryKey, (gifts) =>
          gifts?.map((other) => (other.id === gift.id ? { ...other, thanked_on: day } : other)),
        );
      write(gift.thanked_on === null ? today : null);
      return () => write(gift.thanked_on);
    },
  });
  const restore = useEventMutation({
    mutationFn: ({ id, event_id, household_id, giver, label, amount_cents, received_on, thanked_on }: Gift) =>
      insertGift({ id, event_id, household_id, giver, label, amount_cents, received_on, thanked_on }),
    invalidates: [queryKey],
  });
  const remove = useEventMutation({
    mutationFn: ({ id }: Gift) => writeApi((client) => client.from('gifts').delete().eq('id', id)),
    invalidates: [queryKey],
    success: (_, gift) => ({
      title: text.removed(gift.label),
      action: { label: text.undo, elsewhere: text.undoElsewhere, run: () => void restore.run(gift) },
    }),
  });
  return { add, thank, remove };
}

const insertGift = (gift: TablesInsert<'gifts'>): Promise<Done> =>
  writeApi((client) => client.from('gifts').insert(gift));

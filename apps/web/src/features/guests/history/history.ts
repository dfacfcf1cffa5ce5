// The changes of the guest list of the last week, as the database function `guest_history` answers them.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { bulkPatch } from '#web/features/guests/mutations.ts';
import { guestsKey } from '#web/features/guests/queries.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const listChange = z.object({
  id: z.string(),
  kind: z.enum(['import', 'change', 'deletion', 'merger']),
  /** Another client of the API may have written a patch that this page cannot describe. */
  patch: z.catch(bulkPatch, {}),
  made_at: z.string(),
  /** Null when the account was deleted; then `is_own` is null too. */
  made_by: z.nullable(z.string()),
  is_own: z.nullable(z.boolean()),
  guests: z.number(),
  households: z.number(),
  undone_at: z.nullable(z.string()),
  undone_by: z.nullable(z.string()),
  /** An undo does not change these people: they were edited or deleted since. */
  edited: z.number(),
  gone: z.number(),
});
export type ListChange = z.infer<typeof listChange>;

export const guestHistoryQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...guestsKey(eventId), 'history'],
    queryFn: async ({ signal }): Promise<ListChange[]> => {
      const client = await supabase();
      const { data } = await client.rpc('guest_history', { of_event: eventId }).abortSignal(signal).throwOnError();
      return z.array(listChange).parse(data);
    },
  });

/** How many people an undo concerns. */
export const undoableCount = ({ guests, edited, gone, undone_at: undone }: ListChange): number =>
  undone === null ? guests - edited - gone : 0;

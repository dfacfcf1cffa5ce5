// What was done to the guest list in the last week, as `guest_history` answers it.
import { queryOptions } from '@tanstack/react-query';
import type { BulkPatch } from '#web/features/guests/mutations.ts';
import { guestsKey } from '#web/features/guests/queries.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export interface ListChange {
  id: string;
  kind: 'import' | 'change' | 'deletion' | 'merger';
  patch: BulkPatch;
  made_at: string;
  /** Null for somebody whose account is gone. */
  made_by: string | null;
  is_own: boolean;
  guests: number;
  households: number;
  undone_at: string | null;
  undone_by: string | null;
  /** People whom an undo leaves as they are: edited since, or no longer there. */
  edited: number;
  gone: number;
}

export const guestHistoryQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...guestsKey(eventId), 'history'],
    queryFn: async ({ signal }): Promise<ListChange[]> => {
      const client = await supabase();
      const { data } = await client.rpc('guest_history', { of_event: eventId }).abortSignal(signal).throwOnError();
      return data as unknown as ListChange[];
    },
  });

/** How many people an undo concerns. */
export const undoable = ({ guests, edited, gone, undone_at: undone }: ListChange): number =>
  undone === null ? guests - edited - gone : 0;

// The partners that a person marked as favourites, for the directory and for the event's partners.
import type { PartnerType } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/api/supabase.ts';

/** A partner of the directory, as one line shows it. */
export interface ListedPartner {
  id: string;
  name: string;
  type: PartnerType;
  slug: string;
  commune: string;
}

export const LISTED_COLUMNS = 'id, name, type, slug, commune';

/** Newest first, without those that are no longer listed. */
export const favouritePartnersQuery = (personId: string) =>
  queryOptions({
    queryKey: ['favourites', personId],
    queryFn: async ({ signal }): Promise<ListedPartner[]> => {
      const client = await supabase();
      const { data } = await client
        .from('favourites')
        .select(`created_at, partners!inner(${LISTED_COLUMNS})`)
        .eq('user_id', personId)
        .order('created_at', { ascending: false })
        .limit(100)
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ partners }) => partners as ListedPartner);
    },
  });

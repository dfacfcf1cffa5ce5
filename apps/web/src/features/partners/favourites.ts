// Whether a partner is among a person's favourites.
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/api/supabase.ts';

export const favouriteQuery = (personId: string, partnerId: string) =>
  queryOptions({
    queryKey: ['favourites', personId, partnerId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const client = await supabase();
      const { data } = await client
        .from('favourites')
        .select('partner_id')
        .eq('user_id', personId)
        .eq('partner_id', partnerId)
        .abortSignal(signal)
        .throwOnError();
      return data.length > 0;
    },
  });

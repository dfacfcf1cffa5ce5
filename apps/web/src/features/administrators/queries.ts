// The administrators with their invitations.
import { queryOptions } from '@tanstack/react-query';
import { administratorScreen } from '#web/features/administrators/administrator.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const administratorsQuery = queryOptions({
  queryKey: ['administrators'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    const { data } = await client.rpc('administrators').abortSignal(signal).throwOnError();
    return administratorScreen.parse(data);
  },
});

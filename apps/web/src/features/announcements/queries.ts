// The announcement that the caller's area shows now.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';

const announcement = z.nullable(z.object({ id: z.string(), body: z.string(), link: z.nullable(z.string()) }));
export type CurrentAnnouncement = z.infer<typeof announcement>;

const STALE_MS = 5 * 60 * 1000;

export const announcementQuery = queryOptions({
  queryKey: ['current-announcement'],
  staleTime: STALE_MS,
  queryFn: async ({ signal }): Promise<CurrentAnnouncement> => {
    const client = await supabase();
    const { data } = await client.rpc('current_announcement').abortSignal(signal).throwOnError();
    return announcement.parse(data);
  },
});

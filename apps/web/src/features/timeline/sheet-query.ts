// Reads the shared sheet of a timeline by the token in its address. It uses fetch alone, since the Supabase client weighs more than
// the whole page; for the same reason the answer is not parsed by a schema.
import { queryOptions } from '@tanstack/react-query';
import { cacheSheet, removeCachedSheet } from '#web/features/timeline/cached-sheets.ts';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

export type SheetAnswer = TimelineSheet | { state: 'unknown' | 'revoked' | 'gone' | 'too-many' };

const REFETCH_MS = 60_000;

/** Refetched every minute and on focus, since partners work by it during the event. */
export const sheetQuery = (token: string) =>
  queryOptions({
    queryKey: ['timeline-sheet', token],
    queryFn: async ({ signal }): Promise<SheetAnswer> => {
      const answer = await fetchSheet(token, signal);
      if (answer.state === 'open') cacheSheet({ token, at: Date.now(), sheet: answer });
      // A rate limit says nothing about the link; any other answer means that the link no longer works.
      else if (answer.state !== 'too-many') removeCachedSheet(token);
      return answer;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'open' ? REFETCH_MS : false),
    refetchOnWindowFocus: 'always',
  });

async function fetchSheet(token: string, signal: AbortSignal): Promise<SheetAnswer> {
  const { url, publishableKey } = platformAccess();
  const response = await fetch(`${url}/rest/v1/rpc/timeline_sheet`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
  if (response.status === 429) return { state: 'too-many' };
  if (!response.ok) throw new Error(`the sheet could not be read: ${response.status}`);
  return (await response.json()) as SheetAnswer;
}

// The sheet of the day, as `timeline_sheet` answers it by the secret in its address. Asked without the platform's client, which weighs
// more than the page does.
import { queryOptions } from '@tanstack/react-query';
import { dropSheet, keepSheet } from '#web/features/timeline/cached-sheets.ts';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

export type SheetAnswer = TimelineSheet | { state: 'unknown' | 'revoked' | 'gone' | 'too-many' };

const RENEWED_MS = 60_000;

/** Each minute, and whenever somebody looks: whoever works by it must read what holds now. */
export const sheetQuery = (token: string) =>
  queryOptions({
    queryKey: ['timeline-sheet', token],
    queryFn: async ({ signal }): Promise<SheetAnswer> => {
      const answer = await ask(token, signal);
      if (answer.state === 'open') keepSheet({ token, at: Date.now(), sheet: answer });
      // Who is slowed down may well hold a link; who holds a closed one reads it no longer.
      else if (answer.state !== 'too-many') dropSheet(token);
      return answer;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'open' ? RENEWED_MS : false),
    refetchOnWindowFocus: 'always',
  });

async function ask(token: string, signal: AbortSignal): Promise<SheetAnswer> {
  const { url, publishableKey } = platformAccess();
  const response = await fetch(`${url}/rest/v1/rpc/timeline_sheet`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
  if (response.status === 429) return { state: 'too-many' };
  if (!response.ok) throw new Error(`the sheet was answered ${response.status}`);
  return (await response.json()) as SheetAnswer;
}

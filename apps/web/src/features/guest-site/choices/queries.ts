// Queries of the guests of a moment with their choices: all in one request, or some of them again.
import { ageGroups } from '@liesse/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Eater, inOrder, withNews } from '#web/features/guest-site/choices/dish-choices.ts';
import { type RowChange, useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { foldText } from '#web/lib/format/format.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';

export const eatersQuery = (momentId: string) =>
  queryOptions({
    queryKey: ['dish-choices', momentId],
    queryFn: async ({ signal }): Promise<Eater[]> => inOrder(await readEaters(momentId, undefined, signal)),
    // Comparing thousands of guests takes longer than rendering the visible rows.
    structuralSharing: false,
  });

/** Above this number the whole list is fetched. */
const MAX_IDS = 400;

/** Fetches these guests again; those who do not come any more leave the list. */
export async function refreshEaters(cache: QueryClient, momentId: string, ids: readonly string[]): Promise<void> {
  const query = eatersQuery(momentId);
  await cache.ensureQueryData(query);
  const isFetching = cache.isFetching({ queryKey: query.queryKey }) > 0;
  if (ids.length > MAX_IDS || isFetching) return cache.invalidateQueries({ queryKey: query.queryKey });
  const news = await readEaters(momentId, ids);
  cache.setQueryData(query.queryKey, (eaters) => eaters && withNews(eaters, news, ids));
}

const TABLES = ['menu_choices', 'guest_replies', 'guests', 'households'] as const;

export function useLiveEaters(eventId: string, momentId: string): void {
  const cache = useQueryClient();
  const followed = TABLES.map((table) => ({ table, filter: `event_id=eq.${eventId}` }));
  useLiveRows(followed, (changes) => {
    const { queryKey } = eatersQuery(momentId);
    if (changes.length === 0) return void cache.invalidateQueries({ queryKey });
    const touched = touchedEaters(changes, momentId, cache.getQueryData(queryKey) ?? []);
    if (touched.length === 0) return;
    // A change that cannot be fetched now comes with the next event, or when the page is visible again.
    refreshEaters(cache, momentId, touched).catch(() => {});
  });
}

/** The guests of this moment whom the changed rows concern; a household concerns all its people. */
export function touchedEaters(changes: readonly RowChange[], momentId: string, eaters: readonly Eater[]): string[] {
  const touched = new Set<string>();
  const homes = new Set<unknown>();
  const people = new Set<unknown>();
  for (const { table, row } of changes) {
    if (table === 'households') homes.add(row['id']);
    else if (table === 'guests') people.add(row['id']);
    else if (row['moment_id'] === momentId) touched.add(String(row['guest_id']));
  }
  for (const { id, household } of eaters) if (people.has(id) || homes.has(household.id)) touched.add(id);
  return [...touched];
}

async function readEaters(momentId: string, ids?: readonly string[], signal?: AbortSignal): Promise<Eater[]> {
  const client = await supabase();
  const asked = client.rpc('dish_choices', { of_moment: momentId, ...(ids && { only_guests: [...ids] }) });
  const { data } = await (signal ? asked.abortSignal(signal) : asked).throwOnError();
  return z.array(eaterRow).parse(data).map(eaterOf);
}

const eaterRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_plus_one: z.boolean(),
  position: z.number(),
  age_group: z.enum(ageGroups),
  household: z.object({ id: z.string(), name: z.string() }),
  choices: z.record(z.string(), z.string()),
});

/** Plus-ones come after the others of their household. */
const AFTER = 100_000;

function eaterOf({ id, household, choices, ...guest }: z.infer<typeof eaterRow>): Eater {
  const name = [guest.first_name, guest.last_name].filter(Boolean).join(' ') || text.unnamed;
  return {
    id,
    name,
    household,
    age: guest.age_group,
    position: guest.position + (guest.is_plus_one ? AFTER : 0),
    choices,
    folded: foldText(`${name} ${household.name}`),
  };
}

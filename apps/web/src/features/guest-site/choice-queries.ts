// Those who come to a moment with what they chose: all of them in two waves at most, or some of them anew.
import type { AgeGroup, Course } from '@liesse/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Eater, inOrder, withNews } from '#web/features/guest-site/dish-choices.ts';
import { foldText } from '#web/lib/format.ts';
import { type RowChange, useLiveRows } from '#web/lib/live-rows.ts';
import { type Supabase, supabase } from '#web/lib/supabase.ts';
import { dishChoices as text } from '#web/locales/fr/dish-choices.ts';

export const eatersQuery = (momentId: string) =>
  queryOptions({
    queryKey: ['dish-choices', momentId],
    queryFn: ({ signal }): Promise<Eater[]> => readAll(momentId, signal),
    // Comparing thousands with what was there would take longer than drawing the few in sight.
    structuralSharing: false,
  });

/** Their ids travel in an address, which has an end. */
const MOST_ANEW = 100;

/** Asks for these people again; those who do not come any more leave the list. */
export async function refreshEaters(cache: QueryClient, momentId: string, ids: readonly string[]): Promise<void> {
  const query = eatersQuery(momentId);
  await cache.ensureQueryData(query);
  const isOnItsWay = cache.isFetching({ queryKey: query.queryKey }) > 0;
  if (ids.length > MOST_ANEW || isOnItsWay) return cache.invalidateQueries({ queryKey: query.queryKey });
  const news = await readSome(momentId, ids);
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
    // News that cannot be fetched come with the next ones, or with the next look at the page.
    refreshEaters(cache, momentId, touched).catch(() => {});
  });
}

/** Whoever the changed rows speak of at this moment: a household speaks of its people, a person of themselves where they come. */
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

/** The service answers with no more rows than this at once. */
const PAGE = 1000;

async function readAll(momentId: string, signal: AbortSignal): Promise<Eater[]> {
  const client = await supabase();
  const read = async (page: number) => {
    const from = page * PAGE;
    const asked = coming(client, momentId, page === 0).range(from, from + PAGE - 1);
    const { data, count } = await asked.abortSignal(signal).throwOnError();
    return { eaters: data.map(eaterOf), count: count ?? 0 };
  };
  const first = await read(0);
  const others = Array.from({ length: Math.ceil(first.count / PAGE) }, (_, page) => page).slice(1);
  return inOrder([first, ...(await Promise.all(others.map(read)))].flatMap(({ eaters }) => eaters));
}

async function readSome(momentId: string, ids: readonly string[]): Promise<Eater[]> {
  const asked = coming(await supabase(), momentId).in('guest_id', [...ids]);
  const { data } = await asked.throwOnError();
  return data.map(eaterOf);
}

const coming = (client: Supabase, momentId: string, isCounted = false) =>
  client
    .from('moment_invitations')
    .select(
      'guest_id, guest:guests!inner(first_name, last_name, age_group, is_plus_one, position, household:households!inner(id, name)), guest_replies!inner(attending), menu_choices(course, menu_id)',
      isCounted ? { count: 'exact' } : {},
    )
    .eq('moment_id', momentId)
    .eq('guest_replies.attending', true)
    .order('guest_id');

interface Row {
  guest_id: string;
  guest: {
    first_name: string;
    last_name: string;
    age_group: string;
    is_plus_one: boolean;
    position: number;
    household: Eater['household'];
  };
  menu_choices: ReadonlyArray<{ course: string; menu_id: string }>;
}

/** A plus-one comes after the others. */
const AFTER = 100_000;

function eaterOf({ guest_id: id, guest, menu_choices: choices }: Row): Eater {
  const { first_name: first, last_name: last, household } = guest;
  const name = [first, last].filter(Boolean).join(' ') || text.unnamed;
  return {
    id,
    name,
    household,
    age: guest.age_group as AgeGroup,
    place: guest.position + (guest.is_plus_one ? AFTER : 0),
    choices: Object.fromEntries(choices.map(({ course, menu_id: dish }) => [course as Course, dish])),
    folded: foldText(`${name} ${household.name}`),
  };
}

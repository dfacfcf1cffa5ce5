// The dishes of an event, how many guests chose each, and how many come to each moment. Both requests run at the same time.
import type { Tables } from '@liesse/database';
import { type AgeGroup, ageGroups, type Course, type ServedTo } from '@liesse/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { momentsQuery } from '#web/features/events/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export interface Dish extends Omit<Tables<'menus'>, 'created_at'> {
  course: Course;
  for_age: ServedTo;
}

/** A dish as it is inserted: the database counts its versions. */
export type DishRow = Omit<Dish, 'version'>;

export type Coming = Readonly<Record<AgeGroup, number>>;

export interface MenuBoard {
  dishes: readonly Dish[];
  /** How many of the guests who come chose it, by dish. */
  chosen: Readonly<Record<string, number>>;
  /** How many guests come, by moment. */
  coming: Readonly<Record<string, Coming>>;
}

export const menusQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.menus(eventId),
    queryFn: async ({ signal }): Promise<MenuBoard> => {
      const client = await supabase();
      const [dishes, counts] = await Promise.all([
        client
          .from('menus')
          .select('id, event_id, moment_id, course, name, description, for_age, position, version')
          .eq('event_id', eventId)
          .order('position')
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
        client.rpc('guest_counts', { of_event: eventId }).abortSignal(signal).throwOnError(),
      ]);
      const { moments } = guestCounts.parse(counts.data);
      return {
        dishes: dishes.data as Dish[],
        chosen: Object.fromEntries(moments.flatMap(({ menus }) => menus.map(({ id, count }) => [id, count]))),
        coming: Object.fromEntries(moments.map(({ id, yes }) => [id, yes])),
      };
    },
  });

const guestCounts = z.object({
  moments: z.array(
    z.object({
      id: z.string(),
      yes: z.record(z.enum(ageGroups), z.number()),
      menus: z.array(z.object({ id: z.string(), count: z.number() })),
    }),
  ),
});

const TABLES = ['menus', 'menu_choices', 'guest_replies', 'moments'] as const;

export function useLiveMenus(eventId: string): void {
  const cache = useQueryClient();
  const followed = TABLES.map((table) => ({ table, filter: `event_id=eq.${eventId}` }));
  useLiveRows(followed, (changes) => {
    void cache.invalidateQueries({ queryKey: menusQuery(eventId).queryKey });
    if (changes.length > 0 && !changes.some(({ table }) => table === 'moments')) return;
    void cache.invalidateQueries({ queryKey: momentsQuery(eventId).queryKey });
  });
}

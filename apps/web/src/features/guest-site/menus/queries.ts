// The dishes of an event, with how many have chosen each and how many come to each moment. One wave.
import type { Tables } from '@liesse/database';
import type { AgeGroup, Course, ServedTo } from '@liesse/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { eventsKey, momentsQuery } from '#web/features/events/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export interface Dish extends Omit<Tables<'menus'>, 'created_at'> {
  course: Course;
  for_age: ServedTo;
}

/** As it is written: its versions are counted by the database. */
export type DishRow = Omit<Dish, 'version'>;

export type Coming = Readonly<Record<AgeGroup, number>>;

export interface MenuBoard {
  dishes: readonly Dish[];
  /** By dish, of those who come. */
  chosen: Readonly<Record<string, number>>;
  /** By moment. */
  coming: Readonly<Record<string, Coming>>;
}

/** Under the event's own key: whatever is done to the event renews it. */
export const menusQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'menus'],
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
      const { moments } = counts.data as unknown as Counts;
      return {
        dishes: dishes.data as Dish[],
        chosen: Object.fromEntries(moments.flatMap(({ menus }) => menus.map(({ id, count }) => [id, count]))),
        coming: Object.fromEntries(moments.map(({ id, yes }) => [id, yes])),
      };
    },
  });

interface Counts {
  moments: Array<{ id: string; yes: Coming; menus: Array<{ id: string; count: number }> }>;
}

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

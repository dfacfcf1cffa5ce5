// Writes of the dishes of an event. Each returns a result or a refusal.
import type { Tables } from '@liesse/database';
import type { Course } from '@liesse/domain';
import { type DishForm, rowOf } from '#web/features/guest-site/menus/menu-forms.ts';
import type { Dish, DishRow } from '#web/features/guest-site/menus/queries.ts';
import { type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import { attempt, type Done, type Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const addDishes = (dishes: readonly DishRow[]): Promise<Done> =>
  writeApi((client) => client.from('menus').insert([...dishes]));

export const removeDishes = (ids: readonly string[]): Promise<Done> =>
  writeApi((client) =>
    client
      .from('menus')
      .delete()
      .in('id', [...ids]),
  );

export const saveDish = (id: string, version: number, values: DishForm): Promise<Saved> =>
  updateVersion(version, (client) => client.from('menus').update(rowOf(values)).eq('id', id));

/** One call writes the whole order, so that two people who sort at the same time never mix their orders. */
export const orderDishes = (momentId: string, course: Course, ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('order_menus', { of_moment: momentId, course, menus: [...ids] }));

export type Choice = Omit<Tables<'menu_choices'>, 'created_at'>;

const PAGE_SIZE = 1000;

/** Returns the choices that are deleted with the dish, for the undo. `existed` is false when somebody else deleted it first. */
export const removeDish = (id: string): Promise<{ ok: true; existed: boolean; choices: Choice[] } | Refusal> =>
  attempt(async () => {
    const choices = await choicesOf(id);
    const client = await supabase();
    const { data } = await client.from('menus').delete().eq('id', id).select('id').throwOnError();
    return { ok: true, existed: data.length > 0, choices };
  });

/** Writes the dish again under its own id. A guest who has chosen another dish meanwhile keeps that choice. */
export const restoreDish = (
  { version: _, ...dish }: Dish,
  choices: readonly Choice[],
): Promise<{ ok: true; isWhole: boolean } | Refusal> =>
  attempt(async () => {
    const restored = await addDishes([dish]);
    if (!restored.ok) return restored;
    if (choices.length === 0) return { ok: true, isWhole: true };
    const client = await supabase();
    const { error } = await client
      .from('menu_choices')
      .upsert([...choices], { onConflict: 'guest_id,moment_id,course,event_id', ignoreDuplicates: true });
    return { ok: true, isWhole: error === null };
  });

async function choicesOf(id: string): Promise<Choice[]> {
  const client = await supabase();
  const choices: Choice[] = [];
  for (;;) {
    const { data } = await client
      .from('menu_choices')
      .select('event_id, guest_id, moment_id, course, menu_id')
      .eq('menu_id', id)
      .order('guest_id')
      .range(choices.length, choices.length + PAGE_SIZE - 1)
      .throwOnError();
    choices.push(...data);
    if (data.length < PAGE_SIZE) return choices;
  }
}

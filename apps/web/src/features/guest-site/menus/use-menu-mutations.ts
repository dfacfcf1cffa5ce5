// Mutations of the menus of an event. What adds several dishes or deletes one offers an undo in its toast.
import type { Course } from '@liesse/domain';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { type DishForm, rowOf, type SetForm, setCourses } from '#web/features/guest-site/menus/menu-forms.ts';
import { newIn, nextPosition } from '#web/features/guest-site/menus/menus.ts';
import {
  addDishes,
  type Choice,
  removeDish,
  removeDishes,
  restoreDish,
} from '#web/features/guest-site/menus/mutations.ts';
import type { Dish, DishRow, MenuBoard } from '#web/features/guest-site/menus/queries.ts';
import { menus as text } from '#web/locales/fr/client/menus.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

type DishText = Pick<Dish, 'course' | 'name' | 'description' | 'for_age'>;

export function useMenuMutations(eventId: string, { dishes, chosen }: MenuBoard) {
  const invalidates = [eventKeys.menus(eventId)];
  const addition = useEventMutation({
    mutationFn: (row: DishRow) => addDishes([row]),
    invalidates,
    success: { title: text.form.added },
  });
  const bulkRemoval = useEventMutation({ mutationFn: (ids: readonly string[]) => removeDishes(ids), invalidates });
  const bulkAddition = useEventMutation({
    mutationFn: (rows: readonly DishRow[]) => addDishes(rows),
    invalidates,
    success: (_done, rows) => ({
      title: text.added(rows.length),
      action: undoAction(text.addedElsewhere, () => bulkRemoval.run(rows.map(({ id }) => id))),
    }),
  });
  const removal = useEventMutation({ mutationFn: (dish: Dish) => removeDish(dish.id), invalidates });
  const restoration = useEventMutation({
    mutationFn: ({ dish, choices }: { dish: Dish; choices: readonly Choice[] }) => restoreDish(dish, choices),
    invalidates,
    success: ({ isWhole }) =>
      isWhole ? undefined : { title: text.restoredAlone, description: text.restoredAloneText },
  });

  const dishesOf = (momentId: string) => dishes.filter(({ moment_id: id }) => id === momentId);

  /** Each row is the last of its course. */
  function rowsFor(momentId: string, added: readonly DishText[]): DishRow[] {
    const rows: DishRow[] = [];
    for (const { course, name, description, for_age } of added) {
      const position = nextPosition([...dishes, ...rows], momentId, course);
      const id = crypto.randomUUID();
      rows.push({ id, event_id: eventId, moment_id: momentId, course, name, description, for_age, position });
    }
    return rows;
  }

  /** Resolves to whether the dish was saved, as the other additions do. */
  async function add(momentId: string, values: DishForm): Promise<boolean> {
    const [row] = rowsFor(momentId, [{ course: values.course, ...rowOf(values) }]);
    return row !== undefined && (await addition.run(row)) !== null;
  }

  /** Leaves out the dishes that the moment has already. */
  async function addMany(momentId: string, added: readonly DishText[]): Promise<boolean> {
    const rows = rowsFor(momentId, newIn(dishesOf(momentId), added));
    if (rows.length > 0) return (await bulkAddition.run(rows)) !== null;
    toast({ title: text.nothingNew });
    return true;
  }

  const addSet = (momentId: string, names: SetForm): Promise<boolean> =>
    addMany(
      momentId,
      setCourses.filter((course) => names[course] !== '').map((course) => plainDish(course, names[course])),
    );

  const copy = (from: string, to: string): Promise<boolean> => addMany(to, dishesOf(from));

  /** `onRemoved` is called once the dish is gone, whoever deleted it, because the focus was on it. */
  async function remove(dish: Dish, onRemoved: () => void): Promise<void> {
    const count = chosen[dish.id] ?? 0;
    if (count > 0) {
      const question = { title: text.removeTitle(dish.name), description: text.removeText(count), action: text.remove };
      if (!(await confirm({ ...question, isDangerous: true }))) return;
    }
    const removed = await removal.run(dish);
    if (removed === null) return;
    onRemoved();
    if (!removed.existed) return toast({ title: text.alreadyRemoved });
    const { choices } = removed;
    toast({
      title: text.removed(dish.name),
      action: undoAction(text.removedElsewhere, () => restoration.run({ dish, choices })),
    });
  }

  return { add, addSet, copy, isCopying: bulkAddition.isPending, remove };
}

const plainDish = (course: Course, name: string): DishText => ({ course, name, description: '', for_age: 'all' });

const undoAction = (elsewhere: string, undo: () => Promise<unknown>) => ({
  label: text.undo,
  elsewhere,
  run: () => void undo(),
});

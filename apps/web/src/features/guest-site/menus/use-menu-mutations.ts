// What hosts do with their menus, told by toasts that can take it back.
import type { Course } from '@liesse/domain';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import { type DishForm, rowOf, type SetForm, setCourses } from '#web/features/guest-site/menus/menu-forms.ts';
import { newIn, nextPosition } from '#web/features/guest-site/menus/menus.ts';
import { addDishes, removeDish, removeDishes, restoreDish } from '#web/features/guest-site/menus/mutations.ts';
import type { Dish, DishRow, MenuBoard } from '#web/features/guest-site/menus/queries.ts';
import { menus as text } from '#web/locales/fr/menus.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

type Wording = Pick<Dish, 'course' | 'name' | 'description' | 'for_age'>;

export function useMenuActs(eventId: string, { dishes, chosen }: MenuBoard) {
  const act = useAct();
  const of = (momentId: string) => dishes.filter(({ moment_id: id }) => id === momentId);

  /** Each at the end of its course. */
  function placed(momentId: string, added: readonly Wording[]): DishRow[] {
    const rows: DishRow[] = [];
    for (const { course, name, description, for_age } of added) {
      const position = nextPosition([...dishes, ...rows], momentId, course);
      const id = crypto.randomUUID();
      rows.push({ id, event_id: eventId, moment_id: momentId, course, name, description, for_age, position });
    }
    return rows;
  }

  async function add(momentId: string, values: DishForm): Promise<boolean> {
    const rows = placed(momentId, [{ course: values.course, ...rowOf(values) }]);
    return (await act.run(() => addDishes(rows), { success: { title: text.form.added } })) !== null;
  }

  /** But those that are there already. */
  async function addMany(momentId: string, added: readonly Wording[]): Promise<boolean> {
    const rows = placed(momentId, newIn(of(momentId), added));
    if (rows.length === 0) {
      toast({ title: text.nothingNew });
      return true;
    }
    const takeBack = () => void act.run(() => removeDishes(rows.map(({ id }) => id)));
    const success = { title: text.added(rows.length), action: undoing(takeBack, text.addedElsewhere) };
    return (await act.run(() => addDishes(rows), { success })) !== null;
  }

  const addSet = (momentId: string, names: SetForm): Promise<boolean> =>
    addMany(
      momentId,
      setCourses.filter((course) => names[course] !== '').map((course) => plain(course, names[course])),
    );

  const copy = (from: string, to: string): Promise<boolean> => addMany(to, of(from));

  /** Tells when it is gone, by whomever: the focus was on it. */
  async function remove(dish: Dish, onGone: () => void): Promise<void> {
    const count = chosen[dish.id] ?? 0;
    if (count > 0) {
      const question = { title: text.removeTitle(dish.name), description: text.removeText(count), action: text.remove };
      if (!(await confirm({ ...question, isDangerous: true }))) return;
    }
    const done = await act.run(() => removeDish(dish.id));
    if (done === null) return;
    onGone();
    if (!done.wasThere) return toast({ title: text.alreadyRemoved });
    toast({
      title: text.removed(dish.name),
      action: undoing(async () => {
        const back = await act.run(() => restoreDish(dish, done.choices));
        if (back?.isWhole === false) toast({ title: text.restoredAlone, description: text.restoredAloneText });
      }, text.removedElsewhere),
    });
  }

  return { add, addSet, copy, remove };
}

const plain = (course: Course, name: string): Wording => ({ course, name, description: '', for_age: 'all' });

const undoing = (run: () => unknown, elsewhere: string) => ({ label: text.undo, elsewhere, run: () => void run() });

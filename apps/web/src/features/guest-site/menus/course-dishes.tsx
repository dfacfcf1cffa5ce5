// The sortable dishes of one course, with how many guests chose each and how many have not chosen.
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import type { Moment } from '#web/features/events/queries.ts';
import { choicesAddress, missingIn } from '#web/features/guest-site/choices/dish-choices.ts';
import type { CourseMenus } from '#web/features/guest-site/menus/menus.ts';
import { orderDishes } from '#web/features/guest-site/menus/mutations.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { menus as text } from '#web/locales/fr/client/menus.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

interface CourseDishesProps {
  /** Part of the list's label. */
  moment: Moment;
  menus: CourseMenus;
  chosen: Readonly<Record<string, number>>;
  canEdit: boolean;
  onEdit: (dish: Dish) => void;
  onRemove: (dish: Dish) => void;
}

export function CourseDishes(props: CourseDishesProps) {
  const { moment, menus, chosen, canEdit, onEdit, onRemove } = props;
  const { course, asked, missing } = menus;
  const order = useOrder(menus.dishes, {
    write: (ids) => orderDishes(moment.id, course, ids),
    invalidates: [eventKeys.menus(moment.event_id)],
  });
  return (
    <div className="mt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="label-caps font-text text-metal">{text.courses[course]}</h3>
        {asked > 0 && missing === 0 && <p className="text-small text-success">{text.complete}</p>}
        {missing > 0 && (
          <Link
            to={choicesAddress(moment.id, missingIn(course))}
            className="-my-2.5 inline-flex min-h-11 items-center text-metal text-small underline underline-offset-4 hover:text-ink"
          >
            {text.missing(missing)}
          </Link>
        )}
      </div>
      <SortableList
        label={text.list(text.courses[course], moment.name)}
        items={order.items}
        onOrder={order.put}
        isFixed={!canEdit || order.items.length < 2}
      >
        {(dish) => (
          <div className="flex items-start gap-3">
            <DishText dish={dish} count={chosen[dish.id] ?? 0} />
            {canEdit && <DishActions dish={dish} onEdit={onEdit} onRemove={onRemove} />}
          </div>
        )}
      </SortableList>
    </div>
  );
}

/** The id of the element around a dish's menu button, which takes the focus. */
export const dishActionsId = ({ id }: Dish): string => `dish-actions-${id}`;

function DishText({ dish, count }: { dish: Dish; count: number }) {
  return (
    <div className="wrap-anywhere min-w-0 flex-1 py-1.5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium">{dish.name}</span>
        {dish.for_age !== 'all' && <Badge>{text.ages[dish.for_age]}</Badge>}
      </p>
      {dish.description !== '' && (
        <p className="max-w-measure whitespace-pre-line text-quiet text-small">{dish.description}</p>
      )}
      <p className={`text-small ${count > 0 ? 'text-success' : 'text-quiet'}`}>{text.chosen(count)}</p>
    </div>
  );
}

interface DishActionsProps {
  dish: Dish;
  onEdit: (dish: Dish) => void;
  onRemove: (dish: Dish) => void;
}

function DishActions({ dish, onEdit, onRemove }: DishActionsProps) {
  return (
    <div id={dishActionsId(dish)} className="-mr-3 shrink-0 text-quiet hover:text-ink">
      <Menu
        label={text.actions(dish.name)}
        trigger={<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.5} />}
      >
        <MenuAction icon={<Pencil aria-hidden className="size-5" strokeWidth={1.5} />} onSelect={() => onEdit(dish)}>
          {text.edit}
        </MenuAction>
        <MenuAction icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />} onSelect={() => onRemove(dish)}>
          {text.remove}
        </MenuAction>
      </Menu>
    </div>
  );
}

// One moment with its dishes by course, and the buttons that add dishes.
import { Copy, EllipsisVertical, ListPlus, Plus } from 'lucide-react';
import { choicesAddress } from '#web/features/guest-site/choices/dish-choices.ts';
import { CourseDishes } from '#web/features/guest-site/menus/course-dishes.tsx';
import type { MomentMenus as Menus } from '#web/features/guest-site/menus/menus.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised, formatTime } from '#web/lib/format/format.ts';
import { dishChoices as choices } from '#web/locales/fr/client/dish-choices.ts';
import { menus as text } from '#web/locales/fr/client/menus.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

interface MomentMenusProps {
  menus: Menus;
  chosen: Readonly<Record<string, number>>;
  canEdit: boolean;
  /** Another moment has dishes. */
  canCopy: boolean;
  onAdd: (how: 'add' | 'set' | 'copy') => void;
  onEdit: (dish: Dish) => void;
  onRemove: (dish: Dish) => void;
}

export function MomentMenus({ menus, chosen, canEdit, canCopy, onAdd, onEdit, onRemove }: MomentMenusProps) {
  const { moment, isMeal, coming, courses } = menus;
  return (
    <section aria-label={moment.name} className="border-hairline border-t pt-6 pb-9">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="wrap-anywhere min-w-0 max-w-measure">
          <h2 className="text-heading">{moment.name}</h2>
          <p className="text-quiet text-small">
            {capitalised([...whenOf(moment), text.coming(coming)].join('\u00a0· '))}
          </p>
          {courses.length > 0 && (
            <div className="-ml-4">
              <ButtonLink href={choicesAddress(moment.id)} look="quiet" size="small">
                <span aria-hidden>{choices.open}</span>
                <span className="sr-only">{choices.openOf(moment.name)}</span>
              </ButtonLink>
            </div>
          )}
        </div>
        {canEdit && (
          <div className="flex items-center gap-1">
            <Button
              look={isMeal ? 'secondary' : 'quiet'}
              size="small"
              icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
              id={addButtonId(moment)}
              aria-label={text.addTo(moment.name)}
              onClick={() => onAdd('add')}
            >
              {text.add}
            </Button>
            <div className="-mr-3 text-quiet hover:text-ink">
              <Menu
                label={text.more(moment.name)}
                trigger={<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.5} />}
              >
                <MenuAction
                  icon={<ListPlus aria-hidden className="size-5" strokeWidth={1.5} />}
                  onSelect={() => onAdd('set')}
                >
                  {text.set.action}
                </MenuAction>
                {canCopy && (
                  <MenuAction
                    icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />}
                    onSelect={() => onAdd('copy')}
                  >
                    {text.copy.action}
                  </MenuAction>
                )}
              </Menu>
            </div>
          </div>
        )}
      </div>
      {courses.length === 0 && (
        <p className="mt-4 max-w-measure text-quiet">
          {!isMeal ? text.none : canEdit ? text.noneMeal : text.noneReader}
        </p>
      )}
      {courses.map((course) => (
        <CourseDishes
          key={course.course}
          moment={moment}
          menus={course}
          chosen={chosen}
          canEdit={canEdit}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ))}
    </section>
  );
}

export const addButtonId = ({ id }: Menus['moment']): string => `add-dish-${id}`;

const whenOf = ({ day, hour }: Menus['moment']): string[] => [
  ...(day === null ? [] : [formatCivilDate(day)]),
  ...(hour === null ? [] : [formatTime(hour)]),
];

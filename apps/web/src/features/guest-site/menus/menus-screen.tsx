// The menus of an event by moment: the hosts write the dishes, see how many guests chose each, and preview the guests' page.
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { CopyDialog } from '#web/features/guest-site/menus/copy-dialog.tsx';
import { dishActionsId } from '#web/features/guest-site/menus/course-dishes.tsx';
import { DishEditor } from '#web/features/guest-site/menus/dish-editor.tsx';
import { type MomentMenus as Menus, menusOf } from '#web/features/guest-site/menus/menus.ts';
import { addButtonId, MomentMenus } from '#web/features/guest-site/menus/moment-menus.tsx';
import { NewDish } from '#web/features/guest-site/menus/new-dish.tsx';
import { type Dish, type MenuBoard, menusQuery, useLiveMenus } from '#web/features/guest-site/menus/queries.ts';
import { SetDialog } from '#web/features/guest-site/menus/set-dialog.tsx';
import { useMenuMutations } from '#web/features/guest-site/menus/use-menu-mutations.ts';
import { menus as text } from '#web/locales/fr/client/menus.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

export interface MenuPreviewProps {
  eventId: string;
  /** The moments that have dishes. */
  served: readonly Menus[];
}

interface MenusScreenProps {
  event: PlannedEvent;
  /** Shows the menus as the guests' page does. It comes from the page, because features do not import each other. */
  Preview: ComponentType<MenuPreviewProps>;
}

export function MenusScreen({ event, Preview }: MenusScreenProps) {
  const board = useQuery(menusQuery(event.id));
  const moments = useQuery(momentsQuery(event.id));
  useLiveMenus(event.id);
  const list = {
    data: board.data && moments.data && menusOf(moments.data, board.data),
    isError: board.isError || moments.isError,
    refetch: () => Promise.all([board.refetch(), moments.refetch()]),
  };
  return (
    <QueryList list={list} failure={text.failed} empty={<NoMoments event={event} />}>
      {(all) => board.data && <MenuList event={event} board={board.data} all={all} Preview={Preview} />}
    </QueryList>
  );
}

type Opened =
  | { kind: 'add' | 'set' | 'copy'; moment: string }
  /** The dish as it was read, since somebody may delete it meanwhile. */
  | { kind: 'edit'; moment: string; dish: Dish }
  | { kind: 'preview' }
  | null;

interface MenuListProps extends MenusScreenProps {
  board: MenuBoard;
  all: readonly Menus[];
}

function MenuList({ event, board, all, Preview }: MenuListProps) {
  const { id: eventId, canEdit } = event;
  const mutations = useMenuMutations(eventId, board);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const served = all.filter(({ dishes }) => dishes.length > 0);
  const menus = opened !== null && 'moment' in opened ? all.find(({ moment }) => moment.id === opened.moment) : null;
  return (
    <>
      <div className="mb-8 flex flex-col items-start gap-4">
        {!canEdit && <Notice tone="note">{text.readOnly}</Notice>}
        <Button
          look="secondary"
          size="small"
          icon={<Eye aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => setOpened({ kind: 'preview' })}
        >
          {text.preview}
        </Button>
      </div>
      {all.map((menu) => (
        <MomentMenus
          key={menu.moment.id}
          menus={menu}
          chosen={board.chosen}
          canEdit={canEdit}
          canCopy={served.some(({ moment }) => moment.id !== menu.moment.id)}
          onAdd={(kind) => setOpened({ kind, moment: menu.moment.id })}
          onEdit={(dish) => setOpened({ kind: 'edit', moment: menu.moment.id, dish })}
          onRemove={(dish) => void mutations.remove(dish, () => focusAfter(dish, menu))}
        />
      ))}
      {opened?.kind === 'preview' && (
        <Dialog isOpen onClose={close} title={text.previewTitle} description={text.previewNote}>
          {served.length === 0 ? (
            <p className="text-quiet">{text.previewEmpty}</p>
          ) : (
            <Preview eventId={eventId} served={served} />
          )}
        </Dialog>
      )}
      {menus && opened?.kind === 'add' && (
        <NewDish menus={menus} onAdd={(values) => mutations.add(opened.moment, values)} onClose={close} />
      )}
      {opened?.kind === 'set' && (
        <SetDialog momentId={opened.moment} onAdd={(names) => mutations.addSet(opened.moment, names)} onClose={close} />
      )}
      {menus && opened?.kind === 'copy' && (
        <CopyDialog
          into={menus.moment.name}
          sources={served.filter(({ moment }) => moment.id !== opened.moment)}
          isBusy={mutations.isCopying}
          onCopy={(from) => mutations.copy(from, opened.moment)}
          onClose={close}
        />
      )}
      {menus && opened?.kind === 'edit' && (
        <DishEditor
          key={opened.dish.id}
          dish={opened.dish}
          siblings={menus.dishes}
          isChosen={(board.chosen[opened.dish.id] ?? 0) > 0}
          onAddAgain={(values) => mutations.add(opened.moment, values)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Moves the focus to the menu of the next dish, or after the last dish to the button that adds one. */
function focusAfter(dish: Dish, { moment, courses }: Menus): void {
  // A person who has moved the focus elsewhere keeps it there.
  const { activeElement, body } = document;
  const removed = document.getElementById(dishActionsId(dish));
  if (activeElement !== null && activeElement !== body && removed?.contains(activeElement) !== true) return;
  const shown = courses.flatMap(({ dishes }) => dishes);
  const next = shown[shown.findIndex(({ id }) => id === dish.id) + 1];
  const target = next && document.getElementById(dishActionsId(next))?.querySelector('button');
  (target ?? document.getElementById(addButtonId(moment)))?.focus();
}

function NoMoments({ event: { id, canEdit } }: { event: PlannedEvent }) {
  return (
    <EmptyState title={text.noMoments} text={text.noMomentsText}>
      {canEdit && (
        <ButtonLink href={`/client/events/${id}?part=moments`} look="secondary" size="small">
          {text.toMoments}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

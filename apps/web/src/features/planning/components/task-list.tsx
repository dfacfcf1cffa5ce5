// The task list: groups with headings in a virtual list, with drag, selection and arrow keys.
import { type KeyboardEvent, useId, useMemo } from 'react';
import { DoneBox } from '#web/features/planning/components/done-box.tsx';
import { TaskRow } from '#web/features/planning/components/task-row.tsx';
import { groupTitle } from '#web/features/planning/group-titles.ts';
import { isOrderedByHand, type TaskGroup } from '#web/features/planning/groups.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { noSelection, type Selection, select } from '#web/features/planning/selection.ts';
import type { FoundTasks } from '#web/features/planning/use-planning-view.ts';
import { announce } from '#web/lib/device/announce.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { RowCheckbox } from '#web/ui/fields/row-checkbox.tsx';
import { DragHandle } from '#web/ui/lists/drag-handle.tsx';
import { PageList } from '#web/ui/lists/page-list.tsx';
import { type Drop, dropMark, useGroupDrag } from '#web/ui/lists/use-group-drag.ts';

const rowId = ({ id }: { id: string }): string => id;

interface TaskListProps {
  view: FoundTasks;
  /** Null outside the selection mode. */
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
}

const ROW_HEIGHT = 60;

export function TaskList({ view, selection, onSelect }: TaskListProps) {
  const { viewer, mutations } = usePlanning();
  const hintId = useId();
  const ids = useMemo(() => view.rows.flatMap((row) => (row.kind === 'task' ? [row.id] : [])), [view.rows]);
  const ordered = useMemo(
    () =>
      new Map(
        view.groups
          .filter((group) => isOrderedByHand(group, view.sort))
          .map(({ id, tasks }) => [id, tasks.map((task) => task.id)] as const),
      ),
    [view.groups, view.sort],
  );
  const drag = useGroupDrag({ groups: ordered, onDrop: moveTask });

  function moveTask(id: string, from: string, { before }: Drop, isByKeyboard: boolean) {
    const group = ordered.get(from) ?? [];
    void mutations.place(id, group, before);
    if (!isByKeyboard) return;
    const others = group.filter((other) => other !== id);
    const index = before === null ? others.length : others.indexOf(before);
    const title = view.found.find((task) => task.id === id)?.title ?? '';
    announce(surfaces.sortable.moved(title, index + 1, group.length));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return moveFocus(event, index);
    if (selection === null) return;
    if (event.key === 'Escape') onSelect(noSelection);
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelect({ ids: new Set(ids), anchor: null });
    }
  }

  return (
    <>
      {selection !== null && (
        <div className="flex items-center border-hairline border-b text-small">
          <RowCheckbox
            name={text.selection.all(ids.length)}
            ticked={selection.ids.size === 0 ? 'none' : selection.ids.size >= ids.length ? 'all' : 'some'}
            onTick={(isTicked) => onSelect(isTicked ? { ids: new Set(ids), anchor: null } : noSelection)}
          />
          <span aria-hidden>{text.selection.all(ids.length)}</span>
        </div>
      )}
      <PageList label={text.list} items={view.rows} itemId={rowId} rowHeight={ROW_HEIGHT} onKeyDown={onKeyDown}>
        {(row) =>
          row.kind === 'heading' ? (
            <GroupHeading group={row.group} view={view} />
          ) : (
            <TaskRow
              task={row.task}
              group={row.group}
              isTicked={selection?.ids.has(row.id) ?? false}
              isDragged={drag.draggedId === row.id}
              drop={dropMark(drag.target, row.id, ordered)}
              box={
                selection === null ? (
                  <DoneBox task={row.task} onDone={() => view.pin(row.id)} />
                ) : (
                  <RowCheckbox
                    name={text.selection.one(row.task.title)}
                    ticked={selection.ids.has(row.id) ? 'all' : 'none'}
                    onTick={(isTicked, withShift) =>
                      onSelect(select(selection, { id: row.id, isTicked, shown: withShift ? ids : undefined }))
                    }
                  />
                )
              }
              handle={
                viewer.canEdit &&
                selection === null &&
                ordered.has(row.group) && (
                  <DragHandle
                    name={row.task.title}
                    hintId={hintId}
                    isCompact
                    {...drag.handleProps(row.id, row.group)}
                  />
                )
              }
            />
          )
        }
      </PageList>
      <p id={hintId} className="sr-only">
        {surfaces.sortable.keys}
      </p>
    </>
  );
}

function GroupHeading({ group, view }: { group: TaskGroup; view: FoundTasks }) {
  const { members } = usePlanning();
  const canHideDone = group.kind === 'done' && !view.isNarrowed;
  return (
    <div className="flex min-h-14 items-baseline justify-between gap-4 border-hairline border-b pt-6 pb-2">
      <h2 className={`font-display text-heading ${group.kind === 'late' ? 'text-danger' : ''}`}>
        {groupTitle(group, members)}
      </h2>
      <p className="shrink-0 text-quiet text-small tabular-nums">
        {text.groups.count(group.tasks.length)}
        {canHideDone && (
          <button
            type="button"
            aria-expanded={view.showsDone}
            onClick={() => view.change({ showsDone: !view.showsDone })}
            className="-my-3 ml-2 min-h-11 rounded-small px-2 text-accent hover:underline"
          >
            {view.showsDone ? text.groups.hideDone : text.groups.showDone}
          </button>
        )}
      </p>
    </div>
  );
}

/** Moves from a checkbox to the next checkbox, or from a title to the next title, and skips headings. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const kind = 'rowBox' in target.dataset ? '[data-row-box]' : '[data-row-link]';
  const step = event.key === 'ArrowDown' ? 1 : -1;
  for (const next of [index + step, index + 2 * step]) {
    const found = currentTarget.querySelector<HTMLElement>(`[data-index="${next}"] ${kind}`);
    if (found === null) continue;
    event.preventDefault();
    return found.focus();
  }
}

// The list: groups with their headings, of which only what is in sight is drawn.
import { type KeyboardEvent, useId, useMemo } from 'react';
import { DragHandle } from '#web/features/planning/components/drag-handle.tsx';
import { DoneBox } from '#web/features/planning/components/task-box.tsx';
import { TaskRow } from '#web/features/planning/components/task-row.tsx';
import { groupTitle } from '#web/features/planning/group-titles.ts';
import { isOrdered, type TaskGroup } from '#web/features/planning/groups.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { noSelection, type Selection, select } from '#web/features/planning/selection.ts';
import type { FoundTasks } from '#web/features/planning/use-planning-view.ts';
import { type Drop, useTaskDrag } from '#web/features/planning/use-task-drag.ts';
import { announce } from '#web/lib/device/announce.ts';
import { planning as text } from '#web/locales/fr/planning.ts';
import { surfaces } from '#web/locales/fr/surfaces.ts';
import { TickBox } from '#web/ui/fields/row-checkbox.tsx';
import { PageList } from '#web/ui/lists/page-list.tsx';

const rowId = ({ id }: { id: string }): string => id;

interface TaskListProps {
  view: FoundTasks;
  /** Null while nobody chooses many. */
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
}

const ROW_HEIGHT = 60;

export function TaskList({ view, selection, onSelect }: TaskListProps) {
  const { viewer, acts } = usePlanning();
  const hint = useId();
  const ids = useMemo(() => view.rows.flatMap((row) => (row.kind === 'task' ? [row.id] : [])), [view.rows]);
  const ordered = useMemo(
    () =>
      new Map(
        view.groups
          .filter((group) => isOrdered(group, view.sort))
          .map(({ id, tasks }) => [id, tasks.map((task) => task.id)] as const),
      ),
    [view.groups, view.sort],
  );
  const drag = useTaskDrag({ groups: ordered, onDrop: put });

  function put(id: string, from: string, { before }: Drop, isByKey: boolean) {
    const group = ordered.get(from) ?? [];
    void acts.place(id, group, before);
    if (!isByKey) return;
    const others = group.filter((one) => one !== id);
    const place = before === null ? others.length : others.indexOf(before);
    const title = view.found.find((task) => task.id === id)?.title ?? '';
    announce(surfaces.sortable.moved(title, place + 1, group.length));
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
          <TickBox
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
              isDragged={drag.dragged === row.id}
              drop={dropMark(drag.over, row.id, ordered)}
              box={
                selection === null ? (
                  <DoneBox task={row.task} onDone={() => view.keep(row.id)} />
                ) : (
                  <TickBox
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
                  <DragHandle name={row.task.title} hint={hint} {...drag.handle(row.id, row.group)} />
                )
              }
            />
          )
        }
      </PageList>
      <p id={hint} className="sr-only">
        {surfaces.sortable.keys}
      </p>
    </>
  );
}

function GroupHeading({ group, view }: { group: TaskGroup; view: FoundTasks }) {
  const { members } = usePlanning();
  const isFolded = group.kind === 'done' && !view.isNarrowed;
  return (
    <div className="flex min-h-14 items-baseline justify-between gap-4 border-hairline border-b pt-6 pb-2">
      <h2 className={`font-display text-heading ${group.kind === 'late' ? 'text-danger' : ''}`}>
        {groupTitle(group, members)}
      </h2>
      <p className="shrink-0 text-quiet text-small tabular-nums">
        {text.groups.count(group.tasks.length)}
        {isFolded && (
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

/** Above the one it would go before; below the last when it would go to the end. */
export function dropMark(
  over: Drop | null,
  id: string,
  groups: ReadonlyMap<string, readonly string[]>,
): 'above' | 'below' | undefined {
  if (over === null) return undefined;
  if (over.before === id) return 'above';
  return over.before === null && groups.get(over.group)?.at(-1) === id ? 'below' : undefined;
}

/** From a box to the box of the next task, from a title to the next title, over the headings. */
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

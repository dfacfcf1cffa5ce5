// The board: a column for each state. Tasks are moved by a handle or, on phones, where one column fits, by a menu.
import { type TaskState, taskStates } from '@liesse/domain';
import { Ellipsis } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Assignee, DueDate, TaskLink } from '#web/features/planning/components/task-text.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { byPosition, canTick, type Task } from '#web/features/planning/task.ts';
import { announce } from '#web/lib/device/announce.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { DragHandle } from '#web/ui/lists/drag-handle.tsx';
import { PageList } from '#web/ui/lists/page-list.tsx';
import { type Drop, dropMark, dropMarkStyle, type GroupDrag, useGroupDrag } from '#web/ui/lists/use-group-drag.ts';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { board: text, states } = planning;

type Columns = ReadonlyMap<TaskState, readonly Task[]>;
type IdsByState = ReadonlyMap<string, readonly string[]>;

const ROW_HEIGHT = 84;

export default function BoardView({ tasks }: { tasks: readonly Task[] }) {
  const { mutations } = usePlanning();
  const hintId = useId();
  const columns = useMemo(() => columnsOf(tasks), [tasks]);
  const ids: IdsByState = useMemo(
    () => new Map([...columns].map(([state, columnTasks]) => [state, columnTasks.map(({ id }) => id)])),
    [columns],
  );
  const drag = useGroupDrag({ groups: ids, canCrossGroups: true, onDrop: moveTask });
  const isPhone = useDevice().kind === 'mobile';

  function moveTask(id: string, from: string, { group, before }: Drop, isByKeyboard: boolean) {
    const task = tasks.find((candidate) => candidate.id === id);
    const state = taskStates.find((candidate) => candidate === group);
    if (task === undefined || state === undefined) return;
    const column = ids.get(group) ?? [];
    void mutations.place(id, column, before);
    if (group !== from) void mutations.setState(task, state);
    if (!isByKeyboard) return;
    const others = column.filter((other) => other !== id);
    const index = before === null ? others.length : others.indexOf(before);
    announce(
      group === from
        ? surfaces.sortable.moved(task.title, index + 1, column.length)
        : planning.order.toColumn(task.title, states[state]),
    );
  }

  return (
    <section aria-label={text.label}>
      {isPhone ? (
        <OneColumn columns={columns} />
      ) : (
        <div className="grid grid-cols-3 gap-4 desktop:gap-6">
          {taskStates.map((state) => (
            <Column key={state} state={state} tasks={columns.get(state) ?? []} {...{ ids, drag, hintId }} />
          ))}
        </div>
      )}
      <p id={hintId} className="sr-only">
        {planning.order.columns}
      </p>
    </section>
  );
}

const taskId = ({ id }: Task): string => id;

interface ColumnProps {
  state: TaskState;
  tasks: readonly Task[];
  ids: IdsByState;
  drag: GroupDrag;
  hintId: string;
}

function Column({ state, tasks, ids, drag, hintId }: ColumnProps) {
  const { viewer } = usePlanning();
  const isTarget = drag.target?.group === state;
  return (
    <div
      data-group={state}
      data-over={isTarget || undefined}
      className="min-w-0 rounded-panel data-over:bg-accent-wash"
    >
      <ColumnHeading state={state} count={tasks.length} />
      {tasks.length === 0 ? (
        <p className="min-h-40 border-hairline border-t py-6 text-quiet text-small">{text.emptyColumn}</p>
      ) : (
        <VirtualList
          label={text.column(states[state], tasks.length)}
          items={tasks}
          itemId={({ id }) => id}
          rowHeight={ROW_HEIGHT}
          height="max-h-[68dvh] min-h-40"
        >
          {(task) => (
            <div
              data-row={task.id}
              data-group={state}
              data-dragged={drag.draggedId === task.id || undefined}
              data-drop={dropMark(drag.target, task.id, ids)}
              className={`relative flex items-start gap-1 bg-paper py-3 pr-2 hover:bg-panel has-focus-visible:bg-accent-wash ${dropMarkStyle}`}
            >
              {viewer.canEdit ? (
                <DragHandle name={task.title} hintId={hintId} isCompact {...drag.handleProps(task.id, state)} />
              ) : (
                <span className="w-2 shrink-0" />
              )}
              <CardText task={task} />
              <Assignee task={task} />
              {!viewer.canEdit && <MoveMenu task={task} />}
            </div>
          )}
        </VirtualList>
      )}
    </div>
  );
}

function OneColumn({ columns }: { columns: Columns }) {
  const [chosen, setChosen] = useState<TaskState>('todo');
  const tasks = columns.get(chosen) ?? [];
  return (
    <>
      <div
        role="group"
        aria-label={text.choose}
        className="mb-3 grid grid-cols-3 rounded-round border border-edge p-0.5"
      >
        {taskStates.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={chosen === state}
            onClick={() => setChosen(state)}
            className="min-h-11 rounded-round text-quiet text-small tabular-nums aria-pressed:bg-panel aria-pressed:text-ink"
          >
            {states[state]} {columns.get(state)?.length ?? 0}
          </button>
        ))}
      </div>
      {tasks.length === 0 && <p className="py-6 text-quiet text-small">{text.emptyColumn}</p>}
      <PageList label={text.column(states[chosen], tasks.length)} items={tasks} itemId={taskId} rowHeight={ROW_HEIGHT}>
        {(task) => (
          <div className="relative flex items-start gap-2 border-hairline border-b py-3 has-focus-visible:bg-accent-wash">
            <CardText task={task} />
            <Assignee task={task} />
            <MoveMenu task={task} />
          </div>
        )}
      </PageList>
    </>
  );
}

function MoveMenu({ task }: { task: Task }) {
  const { mutations, viewer } = usePlanning();
  if (!canTick(task, viewer)) return null;
  return (
    <div className="relative z-10 -my-1.5">
      <Menu label={text.moveTo(task.title)} trigger={<Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />}>
        {taskStates
          .filter((state) => state !== task.state)
          .map((state) => (
            <MenuAction key={state} onSelect={() => void mutations.setState(task, state)}>
              {text.move(states[state])}
            </MenuAction>
          ))}
      </Menu>
    </div>
  );
}

function ColumnHeading({ state, count }: { state: TaskState; count: number }) {
  return (
    <h2 className="flex items-baseline justify-between px-2 py-3 font-display text-heading">
      {states[state]}
      <span className="font-text text-quiet text-small tabular-nums">{planning.groups.count(count)}</span>
    </h2>
  );
}

function CardText({ task }: { task: Task }) {
  return (
    <div className="min-w-0 flex-1 text-small">
      <p className="line-clamp-3 font-medium">
        <TaskLink task={task} />
      </p>
      <p className="mt-0.5 text-quiet">
        <DueDate task={task} /> · {planning.categories[task.category]}
      </p>
    </div>
  );
}

function columnsOf(tasks: readonly Task[]): Columns {
  const ordered = tasks.toSorted(byPosition);
  return new Map(taskStates.map((state) => [state, ordered.filter((task) => task.state === state)]));
}

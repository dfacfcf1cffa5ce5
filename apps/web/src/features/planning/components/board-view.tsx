// The board: three columns of tasks, ordered and moved by a handle or, on phones where one column fits, by a menu.
import { type TaskState, taskStates } from '@liesse/domain';
import { Ellipsis } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { DragHandle, dropLook } from '#web/features/planning/components/drag-handle.tsx';
import { dropMark } from '#web/features/planning/components/task-list.tsx';
import { Assignee, DueWords, TaskLink } from '#web/features/planning/components/task-text.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { byPosition, canTick, type Task } from '#web/features/planning/task.ts';
import { type Drop, type TaskDrag, useTaskDrag } from '#web/features/planning/use-task-drag.ts';
import { announce } from '#web/lib/device/announce.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { surfaces } from '#web/locales/fr/surfaces.ts';
import { PageList } from '#web/ui/lists/page-list.tsx';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { board: text, states } = planning;

type Columns = ReadonlyMap<TaskState, readonly Task[]>;
type Ids = ReadonlyMap<string, readonly string[]>;

const ROW_HEIGHT = 84;

export default function BoardView({ tasks }: { tasks: readonly Task[] }) {
  const { acts } = usePlanning();
  const hint = useId();
  const columns = useMemo(() => columnsOf(tasks), [tasks]);
  const ids: Ids = useMemo(
    () => new Map([...columns].map(([state, members]) => [state, members.map(({ id }) => id)])),
    [columns],
  );
  const drag = useTaskDrag({ groups: ids, canCross: true, onDrop: put });
  const isPhone = useDevice().kind === 'mobile';

  function put(id: string, from: string, { group, before }: Drop, isByKey: boolean) {
    const task = tasks.find((one) => one.id === id);
    const state = taskStates.find((one) => one === group);
    if (task === undefined || state === undefined) return;
    const there = ids.get(group) ?? [];
    void acts.place(id, there, before);
    if (group !== from) void acts.setState(task, state);
    if (!isByKey) return;
    const others = there.filter((one) => one !== id);
    const place = before === null ? others.length : others.indexOf(before);
    announce(
      group === from
        ? surfaces.sortable.moved(task.title, place + 1, there.length)
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
            <Column key={state} state={state} tasks={columns.get(state) ?? []} {...{ ids, drag, hint }} />
          ))}
        </div>
      )}
      <p id={hint} className="sr-only">
        {planning.order.columns}
      </p>
    </section>
  );
}

const taskId = ({ id }: Task): string => id;

interface ColumnProps {
  state: TaskState;
  tasks: readonly Task[];
  ids: Ids;
  drag: TaskDrag;
  hint: string;
}

function Column({ state, tasks, ids, drag, hint }: ColumnProps) {
  const { viewer } = usePlanning();
  const isOver = drag.over?.group === state;
  return (
    <div data-group={state} data-over={isOver || undefined} className="min-w-0 rounded-panel data-over:bg-accent-wash">
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
              data-task={task.id}
              data-group={state}
              data-dragged={drag.dragged === task.id || undefined}
              data-drop={dropMark(drag.over, task.id, ids)}
              className={`relative flex items-start gap-1 bg-paper py-3 pr-2 hover:bg-panel has-focus-visible:bg-accent-wash ${dropLook}`}
            >
              {viewer.canEdit ? (
                <DragHandle name={task.title} hint={hint} {...drag.handle(task.id, state)} />
              ) : (
                <span className="w-2 shrink-0" />
              )}
              <CardWords task={task} />
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
            <CardWords task={task} />
            <Assignee task={task} />
            <MoveMenu task={task} />
          </div>
        )}
      </PageList>
    </>
  );
}

function MoveMenu({ task }: { task: Task }) {
  const { acts, viewer } = usePlanning();
  if (!canTick(task, viewer)) return null;
  return (
    <div className="relative z-10 -my-1.5">
      <Menu label={text.moveTo(task.title)} trigger={<Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />}>
        {taskStates
          .filter((state) => state !== task.state)
          .map((state) => (
            <MenuAction key={state} onSelect={() => void acts.setState(task, state)}>
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

function CardWords({ task }: { task: Task }) {
  return (
    <div className="min-w-0 flex-1 text-small">
      <p className="line-clamp-3 font-medium">
        <TaskLink task={task} />
      </p>
      <p className="mt-0.5 text-quiet">
        <DueWords task={task} /> · {planning.categories[task.category]}
      </p>
    </div>
  );
}

function columnsOf(tasks: readonly Task[]): Columns {
  const ordered = tasks.toSorted(byPosition);
  return new Map(taskStates.map((state) => [state, ordered.filter((task) => task.state === state)]));
}

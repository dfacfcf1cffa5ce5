// The planning of an event that has tasks: its progress, its toolbar and the chosen view.
import { lazy, Suspense, useMemo, useState } from 'react';
import { PlanningProgress } from '#web/features/planning/components/planning-progress.tsx';
import { PlanningToolbar } from '#web/features/planning/components/planning-toolbar.tsx';
import { QuickAdd } from '#web/features/planning/components/quick-add.tsx';
import { TaskBulkBar } from '#web/features/planning/components/task-bulk-bar.tsx';
import { TaskList } from '#web/features/planning/components/task-list.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { noSelection, type Selection } from '#web/features/planning/selection.ts';
import type { Task } from '#web/features/planning/task.ts';
import { usePlanningView } from '#web/features/planning/use-planning-view.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const BoardView = lazy(() => import('#web/features/planning/components/board-view.tsx'));
const CalendarView = lazy(() => import('#web/features/planning/components/calendar-view.tsx'));
const YearView = lazy(() => import('#web/features/planning/components/year-view.tsx'));

export const planningViews = ['liste', 'tableau', 'calendrier', 'annee'] as const;
export type PlanningViewName = (typeof planningViews)[number];

interface PlanningScreenProps {
  tasks: readonly Task[];
  shown: PlanningViewName;
  onShow: (view: PlanningViewName) => void;
}

export function PlanningScreen({ tasks, shown, onShow }: PlanningScreenProps) {
  const { viewer, today, members } = usePlanning();
  const view = usePlanningView(tasks, { today, viewerId: viewer.id, members });
  // Null while the list is not in selection mode.
  const [chosen, setChosen] = useState<Selection | null>(null);
  const selection = useMemo(() => chosen && withoutDeleted(chosen, tasks), [chosen, tasks]);
  const isList = shown === 'liste';
  const selecting = { isOn: chosen !== null, toggle: () => setChosen(chosen === null ? noSelection : null) };

  const { list } = view;
  // A key press in the search must not render the whole list again before its result is known.
  const taskList = useMemo(
    () => <TaskList view={list} selection={selection} onSelect={setChosen} />,
    [list, selection],
  );

  const content = (
    <>
      {isList && viewer.canEdit && selection === null && <QuickAdd />}
      <PlanningToolbar view={view} total={tasks.length} isList={isList} selecting={viewer.canEdit ? selecting : null} />
      {list.found.length === 0 ? (
        <EmptyState title={text.none.title} text={text.none.text}>
          <Button look="secondary" onClick={view.clear}>
            {text.none.clear}
          </Button>
        </EmptyState>
      ) : (
        <Suspense fallback={<SkeletonLines count={8} />}>
          {isList && taskList}
          {shown === 'tableau' && <BoardView tasks={list.found} />}
          {shown === 'calendrier' && <CalendarView tasks={list.found} />}
          {shown === 'annee' && <YearView tasks={list.found} />}
        </Suspense>
      )}
    </>
  );

  return (
    <>
      <PlanningProgress
        tasks={tasks}
        isLateShown={view.filters.isLate}
        onShowLate={(isLate) => view.change({ filters: { ...view.filters, isLate } })}
      />
      {!viewer.canEdit && <p className="mb-4 max-w-measure text-quiet text-small">{text.viewer}</p>}
      <Tabs
        label={text.views.label}
        value={shown}
        onChange={(value) => {
          setChosen(null);
          onShow(value as PlanningViewName);
        }}
        tabs={planningViews.map((value) => ({
          value,
          label: text.views[value],
          content: value === shown && content,
        }))}
      />
      {isList && selection !== null && selection.ids.size > 0 && (
        <TaskBulkBar ids={[...selection.ids]} onClear={() => setChosen(noSelection)} />
      )}
    </>
  );
}

/** Another member may delete a selected task. */
function withoutDeleted({ ids, anchor }: Selection, tasks: readonly Task[]): Selection {
  if (ids.size === 0) return { ids, anchor };
  return { ids: new Set(tasks.map(({ id }) => id).filter((id) => ids.has(id))), anchor };
}

// /client/todo: the planning of the event (?vue=tableau…) and the panel of a task.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { type Member, membersQuery } from '#web/features/events/members/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { PlanningActions } from '#web/features/planning/components/planning-actions.tsx';
import { PlanningScreen, planningViews } from '#web/features/planning/components/planning-screen.tsx';
import { type Planning, PlanningProvider } from '#web/features/planning/planning-context.ts';
import { tasksQuery } from '#web/features/planning/queries.ts';
import { useLiveTasks } from '#web/features/planning/use-live-tasks.ts';
import { useTaskMutations } from '#web/features/planning/use-task-mutations.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

const PlanProposal = lazy(() => import('#web/features/planning/components/plan-proposal.tsx'));
const TaskSheet = lazy(() => import('#web/features/planning/components/task-sheet.tsx'));

const PATH = '/client/todo';
const VIEW = 'vue';
const NOBODY: readonly Member[] = [];

export function Component() {
  const person = useOutletContext<Person>();
  const event = useCurrentEvent();
  const { taskId } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const mutations = useTaskMutations(event.id);
  const { data: tasks, isError, refetch } = useQuery(tasksQuery(event.id));
  const { data: members = NOBODY } = useQuery(membersQuery(event.id));
  useLiveTasks(event.id);

  const query = search.size > 0 ? `?${search}` : '';
  const planning: Planning = {
    event,
    viewer: { id: person.id, canEdit: event.canEdit, canSeeBudget: event.canSeeBudget },
    today,
    members,
    mutations,
    hrefOf: (id) => `${PATH}/${id}${query}`,
  };
  const shown = planningViews.find((view) => view === search.get(VIEW)) ?? 'liste';
  const close = () => void navigate(`${PATH}${query}`, { preventScrollReset: true });

  return (
    <PlanningProvider value={planning}>
      <Metadata title={text.title} description={text.description} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <h1 className="text-title">{text.title}</h1>
        {tasks !== undefined && <PlanningActions tasks={tasks} />}
      </div>
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {tasks === undefined && !isError && <Loading />}
      {tasks !== undefined && tasks.length > 0 && (
        <PlanningScreen
          tasks={tasks}
          shown={shown}
          onShow={(view) =>
            setSearch(view === 'liste' ? {} : { [VIEW]: view }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      <Suspense fallback={<Loading />}>
        {tasks?.length === 0 && event.canEdit && <PlanProposal tasks={tasks} onClose={null} />}
        {tasks?.length === 0 && !event.canEdit && (
          <EmptyState title={text.empty.viewerTitle} text={text.empty.viewerText} />
        )}
      </Suspense>
      <Suspense>
        {taskId !== undefined && tasks !== undefined && (
          <TaskSheet taskId={taskId} task={tasks.find(({ id }) => id === taskId)} onClose={close} />
        )}
      </Suspense>
    </PlanningProvider>
  );
}

function Loading() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{states.loading}</span>
      <SkeletonLines count={9} />
    </div>
  );
}

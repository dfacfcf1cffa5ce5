// The progress of the planning, with a button that filters the late tasks.
import { isLate } from '@liesse/domain';
import { useMemo } from 'react';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { addDays } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';

const { progress: text } = planning;

interface PlanningProgressProps {
  tasks: readonly Task[];
  isLateShown: boolean;
  onShowLate: (isShown: boolean) => void;
}

export function PlanningProgress({ tasks, isLateShown, onShowLate }: PlanningProgressProps) {
  const { today } = usePlanning();
  const { done, late, week } = useMemo(() => countTasks(tasks, today), [tasks, today]);
  return (
    <div className="mt-4 mb-1 grid tablet:mt-5 tablet:mb-6 items-end gap-x-10 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <Progress label={text.label} value={done} max={tasks.length} text={text.text(done, tasks.length)} />
      <p className="flex min-h-11 flex-wrap items-center gap-x-5 text-small tablet:-mb-3">
        {late > 0 && (
          <button
            type="button"
            aria-pressed={isLateShown}
            onClick={() => onShowLate(!isLateShown)}
            className="min-h-11 rounded-small text-danger underline decoration-1 underline-offset-4 hover:decoration-2 aria-pressed:font-medium"
          >
            {text.late(late)}
          </button>
        )}
        <span className="text-quiet">{text.week(week)}</span>
      </p>
    </div>
  );
}

function countTasks(tasks: readonly Task[], today: string): { done: number; late: number; week: number } {
  const inAWeek = addDays(today, 7);
  const open = tasks.filter(({ state }) => state !== 'done');
  return {
    done: tasks.length - open.length,
    late: open.filter((task) => isLate(task, today)).length,
    week: open.filter(({ due_on: day }) => day !== null && day >= today && day <= inAWeek).length,
  };
}

// What every part of the planning needs to know: which event, who looks, which day it is, and what can be done.
import { createContext, useContext } from 'react';
import type { Member } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import type { Viewer } from '#web/features/planning/task.ts';
import type { TaskActs } from '#web/features/planning/use-task-mutations.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export interface Planning {
  event: PlannedEvent;
  viewer: Viewer;
  today: CivilDate;
  members: readonly Member[];
  acts: TaskActs;
  /** Where the sheet of a task lies: over the view that is shown. */
  hrefOf: (taskId: string) => string;
}

const PlanningContext = createContext<Planning | null>(null);
export const PlanningProvider = PlanningContext.Provider;

export function usePlanning(): Planning {
  const planning = useContext(PlanningContext);
  if (planning === null) throw new Error('no planning stands above this part');
  return planning;
}

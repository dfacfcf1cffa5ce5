// What every component of the planning needs: the event, the viewer, the current day and the mutations.
import { createContext, useContext } from 'react';
import type { Member } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import type { Viewer } from '#web/features/planning/task.ts';
import type { TaskMutations } from '#web/features/planning/use-task-mutations.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export interface Planning {
  event: PlannedEvent;
  viewer: Viewer;
  today: CivilDate;
  members: readonly Member[];
  mutations: TaskMutations;
  /** The address that opens the sheet of a task over the current view. */
  hrefOf: (taskId: string) => string;
}

const PlanningContext = createContext<Planning | null>(null);
export const PlanningProvider = PlanningContext.Provider;

export function usePlanning(): Planning {
  const planning = useContext(PlanningContext);
  if (planning === null) throw new Error('this component needs a PlanningProvider above it');
  return planning;
}

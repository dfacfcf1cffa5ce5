// The state of the planning view (search, filters, sort) and the groups of tasks derived from it.
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Member } from '#web/features/events/members/queries.ts';
import { countFilters, findTasks, noFilters, type TaskFilters } from '#web/features/planning/filters.ts';
import { groupTasks, type Row, rowsOf, type TaskGroup, type TaskSort } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

interface ViewState {
  search: string;
  filters: TaskFilters;
  sort: TaskSort;
  showsDone: boolean;
}

export interface PlanningView extends ViewState {
  change: (change: Partial<ViewState>) => void;
  clear: () => void;
  list: FoundTasks;
}

/** The same object until its content changes, so that a key press in the search does not render the list again. */
export interface FoundTasks extends Pick<ViewState, 'sort' | 'showsDone'> {
  change: PlanningView['change'];
  /** Whether a search or a filter hides tasks. */
  isNarrowed: boolean;
  found: readonly Task[];
  groups: readonly TaskGroup[];
  rows: readonly Row[];
  /** Leaves a task that was just ticked in its group until the view changes. */
  pin: (id: string) => void;
}

interface ViewContext {
  today: CivilDate;
  viewerId: string;
  members: readonly Member[];
}

const initialState: ViewState = { search: '', filters: noFilters, sort: 'plan', showsDone: false };
const NO_IDS: ReadonlySet<string> = new Set();

export function usePlanningView(tasks: readonly Task[], { today, viewerId, members }: ViewContext): PlanningView {
  const [shown, setShown] = useState(initialState);
  const [justTicked, setJustTicked] = useState(NO_IDS);
  // The search field shows a key at once; the rows may render later.
  const { search, filters, sort, showsDone } = useDeferredValue(shown);
  const isNarrowed = search.trim() !== '' || countFilters(filters) > 0;
  const found = useMemo(
    () => findTasks(tasks, { search, filters, today, viewerId }),
    [tasks, search, filters, today, viewerId],
  );
  const groups = useMemo(
    () => groupTasks(found, { sort, today, justTicked, members: members.map(({ id }) => id) }),
    [found, sort, today, justTicked, members],
  );
  // A search or a filter also shows the matching tasks that are done.
  const rows = useMemo(() => rowsOf(groups, showsDone || isNarrowed), [groups, showsDone, isNarrowed]);
  const change = useCallback((changed: Partial<ViewState>) => {
    setJustTicked(NO_IDS);
    setShown((before) => ({ ...before, ...changed }));
  }, []);
  const pin = useCallback((id: string) => setJustTicked((before) => new Set([...before, id])), []);
  const list = useMemo(
    () => ({ sort, showsDone, isNarrowed, found, groups, rows, change, pin }),
    [sort, showsDone, isNarrowed, found, groups, rows, change, pin],
  );
  return { ...shown, change, clear: () => change({ search: '', filters: noFilters }), list };
}

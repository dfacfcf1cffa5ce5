// What the planning shows of the tasks: the search, the filters, the order; and the groups that follow from them.
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Member } from '#web/features/events/members/queries.ts';
import { countFilters, findTasks, noFilters, type TaskFilters } from '#web/features/planning/filters.ts';
import { groupTasks, type Row, rowsOf, type TaskGroup, type TaskSort } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

interface Shown {
  search: string;
  filters: TaskFilters;
  sort: TaskSort;
  showsDone: boolean;
}

export interface PlanningView extends Shown {
  change: (change: Partial<Shown>) => void;
  clear: () => void;
  list: FoundTasks;
}

/** The same until what it shows changes: not for the key that will change it. */
export interface FoundTasks extends Pick<Shown, 'sort' | 'showsDone'> {
  change: PlanningView['change'];
  /** Something is left out. */
  isNarrowed: boolean;
  found: readonly Task[];
  groups: readonly TaskGroup[];
  rows: readonly Row[];
  /** A task that was just ticked stays where it is until the view changes. */
  keep: (id: string) => void;
}

interface Seen {
  today: CivilDate;
  me: string;
  members: readonly Member[];
}

const everything: Shown = { search: '', filters: noFilters, sort: 'plan', showsDone: false };
const NONE: ReadonlySet<string> = new Set();

export function usePlanningView(tasks: readonly Task[], { today, me, members }: Seen): PlanningView {
  const [shown, setShown] = useState(everything);
  const [kept, setKept] = useState(NONE);
  // The field shows a key at once; the rows follow when there is time.
  const { search, filters, sort, showsDone } = useDeferredValue(shown);
  const isNarrowed = search.trim() !== '' || countFilters(filters) > 0;
  const found = useMemo(() => findTasks(tasks, { search, filters, today, me }), [tasks, search, filters, today, me]);
  const groups = useMemo(
    () => groupTasks(found, { sort, today, kept, members: members.map(({ id }) => id) }),
    [found, sort, today, kept, members],
  );
  // Whoever looks for something wants to see it, done or not.
  const rows = useMemo(() => rowsOf(groups, showsDone || isNarrowed), [groups, showsDone, isNarrowed]);
  const change = useCallback((some: Partial<Shown>) => {
    setKept(NONE);
    setShown((before) => ({ ...before, ...some }));
  }, []);
  const keep = useCallback((id: string) => setKept((before) => new Set([...before, id])), []);
  const list = useMemo(
    () => ({ sort, showsDone, isNarrowed, found, groups, rows, change, keep }),
    [sort, showsDone, isNarrowed, found, groups, rows, change, keep],
  );
  return { ...shown, change, clear: () => change({ search: '', filters: noFilters }), list };
}

// Where a task goes in the event's order when it is moved within a group. A group on screen is only a part of that order.
import { byPosition, type Task } from '#web/features/planning/task.ts';

export interface Placement {
  /** The task that follows in the event's order; null for the end. */
  before: string | null;
  /** An estimate for the screen until the database answers with the real one. */
  position: number;
}

/** The end of `group` is not the end of the event's order: other tasks may follow that are not on screen. */
export function placeIn(
  tasks: readonly Task[],
  group: readonly string[],
  moved: string,
  beforeInGroup: string | null,
): Placement {
  const others = tasks.filter(({ id }) => id !== moved).toSorted(byPosition);
  const last = group.findLast((id) => id !== moved);
  const index =
    beforeInGroup === null
      ? others.findIndex(({ id }) => id === last) + 1 || others.length
      : others.findIndex(({ id }) => id === beforeInGroup);
  const above = others[index - 1]?.position;
  const below = others[index];
  return { before: below?.id ?? null, position: between(above, below?.position) };
}

const GAP = 1024;

function between(above: number | undefined, below: number | undefined): number {
  if (below === undefined) return (above ?? 0) + GAP;
  return above === undefined ? below - GAP : (above + below) / 2;
}

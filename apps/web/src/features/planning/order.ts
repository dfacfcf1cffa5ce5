// Where a task goes when it is put between others. What is on the screen is a part of the event's one order; the database keeps that.
import { byPosition, type Task } from '#web/features/planning/task.ts';

/** Before which one it would be dropped, null at the end: above or below the middle of the one that lies under the pointer. */
export function dropBefore(ids: readonly string[], dragged: string, over: string, isLower: boolean): string | null {
  const others = ids.filter((id) => id !== dragged);
  if (over === dragged) return others[ids.indexOf(dragged)] ?? null;
  return others[others.indexOf(over) + Number(isLower)] ?? null;
}

/** A step along the group by the keyboard; null when it ends there. */
export function stepBefore(ids: readonly string[], moved: string, step: -1 | 1): { before: string | null } | null {
  const place = ids.indexOf(moved) + step;
  if (place < 0 || place >= ids.length) return null;
  return { before: ids.filter((id) => id !== moved)[place] ?? null };
}

export interface Placing {
  /** As the database takes it: null is the end of the whole list. */
  before: string | null;
  /** Shown until the database answers its own. */
  position: number;
}

/** `group` is what the moved one stands among, in its order; at the end of it is not at the end of all. */
export function placeIn(
  tasks: readonly Task[],
  group: readonly string[],
  moved: string,
  beforeInGroup: string | null,
): Placing {
  const others = tasks.filter(({ id }) => id !== moved).toSorted(byPosition);
  const last = group.findLast((id) => id !== moved);
  const place =
    beforeInGroup === null
      ? others.findIndex(({ id }) => id === last) + 1 || others.length
      : others.findIndex(({ id }) => id === beforeInGroup);
  const above = others[place - 1]?.position;
  const below = others[place];
  return { before: below?.id ?? null, position: between(above, below?.position) };
}

const GAP = 1024;

function between(above: number | undefined, below: number | undefined): number {
  if (below === undefined) return (above ?? 0) + GAP;
  return above === undefined ? below - GAP : (above + below) / 2;
}

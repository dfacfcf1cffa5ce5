// The arithmetic of a list that people put in order.

/** The same list with one item at another index; an index beyond the ends means the end. */
export function moveTo<Item>(items: readonly Item[], item: Item, index: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** The index below all rows whose middle lies above the pointer. */
export const placeAt = (pointer: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < pointer).length;

/** The row before which the dragged one would go; null for the end. `isLower`: the pointer is in the lower half of the row under it. */
export function dropBefore(ids: readonly string[], dragged: string, over: string, isLower: boolean): string | null {
  const others = ids.filter((id) => id !== dragged);
  if (over === dragged) return others[ids.indexOf(dragged)] ?? null;
  return others[others.indexOf(over) + Number(isLower)] ?? null;
}

/** One step with the keyboard; null at the ends of the list. */
export function stepBefore(ids: readonly string[], moved: string, step: -1 | 1): { before: string | null } | null {
  const index = ids.indexOf(moved) + step;
  if (index < 0 || index >= ids.length) return null;
  return { before: ids.filter((id) => id !== moved)[index] ?? null };
}

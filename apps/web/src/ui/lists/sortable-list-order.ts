// The order of a list after a move.

/** Moves one item to an index; indexes beyond the ends are clamped. */
export function moveTo<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** The index below all items whose middle is above the pointer. */
export const placeAt = (pointer: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < pointer).length;

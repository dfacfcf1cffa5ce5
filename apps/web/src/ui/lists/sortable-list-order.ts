// Where things of a list go when one of them is moved.

/** The same list with one of its things at another place; places beyond the ends are the ends. */
export function moveTo<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** The place below all those whose middle lies above the pointer. */
export const placeAt = (pointer: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < pointer).length;

// Which guests are ticked. With Shift held, all between the last one and this follow it.

export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

interface Tick {
  ids: readonly string[];
  isTicked: boolean;
  /** Everyone between the anchor and these, in the order that is shown. */
  range?: readonly string[] | undefined;
}

export function tick({ ids, anchor }: Selection, { ids: pressed, isTicked, range }: Tick): Selection {
  const next = new Set(ids);
  for (const id of range === undefined ? pressed : between(range, anchor, pressed)) {
    if (isTicked) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor: pressed.at(-1) ?? anchor };
}

function between(shown: readonly string[], anchor: string | null, pressed: readonly string[]): readonly string[] {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const places = pressed.map((id) => shown.indexOf(id)).filter((place) => place >= 0);
  if (from === -1 || places.length === 0) return pressed;
  return shown.slice(Math.min(from, ...places), Math.max(from, ...places) + 1);
}

/** Those who are gone from the list are no longer ticked. */
export function stillThere({ ids, anchor }: Selection, known: ReadonlySet<string>): Selection {
  const kept = [...ids].filter((id) => known.has(id));
  return { ids: new Set(kept), anchor: anchor !== null && known.has(anchor) ? anchor : null };
}

// The selected guests. With Shift held, a click selects all rows between the last one and this one.

export interface Selection {
  ids: ReadonlySet<string>;
  /** The first row of a range. */
  anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

interface Tick {
  ids: readonly string[];
  isTicked: boolean;
  /** With Shift: all guests in the order that is shown. */
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

/** Removes guests from the selection who are not in the list any more. */
export function dropUnknown({ ids, anchor }: Selection, known: ReadonlySet<string>): Selection {
  const remaining = [...ids].filter((id) => known.has(id));
  return { ids: new Set(remaining), anchor: anchor !== null && known.has(anchor) ? anchor : null };
}

// The tasks selected for a bulk change. With Shift held, a click selects the range since the last one.
export interface Selection {
  ids: ReadonlySet<string>;
  /** The task that was clicked last, from which a range begins. */
  anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

export function select(
  { ids, anchor }: Selection,
  { id, isTicked, shown }: { id: string; isTicked: boolean; shown?: readonly string[] | undefined },
): Selection {
  const next = new Set(ids);
  for (const changed of shown === undefined ? [id] : between(shown, anchor, id)) {
    if (isTicked) next.add(changed);
    else next.delete(changed);
  }
  return { ids: next, anchor: id };
}

function between(shown: readonly string[], anchor: string | null, id: string): readonly string[] {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(id);
  return from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

// A change that was made without a network, as it is stored on the device and sent to `apply_changes`.
export type ChangeKind = 'row' | 'task_state' | 'reply' | 'delay' | 'message';
export type ChangedTable = 'tasks' | 'timeline_items' | 'guests' | 'households' | 'instalments';
type Fields = Readonly<Record<string, unknown>>;

export interface NewChange {
  /** The key by which the database applies it once. A message has its own id. */
  id?: string;
  kind: ChangeKind;
  table: ChangedTable | 'messages';
  /** The id of the changed row; for a message that of its conversation. */
  row: string;
  event?: string;
  /** For a reply. */
  moment?: string;
  /** The wanted values of the changed fields. */
  mine: Fields;
  /** The values that the person saw: another value in the database is a conflict. */
  base: Fields;
  /** For a message. */
  body?: string;
  files?: readonly { path: string; name: string }[];
  /** What was changed, in words: the title of a task, the name of a guest. */
  label: string;
}

export interface Change extends NewChange {
  id: string;
  /** Another person on this device neither sees nor sends it. */
  personId: string;
  /** The order of sending. */
  position: number;
  state: 'waiting' | 'conflict' | 'refused';
  /** For a conflict: what is saved now. */
  theirs?: Fields;
  /** For a refusal: the sentence of the database and its reason. */
  message?: string;
  reason?: string;
}

/** The result of a mutation whose change waits on the device. */
export interface Queued {
  ok: true;
  isQueued: true;
}

/** A later change of the same fields is sent as one with the change that waits. A message is never merged. */
export function mergeChange(changes: readonly Change[], added: Change): Change[] {
  const former = changes.find((change) => change.state === 'waiting' && isSameSubject(change, added));
  if (former === undefined) return [...changes, added];
  const merged = {
    ...former,
    label: added.label,
    mine: { ...former.mine, ...added.mine },
    base: { ...added.base, ...former.base },
  };
  // What was changed back need not be sent.
  const isUndone = Object.keys(merged.mine).every((field) => merged.mine[field] === merged.base[field]);
  return changes.flatMap((change) => (change !== former ? [change] : isUndone ? [] : [merged]));
}

const isSameSubject = (one: Change, other: Change): boolean =>
  one.kind !== 'message' &&
  one.kind === other.kind &&
  one.table === other.table &&
  one.row === other.row &&
  one.moment === other.moment;

/** The fields of `to` that differ from the row. Undefined when nothing differs. */
export function differenceOf(row: object, to: object): Pick<NewChange, 'mine' | 'base'> | undefined {
  const before = row as Fields;
  const changed = Object.entries(to).filter(([field, value]) => value !== before[field]);
  if (changed.length === 0) return undefined;
  return {
    mine: Object.fromEntries(changed),
    base: Object.fromEntries(changed.map(([field]) => [field, before[field]])),
  };
}

// Unsaved text that survives a change of tab, « back », a reload, the end of the session, a lost network and a second tab. It is
// stored while it is typed, restored when the form opens and erased when it is saved. Forms of react-hook-form use
// form-draft.ts; draft-notice.tsx shows that a draft was restored.
import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { DraftScopeContext } from '#web/lib/drafts/draft-scope.ts';
import {
  type DraftKey,
  eraseDraft,
  readDraft,
  type StoredDraft,
  subscribeToDrafts,
  writeDraft,
} from '#web/lib/drafts/draft-store.ts';

export interface Draft {
  /** True while the form shows a restored draft that was neither saved nor discarded. */
  isFound: boolean;
  /** Called after saving. */
  erase: () => void;
  /** Resets the form to the saved values. */
  discard: () => void;
}

/** The storage key of a form's draft. `name` is the form and its record. */
export function useDraftKey(name: string, isPrivate = false): DraftKey {
  const scope = useContext(DraftScopeContext);
  return useMemo(() => ({ key: `${scope}/${name}`, isPrivate }), [scope, name, isPrivate]);
}

/** Whether a form has a draft, in any tab. */
export function useHasDraft(name: string): boolean {
  const place = useDraftKey(name);
  return useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(place) !== null,
    () => false,
  );
}

/** `useState` with a draft, for forms that hold their own values. */
export function useDraftState<Value>(
  name: string,
  initial: Value,
  isPrivate = false,
): [Value, (value: Value) => void, Draft] {
  const place = useDraftKey(name, isPrivate);
  const { found, isFound, erase } = useFoundDraft(place);
  const [value, setValue] = useState(found === null ? initial : (found.typed['value'] as Value));

  function change(next: Value): void {
    setValue(next);
    const fields = isSame(next, initial) ? [] : ['value'];
    storeChanges(place, { version: 0, base: { value: initial }, typed: { value: next }, fields });
  }
  const discard = () => {
    setValue(initial);
    erase();
  };
  return [value, change, { isFound, erase, discard }];
}

/** The draft that is stored when the form opens. A server-rendered page shows it after hydration. */
export function useFoundDraft(place: DraftKey): { found: StoredDraft | null; isFound: boolean; erase: () => void } {
  const [found, setFound] = useState(() => readDraft(place));
  const isFound = useSyncExternalStore(
    neverChanges,
    () => found !== null,
    () => false,
  );
  const erase = () => {
    eraseDraft(place);
    setFound(null);
  };
  return { found, isFound, erase };
}

const neverChanges = () => () => {};

interface Changes extends Omit<StoredDraft, 'at'> {
  /** The changed fields. Without any, no draft is stored. */
  fields: readonly string[];
}

export function storeChanges(place: DraftKey, { version, base, typed, fields }: Changes): void {
  if (fields.length > 0) writeDraft(place, { version, base: pick(base, fields), typed: pick(typed, fields) });
  else eraseDraft(place);
}

const pick = (values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  // JSON would drop an undefined field, so null is stored.
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

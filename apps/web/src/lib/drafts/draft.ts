// Unsaved text that survives: changing tab, going back, a reload, the end of the session, no network, a second tab. It is stored as
// a draft while it is typed, found again when the form opens, and erased when it is saved. Forms of react-hook-form use
// form-draft.ts; draft-notice.tsx tells the person.
import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { DraftScopeContext } from '#web/lib/drafts/draft-scope.ts';
import {
  type DraftPlace,
  eraseDraft,
  readDraft,
  type StoredDraft,
  subscribeToDrafts,
  writeDraft,
} from '#web/lib/drafts/draft-store.ts';

export interface Draft {
  /** The form began with a draft, which was not saved or discarded since. */
  isFound: boolean;
  /** For when it was saved. */
  erase: () => void;
  /** Puts the form back to what is saved. */
  discard: () => void;
}

/** Where the draft of a form is stored. `name` says which form, and which record. */
export function useDraftPlace(name: string, isPrivate = false): DraftPlace {
  const scope = useContext(DraftScopeContext);
  return useMemo(() => ({ key: `${scope}/${name}`, isPrivate }), [scope, name, isPrivate]);
}

/** Whether a form has unsaved text, in whichever tab. */
export function useHasDraft(name: string): boolean {
  const place = useDraftPlace(name);
  return useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(place) !== null,
    () => false,
  );
}

/** `useState` for a form that keeps its own values, with a draft. */
export function useDraftState<Value>(
  name: string,
  initial: Value,
  isPrivate = false,
): [Value, (value: Value) => void, Draft] {
  const place = useDraftPlace(name, isPrivate);
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

/** What is stored when the form opens. A page that the server rendered begins without it, and shows it once it is alive. */
export function useFoundDraft(place: DraftPlace): { found: StoredDraft | null; isFound: boolean; erase: () => void } {
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
  /** Those that were changed; without any there is no draft. */
  fields: readonly string[];
}

export function storeChanges(place: DraftPlace, { version, base, typed, fields }: Changes): void {
  if (fields.length > 0) writeDraft(place, { version, base: pick(base, fields), typed: pick(typed, fields) });
  else eraseDraft(place);
}

const pick = (values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  // Null where there was nothing: JSON would leave the field out.
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

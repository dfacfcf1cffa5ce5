// The scope of the drafts below: an account, then an event. A file of its own, so that pages without forms load this alone.
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { DRAFT_PREFIX } from '#web/lib/offline/waiting-keys.ts';

export const DraftScopeContext = createContext('');

/** Scopes are nested: the outer id comes first. */
export function DraftScope({ id, children }: { id: string; children: ReactNode }) {
  const outer = useContext(DraftScopeContext);
  return createElement(DraftScopeContext, { value: outer === '' ? id : `${outer}/${id}` }, children);
}

/** Erases every draft of one account on this device, when it signs out. */
export function eraseDrafts(owner: string): void {
  try {
    for (const store of [localStorage, window.sessionStorage]) {
      for (const name of Object.keys(store)) if (name.startsWith(`${DRAFT_PREFIX}${owner}/`)) store.removeItem(name);
    }
  } catch {
    // Where reading is forbidden, nothing was written.
  }
}

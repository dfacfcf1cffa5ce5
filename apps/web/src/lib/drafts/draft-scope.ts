// Whose the drafts of a part of the page are: apart from them, so that a page without a form carries this alone.
import { createContext, createElement, type ReactNode, useContext } from 'react';

export const DraftScopeContext = createContext('');

/** Whose the drafts below are, or which event they are about. Scopes add up. */
export function DraftScope({ id, children }: { id: string; children: ReactNode }) {
  const outer = useContext(DraftScopeContext);
  return createElement(DraftScopeContext, { value: outer === '' ? id : `${outer}/${id}` }, children);
}

export const DRAFT_PREFIX = 'liesse.draft:';

/** All that one account typed on this device: it signs out. */
export function eraseDrafts(owner: string): void {
  try {
    for (const store of [localStorage, window.sessionStorage]) {
      for (const name of Object.keys(store)) if (name.startsWith(`${DRAFT_PREFIX}${owner}/`)) store.removeItem(name);
    }
  } catch {
    // Where reading is forbidden, nothing was written.
  }
}

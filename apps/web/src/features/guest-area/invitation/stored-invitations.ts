// The links that were opened in this browser, the last one first. They are stored because the address of a page must not show a link.
import { useMemo, useSyncExternalStore } from 'react';
import { ignore, loadCopies } from '#web/features/guest-area/invitation/invitation-copy.ts';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface StoredInvitation {
  /** The guest's id, as in /guest/{id}. */
  id: string;
  token: string;
}

/** An older link has to be opened again. */
const MAX_STORED = 8;
const NONE: readonly StoredInvitation[] = [];
const listeners = new Set<() => void>();
let last: { text: string | null; invitations: readonly StoredInvitation[] } = { text: null, invitations: NONE };

/** Stores the invitation as the current one. */
export function storeInvitation(invitation: StoredInvitation): void {
  const others = storedInvitations().filter(({ id, token }) => id !== invitation.id && token !== invitation.token);
  write([invitation, ...others].slice(0, MAX_STORED));
}

export function dropInvitation(token: string): void {
  storePass(token, null);
  void loadCopies()
    .then(({ removeCachedInvitation, erasePages }) => {
      removeCachedInvitation(token);
      return erasePages((name) => name.startsWith('/guest/'));
    })
    .catch(ignore);
  write(storedInvitations().filter((stored) => stored.token !== token));
}

/** Returns the same object while the stored text is the same: `useSyncExternalStore` would render for ever otherwise. */
export function storedInvitations(): readonly StoredInvitation[] {
  const text = remembered('invitations');
  if (text !== last.text) last = { text, invitations: parse(text) };
  return last.invitations;
}

/** On the server, and for the render that hydrates its page: the invitation of the cookie, or null. */
export function useStoredInvitations(): readonly StoredInvitation[] | null {
  const served = useServedInvitation();
  const first = useMemo(() => served && [{ id: served.id, token: served.token }], [served]);
  return useSyncExternalStore(subscribe, storedInvitations, () =>
    isStoredFirst(served) ? storedInvitations() : first,
  );
}

/** Then the page is the same with the list of this browser: another list would render all of it again after hydration. */
function isStoredFirst(served: StoredInvitation | null): boolean {
  if (typeof document === 'undefined' || served === null) return false;
  const [first] = storedInvitations();
  return first?.id === served.id && first.token === served.token;
}

/** Another release or a person may have written anything there. */
function parse(text: string | null): readonly StoredInvitation[] {
  try {
    const invitations: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(invitations) ? invitations.filter(isStoredInvitation) : NONE;
  } catch {
    return NONE;
  }
}

function isStoredInvitation(value: unknown): value is StoredInvitation {
  const { id, token } = (value ?? {}) as Partial<StoredInvitation>;
  return typeof id === 'string' && typeof token === 'string';
}

function write(invitations: readonly StoredInvitation[]): void {
  const text = invitations.length === 0 ? null : JSON.stringify(invitations);
  remember('invitations', text);
  // Without permission to store, the list lasts as long as the page.
  last = { text: remembered('invitations'), invitations };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// The links that were opened in this browser, the last one first: the address of a page names the guest and never the link.
import { useSyncExternalStore } from 'react';
import { storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface KeptInvitation {
  /** The guest's, as in /guest/{id}. */
  id: string;
  token: string;
}

/** A family invited to more weddings than this opens its link again. */
const MOST = 8;
const NONE: readonly KeptInvitation[] = [];
const listeners = new Set<() => void>();
let last: { text: string | null; kept: readonly KeptInvitation[] } = { text: null, kept: NONE };

/** Makes it the one that the pages are about. */
export function keepInvitation(invitation: KeptInvitation): void {
  const others = keptInvitations().filter(({ id, token }) => id !== invitation.id && token !== invitation.token);
  write([invitation, ...others].slice(0, MOST));
}

export function dropInvitation(token: string): void {
  storePass(token, null);
  write(keptInvitations().filter((kept) => kept.token !== token));
}

/** The list stays the same object while its text does: a new one each time would never settle. */
export function keptInvitations(): readonly KeptInvitation[] {
  const text = remembered('invitations');
  if (text !== last.text) last = { text, kept: parse(text) };
  return last.kept;
}

/** Null on the server and until the page is alive: whoever is there may have opened one, or not. */
export function useKeptInvitations(): readonly KeptInvitation[] | null {
  return useSyncExternalStore(subscribe, keptInvitations, () => null);
}

/** Another version, or somebody's hand, may have written anything. */
function parse(text: string | null): readonly KeptInvitation[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : NONE;
  } catch {
    return NONE;
  }
}

function isKept(value: unknown): value is KeptInvitation {
  const { id, token } = (value ?? {}) as Partial<KeptInvitation>;
  return typeof id === 'string' && typeof token === 'string';
}

function write(kept: readonly KeptInvitation[]): void {
  const text = kept.length === 0 ? null : JSON.stringify(kept);
  remember('invitations', text);
  // Where nothing may be kept, it lasts as long as the page.
  last = { text: remembered('invitations'), kept };
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

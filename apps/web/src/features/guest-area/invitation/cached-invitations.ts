// Copies of the invitations of this browser, for a guest who opens the page without a network. A copy has no diet, allergy, song or
// message, and its page does not ask for them: a reply given from a copy leaves what is stored about them as it is.
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export { cacheOfflinePage } from '#web/lib/offline/offline-page.ts';
export { erasePages } from '#web/lib/offline/page-copies.ts';

export interface CachedInvitation {
  token: string;
  /** When it was cached, in milliseconds. */
  at: number;
  invitation: Invitation;
}

const MAX_COPIES = 4;

export function cacheInvitation(token: string, invitation: Invitation, at: number): void {
  const others = cachedInvitations().filter((copy) => copy.token !== token);
  const copy: CachedInvitation = { token, at, invitation: withoutPersonalTexts(invitation) };
  remember('copies', JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

export function removeCachedInvitation(token: string): void {
  const others = cachedInvitations().filter((copy) => copy.token !== token);
  remember('copies', others.length === 0 ? null : JSON.stringify(others));
}

export const cachedInvitation = (token: string | undefined): CachedInvitation | null =>
  cachedInvitations().find((copy) => copy.token === token) ?? null;

export const cachedInvitations = (): CachedInvitation[] => parse(remembered('copies') ?? '[]');

export const withoutPersonalTexts = (invitation: Invitation): Invitation => ({
  ...invitation,
  look: { ...invitation.look, asks_diet: false, asks_song: false, asks_message: false },
  people: invitation.people.map((person) => ({ ...person, diet: null, allergies: null, has_consented: false })),
  song: null,
  message: null,
});

/** Another version of this program, or the person, may have written anything. */
function parse(text: string): CachedInvitation[] {
  try {
    const copies: unknown = JSON.parse(text);
    return Array.isArray(copies) ? copies.filter(isCachedInvitation) : [];
  } catch {
    return [];
  }
}

function isCachedInvitation(value: unknown): value is CachedInvitation {
  const { token, at, invitation } = (value ?? {}) as Partial<CachedInvitation>;
  return (
    typeof token === 'string' &&
    typeof at === 'number' &&
    typeof invitation?.look === 'object' &&
    Array.isArray(invitation.moments) &&
    Array.isArray(invitation.people)
  );
}

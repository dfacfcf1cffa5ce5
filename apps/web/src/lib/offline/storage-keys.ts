// The names of everything stored in this browser. Nothing stored here grants a right: the server decides.
import { INVITATIONS, REPLIES } from '#web/lib/offline/waiting-keys.ts';

export const storageKeys = {
  session: 'liesse.session',
  rememberedEmail: 'rememberedEmail',
  rememberMe: 'rememberMe',
  /** Set when the signed-in account belongs to the demonstration. */
  demoUser: 'currentDemoUser',
  biometricEnabled: 'biometric_enabled',
  biometricUserId: 'biometric_user_id',
  /** Set by the first start of the mobile application. */
  installed: 'liesse.installed',
  /** Mirrors the account, for the first paint of the second step. */
  secondStep: '2fa_enabled',
  theme: 'theme',
  /** The selected event. */
  event: 'liesse.event',
  /** The last dashboard, for the first paint of the next visit. */
  dashboard: 'liesse.dashboard',
  /** The invitation links that were opened here. */
  invitations: INVITATIONS,
  /** The last invitations, for offline use. */
  copies: 'liesse.copies',
  /** Passes for invitations that ask for a password. */
  passes: 'liesse.passes',
  /** Guests' replies that wait for the network. */
  replies: REPLIES,
  /** The last sheets that were opened by a link, for offline use. */
  timelineSheets: 'liesse.timeline-sheets',
  /** The favourites of a visitor without an account. */
  favourites: 'liesse.favourites',
  /** The person who answered that these favourites are not theirs. */
  favouritesDeclined: 'liesse.favourites-declined',
  /** The person whose push messages this browser receives. */
  push: 'liesse.push',
  /** Set when the notice about a full storage was read. */
  fullStorageSeen: 'liesse.full-storage-seen',
  /** Set when the offer to install the site was declined. */
  installDeclined: 'liesse.install-declined',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Reading can be forbidden altogether, as in a private window; nothing is then stored. */
export function remembered(key: StorageKey): string | null {
  try {
    return localStorage.getItem(storageKeys[key]);
  } catch {
    return null;
  }
}

export function remember(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKeys[key]);
    else localStorage.setItem(storageKeys[key], value);
  } catch {
    // A full or forbidden storage only means that the next visit starts without it.
  }
}

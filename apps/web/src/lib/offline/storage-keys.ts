// The names under which this browser remembers things. Nothing kept here grants a right: the server decides all of them.
export const storageKeys = {
  session: 'liesse.session',
  rememberedEmail: 'rememberedEmail',
  rememberMe: 'rememberMe',
  /** A mark that the person signed in is one of the demonstration. */
  demoUser: 'currentDemoUser',
  biometricEnabled: 'biometric_enabled',
  biometricUserId: 'biometric_user_id',
  /** Mirrors the account for the first paint of the second step. */
  secondStep: '2fa_enabled',
  theme: 'theme',
  /** Which of a person's events the screens are about. */
  event: 'liesse.event',
  /** Those events as they were last read here, for where there is no network. */
  events: 'liesse.events',
  /** The last dashboard shown, for the first paint of the next visit. */
  dashboard: 'liesse.dashboard',
  /** The links of invitations that were opened here. */
  invitations: 'liesse.invitations',
  /** Passes to invitations that ask for a password. */
  passes: 'liesse.passes',
  /** Guests' replies that wait for the network. */
  replies: 'liesse.replies',
  /** The day of the event as it was last read here, for where there is no network. */
  timeline: 'liesse.timeline',
  /** The same of the sheets that were opened by a link. */
  timelineSheets: 'liesse.timeline-sheets',
  /** Messages to vendors that wait for the network. */
  messages: 'liesse.messages',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Reading can be forbidden altogether, as in a private window: then nothing is remembered. */
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
    // A full or forbidden store only means that the next visit starts afresh.
  }
}

// Stores the open challenge of the second step for this tab, because phones often reload the page after a look at the mail. It is useless
// without the session and the code.
export type StepKind = 'totp' | 'email' | 'phone';

export interface Challenge {
  ok: true;
  factorId: string;
  challengeId: string;
  /** Only the session that requested a challenge can answer it. */
  sessionId: string;
  kind: StepKind;
  /** By this device's clock, in milliseconds. */
  deadline: number;
  attemptsLeft: number;
}

const KEY = 'liesse.second-step';

export function readStoredChallenge(): Challenge | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Challenge | null;
  } catch {
    return null;
  }
}

export function storeChallenge(challenge: Challenge): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(challenge));
  } catch {
    // Without storage, a reload requests another challenge.
  }
}

export function removeStoredChallenge(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was stored.
  }
}

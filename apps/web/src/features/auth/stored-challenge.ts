// The open question of the second step, kept for this tab: a phone that goes to the mail and back often loads the page anew.
// It is of no use to anybody without the session and the code.
export type StepKind = 'totp' | 'email' | 'phone';

export interface Challenge {
  ok: true;
  factorId: string;
  challengeId: string;
  /** A challenge is answered by the session that asked. */
  sessionId: string;
  kind: StepKind;
  /** By this device's clock, in milliseconds. */
  deadline: number;
  attemptsLeft: number;
}

const KEY = 'liesse.second-step';

export function keptChallenge(): Challenge | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Challenge | null;
  } catch {
    return null;
  }
}

export function keepChallenge(challenge: Challenge): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(challenge));
  } catch {
    // Then a reload has to ask again.
  }
}

export function forgetChallenge(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

// Sign-in with the biometric lock of the device: in browsers through a passkey that was created on it in the account's settings, in the
// native shells by unlocking the stored session.
import type { SignInResult } from '#web/features/auth/mutations.ts';
import { getSession, openSession } from '#web/features/auth/session.ts';
import { attempt, refusalOf } from '#web/lib/api/refusal.ts';
import { BIOMETRICS_EXHAUSTED, BIOMETRICS_REFUSED, native } from '#web/lib/device/native.ts';
import type { DeviceKind } from '#web/lib/device/screen.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

/** The delay before the automatic attempt, so that the page is recognised first. */
export const AUTOMATIC_AFTER_MS = 500;

export function offersBiometrics(kind: DeviceKind): boolean {
  const shell = native();
  if (shell !== null) return shell.biometrics.isOffered();
  return kind !== 'desktop' && remembered('biometricEnabled') === 'true' && 'PublicKeyCredential' in window;
}

/** Whether this device has a biometric lock that a page can use. */
export async function hasPlatformAuthenticator(): Promise<boolean> {
  const shell = native();
  if (shell !== null) return shell.biometrics.isAvailable();
  return 'PublicKeyCredential' in window && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
}

export function enableBiometrics(userId: string | null): void {
  remember('biometricEnabled', userId === null ? null : 'true');
  remember('biometricUserId', userId);
}

/** The native shells unlock the session of the device's secure store; browsers sign in by a passkey. */
export async function signInByPasskey(): Promise<SignInResult> {
  const shell = native();
  if (shell !== null) {
    const unlocked = await shell.biometrics.unlock();
    return unlocked.ok ? { ok: true, state: getSession() } : unlocked;
  }
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.signInWithPasskey();
    return error ? refusalOf(error) : { ok: true, state: getSession() };
  });
}

/** Whether the person, the device or the server refused. Any other error is a failure. */
const refusals = new Set([
  'ERROR_CEREMONY_ABORTED',
  'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
  'webauthn_verification_failed',
  'webauthn_challenge_expired',
  BIOMETRICS_REFUSED,
  BIOMETRICS_EXHAUSTED,
]);

export const isRefusedByDevice = (code: string): boolean => refusals.has(code);

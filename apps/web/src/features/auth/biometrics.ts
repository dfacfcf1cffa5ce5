// Signing in by the device's own lock: a passkey, made in the account's settings on this device.
import { attempt, type SignInResult } from '#web/features/auth/mutations.ts';
import { getSession, openSession } from '#web/features/auth/session.ts';
import type { DeviceKind } from '#web/lib/device.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { remember, remembered } from '#web/lib/storage-keys.ts';

/** Before the automatic attempt: long enough to see what the page is. */
export const AUTOMATIC_AFTER_MS = 500;

export function offersBiometrics(kind: DeviceKind): boolean {
  return kind !== 'desktop' && remembered('biometricEnabled') === 'true' && 'PublicKeyCredential' in window;
}

/** A page may ask the device only while it is looked at. */
export async function hasPlatformAuthenticator(): Promise<boolean> {
  return 'PublicKeyCredential' in window && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
}

export function enableBiometrics(userId: string | null): void {
  remember('biometricEnabled', userId === null ? null : 'true');
  remember('biometricUserId', userId);
}

/** `cancelled` is no failure of anything: the person closed the device's own window. */
export async function signInByBiometrics(): Promise<SignInResult> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.signInWithPasskey();
    return error ? refusalOf(error) : { ok: true, state: getSession() };
  });
}

// The passkeys of the account, and whether this device offers its own automatically at the next sign-in.

import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { native } from '#web/lib/device/native.ts';
import { remembered } from '#web/lib/offline/storage-keys.ts';
import { deviceName } from '#web/ui/text/user-agent.ts';

/** A passkey is named after the device it was created on until its owner renames it. */
export async function addPasskey(): Promise<Done> {
  return attempt(async () => {
    if (!('PublicKeyCredential' in window)) return refusalOf({ code: 'webauthn_unsupported' });
    const client = await openSession();
    const { data, error } = await client.auth.registerPasskey();
    if (error) return refusalOf(error);
    const friendlyName = deviceName(navigator.userAgent);
    await client.auth.passkey.update({ passkeyId: data.id, friendlyName });
    return { ok: true };
  });
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.passkey.update({ passkeyId, friendlyName });
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function removePasskey(passkeyId: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.passkey.delete({ passkeyId });
    return error ? refusalOf(error) : { ok: true };
  });
}

export const usesBiometrics = (personId: string): boolean =>
  remembered('biometricEnabled') === 'true' && remembered('biometricUserId') === personId;

/** A browser without a passkey of this account gets one first; a native shell checks that the device recognises the person. */
export async function startBiometrics(personId: string, hasPasskey: boolean): Promise<Done> {
  const shell = native();
  const ready: Done = shell !== null ? await shell.biometrics.verify() : hasPasskey ? { ok: true } : await addPasskey();
  if (ready.ok) enableBiometrics(personId);
  return ready;
}

// Writes that a guest makes by the link of the invitation, except the reply, which reply-delivery.ts sends. Each returns a result or a
// reason.
import type { GuestLanguage } from '@liesse/domain';
import { fitPhoto } from '#web/features/guest-area/album/photo.ts';
import { callFunction, LinkRefusal, type Reason, uploadPhoto } from '#web/features/guest-area/api.ts';
import { readUnlocked } from '#web/features/guest-area/invitation/guest-page-schema.ts';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';
import type { UploadResult } from '#web/ui/fields/files/file-drop-queue.ts';

export type Done = { ok: true } | { ok: false; reason: Reason };

/** Uploads the file under a new name; it becomes a photo of the album when the database function registers it. */
export async function addPhoto(
  token: string,
  { event, household }: Invitation,
  text: GuestText,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const photo = await fitPhoto(file);
  if (photo === null) return { ok: false, message: text.album.unreadable };
  const path = `${event.id}/${household.id}/${crypto.randomUUID()}.jpg`;
  try {
    await uploadPhoto(token, path, photo.picture, onProgress, signal);
    const { width, height } = photo;
    await callFunction('guest_add_photo', { token, path, width, height, caption: '' }, signal);
    return { ok: true };
  } catch (error) {
    const reason = reasonOf(error);
    return { ok: false, message: reason === 'invalid' ? text.album.refused : text.refusals[reason] };
  }
}

export const removePhoto = (token: string, photo: string): Promise<Done> =>
  resultOf(() => callFunction('guest_remove_photo', { token, photo }));

export const chooseLanguage = (token: string, language: GuestLanguage): Promise<Done> =>
  resultOf(() => callFunction('guest_language', { token, language }));

export const eraseHousehold = (token: string): Promise<Done> => resultOf(() => callFunction('guest_forget', { token }));

/** Exchanges the password for a pass, which this browser stores. */
export const unlock = (token: string, password: string): Promise<Done> =>
  resultOf(async () => {
    const { pass } = readUnlocked(await callFunction('guest_unlock', { token, password }));
    storePass(token, pass);
  });

async function resultOf(call: () => Promise<unknown>): Promise<Done> {
  try {
    await call();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

const reasonOf = (error: unknown): Reason => (error instanceof LinkRefusal ? error.reason : 'unexpected');

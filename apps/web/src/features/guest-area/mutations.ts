// What a guest does by the link of the invitation. Each answers with a value; the reply itself goes by pending-reply.ts.

import { fitPhoto } from '#web/features/guest-area/album/photo.ts';
import { ask, LinkRefusal, type Reason, uploadPhoto } from '#web/features/guest-area/api.ts';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { keepPass } from '#web/features/guest-area/invitation/stored-passes.ts';
import type { Reply } from '#web/features/guest-area/rsvp/reply.ts';
import { guest as text } from '#web/locales/fr/guest.ts';
import type { UploadResult } from '#web/ui/fields/file-drop-queue.ts';

export type Done = { ok: true } | { ok: false; reason: Reason };

/** A network that answers nothing for so long is none: the reply is kept and tried again. */
const PATIENCE_MS = 20_000;

export const sendReply = (token: string, reply: Reply, key: string): Promise<{ page: Invitation }> =>
  ask('guest_reply', { token, reply, key }, AbortSignal.timeout(PATIENCE_MS));

/** The file first, under a name of its own; it becomes a photo once it is announced. */
export async function addPhoto(
  token: string,
  { event, household }: Invitation,
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
    await ask('guest_add_photo', { token, path, width, height, caption: '' }, signal);
    return { ok: true };
  } catch (error) {
    const reason = reasonOf(error);
    return { ok: false, message: reason === 'invalid' ? text.album.refused : text.refusals[reason] };
  }
}

export const removePhoto = (token: string, photo: string): Promise<Done> =>
  act(() => ask('guest_remove_photo', { token, photo }));

export const forgetEverything = (token: string): Promise<Done> => act(() => ask('guest_forget', { token }));

/** The password becomes a pass, which this browser keeps. */
export const unlock = (token: string, password: string): Promise<Done> =>
  act(async () => {
    const { pass } = await ask<{ pass: string | null }>('guest_unlock', { token, password });
    keepPass(token, pass);
  });

async function act(work: () => Promise<unknown>): Promise<Done> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

const reasonOf = (error: unknown): Reason => (error instanceof LinkRefusal ? error.reason : 'unexpected');

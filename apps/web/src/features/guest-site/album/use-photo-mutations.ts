// The acts of the album: seen at once, told by a toast that can take them back, undone where the platform refuses.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { letWaitAgain, placePhoto, removePhoto, showWaiting } from '#web/features/guest-site/album/mutations.ts';
import { asOwnAct, movePhoto } from '#web/features/guest-site/album/photo-cache.ts';
import { type GuestPhoto, PHOTO_BUCKET, type PhotoState } from '#web/features/guest-site/album/queries.ts';
import { attempt, type Refusal } from '#web/lib/api/refusal.ts';
import { signUrl } from '#web/lib/api/signed-url.ts';
import { album as text } from '#web/locales/fr/album.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

export interface PhotoActs {
  /** While all of those that wait are shown. */
  isBusy: boolean;
  place: (photo: GuestPhoto, to: PhotoState) => Promise<void>;
  /** Asks first. */
  remove: (photo: GuestPhoto, beforeItGoes: () => void) => Promise<void>;
  showAll: (until: string) => Promise<void>;
  save: (photo: GuestPhoto) => Promise<void>;
}

export function usePhotoActs(eventId: string): PhotoActs {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const own = <T>(work: () => Promise<T>) => asOwnAct(cache, eventId, work);

  /** Whether it was done. */
  const move = (photo: GuestPhoto, to: PhotoState): Promise<boolean> =>
    own(async () => {
      await movePhoto(cache, eventId, photo, to);
      const result = await placePhoto(photo.id, to);
      if (result.ok) return true;
      // At once: without a network nobody would tell where it stands.
      await movePhoto(cache, eventId, { ...photo, state: to }, photo.state);
      refuse(result);
      return false;
    });

  return {
    isBusy,
    async place(photo, to) {
      if (!(await move(photo, to))) return;
      tell(text.placed[to], text.undoOne, async () => {
        if (await move({ ...photo, state: to }, photo.state)) toast({ title: text.undone });
      });
    },
    async remove(photo, beforeItGoes) {
      const question = { title: text.removeTitle, description: text.removeText, action: text.remove };
      if (!(await confirm({ ...question, isDangerous: true }))) return;
      await own(async () => {
        const result = await removePhoto(photo.id);
        if (!result.ok) return refuse(result);
        beforeItGoes();
        await movePhoto(cache, eventId, photo, null);
        toast({ title: text.removed });
      });
    },
    async showAll(until) {
      setBusy(true);
      const result = await own(() => showWaiting(eventId, until));
      setBusy(false);
      if (!result.ok) return refuse(result);
      const { ids } = result;
      tell(text.allShown(ids.length), text.undoAll, async () => {
        const back = await own(() => letWaitAgain(ids));
        if (back.ok) toast({ title: text.undone });
        else refuse(back);
      });
    },
    async save(photo) {
      const name = text.fileName(
        photo.household.name,
        photo.created_at.slice(0, 10),
        photo.path.split('.').at(-1) ?? 'jpg',
      );
      const signed = await attempt(async () => ({
        ok: true as const,
        address: await signUrl(PHOTO_BUCKET, photo.path, { download: name }),
      }));
      if (!signed.ok) return refuse(signed);
      // The service answers with a file to keep: the page stays where it is.
      Object.assign(document.createElement('a'), { href: signed.address, download: name }).click();
    },
  };
}

const tell = (title: string, elsewhere: string, undo: () => Promise<void>): void =>
  toast({ title, action: { label: text.undo, elsewhere, run: () => void undo() } });

const refuse = (refusal: Refusal): void =>
  toast({ variant: 'destructive', title: text.failedAct, description: eventRefusalSentence(refusal) });

// Mutations of the guests' photos. A photo moves between the lists before the answer and back after a refusal; its toast offers an undo.
import { useQueryClient } from '@tanstack/react-query';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import {
  makePhotosPending,
  placePhoto,
  removePhoto,
  showPendingPhotos,
} from '#web/features/guest-site/album/mutations.ts';
import { movePhoto, refetchAfter } from '#web/features/guest-site/album/photo-cache.ts';
import { type GuestPhoto, PHOTO_BUCKET, type PhotoState } from '#web/features/guest-site/album/queries.ts';
import { signUrl } from '#web/lib/api/signed-url.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

export interface PhotoMutations {
  place: (photo: GuestPhoto, to: PhotoState) => Promise<void>;
  /** Asks for a confirmation. */
  remove: (photo: GuestPhoto, beforeRemoval: () => void) => Promise<void>;
  showAll: (until: string) => Promise<void>;
  isShowingAll: boolean;
  save: (photo: GuestPhoto) => Promise<void>;
}

interface Placement {
  photo: GuestPhoto;
  to: PhotoState;
  isUndo: boolean;
}

export function usePhotoMutations(eventId: string): PhotoMutations {
  const cache = useQueryClient();
  const shared = { errorTitle: text.unchanged, errorMessage: eventRefusalSentence };
  const placement = useToastMutation({
    ...shared,
    mutationFn: ({ photo, to }: Placement) => placePhoto(photo.id, to),
    optimistic: async ({ photo, to }) => {
      await movePhoto(cache, eventId, photo, to);
      return () => void movePhoto(cache, eventId, { ...photo, state: to }, photo.state);
    },
    success: (_done, { photo, to, isUndo }) =>
      isUndo
        ? { title: text.undone }
        : undoableToast(text.placed[to], text.undoOne, () =>
            move({ photo: { ...photo, state: to }, to: photo.state, isUndo: true }),
          ),
  });
  const removal = useToastMutation({
    ...shared,
    mutationFn: async ({ photo, beforeRemoval }: { photo: GuestPhoto; beforeRemoval: () => void }) => {
      const result = await removePhoto(photo.id);
      if (!result.ok) return result;
      beforeRemoval();
      await movePhoto(cache, eventId, photo, null);
      return result;
    },
    success: { title: text.removed },
  });
  const hiding = useToastMutation({
    ...shared,
    mutationFn: (ids: readonly string[]) => makePhotosPending(ids),
    success: { title: text.undone },
  });
  const showing = useToastMutation({
    ...shared,
    mutationFn: (until: string) => showPendingPhotos(eventId, until),
    success: ({ ids }) =>
      undoableToast(text.allShown(ids.length), text.undoAll, () => refetchAfter(cache, eventId, () => hiding.run(ids))),
  });
  const download = useToastMutation({
    ...shared,
    mutationFn: async (photo: GuestPhoto) => {
      const name = fileName(photo);
      return { ok: true as const, name, address: await signUrl(PHOTO_BUCKET, photo.path, { download: name }) };
    },
    // The service sends the file as an attachment, so that the page is not left.
    onSuccess: ({ name, address }) =>
      Object.assign(document.createElement('a'), { href: address, download: name }).click(),
  });

  async function move(change: Placement): Promise<void> {
    await refetchAfter(cache, eventId, () => placement.run(change));
  }

  return {
    place: (photo, to) => move({ photo, to, isUndo: false }),
    async remove(photo, beforeRemoval) {
      const question = { title: text.removeTitle, description: text.removeText, action: text.remove };
      if (!(await confirm({ ...question, isDangerous: true }))) return;
      await refetchAfter(cache, eventId, () => removal.run({ photo, beforeRemoval }));
    },
    async showAll(until) {
      await refetchAfter(cache, eventId, () => showing.run(until));
    },
    isShowingAll: showing.isPending,
    async save(photo) {
      await download.run(photo);
    },
  };
}

const undoableToast = (title: string, elsewhere: string, undo: () => Promise<unknown>) => ({
  title,
  action: { label: text.undo, elsewhere, run: () => void undo() },
});

const fileName = ({ household, created_at: sentAt, path }: GuestPhoto): string =>
  text.fileName(household.name, sentAt.slice(0, 10), path.split('.').at(-1) ?? 'jpg');

// The photos that a household sees: those that the hosts show, and its own, which it may delete.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AlbumPhoto } from '#web/features/guest-area/album/album-photo.tsx';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { removePhoto } from '#web/features/guest-area/mutations.ts';
import { albumQuery, type AlbumPhoto as Photo } from '#web/features/guest-area/queries.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

/** Loaded when the first photo is opened. */
const AlbumViewer = lazy(() => import('#web/features/guest-area/album/album-viewer.tsx'));

export function Album({ token }: { token: string }) {
  const guest = useGuestText();
  const { album: text } = guest;
  const album = useQuery(albumQuery(token));
  const cache = useQueryClient();
  const [openedId, setOpened] = useState<string | null>(null);
  const photos = album.data ?? [];
  const place = photos.findIndex(({ id }) => id === openedId);
  const opened = photos[place];

  async function remove(photo: Photo): Promise<void> {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (!(await confirm(question))) return;
    const result = await removePhoto(token, photo.id);
    if (result.ok) toast({ title: text.removed });
    else toast({ variant: 'destructive', title: text.notRemoved, description: guest.refusals[result.reason] });
    await cache.invalidateQueries({ queryKey: albumQuery(token).queryKey });
  }

  /** The first photo follows the last one. */
  function step(by: 1 | -1): void {
    setOpened(photos.at((place + by) % photos.length)?.id ?? null);
  }

  return (
    <>
      <QueryList list={album} failure={text.failed} empty={<EmptyState title={text.empty} text={text.emptyText} />}>
        {(all) => (
          <>
            <p className="mt-10 mb-4 label-caps text-metal">{text.count(all.length)}</p>
            <ul className="columns-2 gap-3 tablet:columns-3 tablet:gap-5 wide:columns-4">
              {Array.from(all.entries(), ([index, photo]) => (
                <AlbumPhoto
                  key={photo.id}
                  token={token}
                  photo={photo}
                  name={nameOf(photo, index + 1, text)}
                  onOpen={() => setOpened(photo.id)}
                  onRemove={() => void remove(photo)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryList>
      {opened !== undefined && (
        <Suspense>
          <AlbumViewer
            token={token}
            photo={opened}
            name={nameOf(opened, place + 1, text)}
            onStep={photos.length > 1 ? step : undefined}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const nameOf = ({ caption, is_own: isOwn }: Photo, place: number, text: GuestText['album']): string =>
  caption || (isOwn ? text.ownPhoto(place) : text.photo(place));

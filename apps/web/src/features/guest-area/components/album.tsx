// The photos that a household may see: those that the hosts show, and its own, which it may take away.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlbumLook } from '#web/features/guest-area/components/album-look.tsx';
import { AlbumPhoto } from '#web/features/guest-area/components/album-photo.tsx';
import { removePhoto } from '#web/features/guest-area/mutations.ts';
import { albumQuery, type AlbumPhoto as Photo } from '#web/features/guest-area/queries.ts';
import { guest } from '#web/locales/fr/guest.ts';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFaces } from '#web/ui/list-faces.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { album: text } = guest;

export function Album({ token }: { token: string }) {
  const album = useQuery(albumQuery(token));
  const cache = useQueryClient();
  const [opened, setOpened] = useState<{ photo: Photo; name: string } | null>(null);

  async function remove(photo: Photo): Promise<void> {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (!(await confirm(question))) return;
    const result = await removePhoto(token, photo.id);
    if (result.ok) toast({ title: text.removed });
    else toast({ variant: 'destructive', title: text.notRemoved, description: guest.refusals[result.reason] });
    await cache.invalidateQueries({ queryKey: albumQuery(token).queryKey });
  }

  return (
    <>
      <ListFaces list={album} failure={text.failed} empty={<EmptyState title={text.empty} text={text.emptyText} />}>
        {(photos) => (
          <>
            <p className="mt-10 mb-4 label-caps text-metal">{text.count(photos.length)}</p>
            <ul className="columns-2 gap-3 tablet:columns-3 tablet:gap-5 wide:columns-4">
              {Array.from(photos.entries(), ([place, photo]) => {
                const name = nameOf(photo, place + 1);
                return (
                  <AlbumPhoto
                    key={photo.id}
                    token={token}
                    photo={photo}
                    name={name}
                    onOpen={() => setOpened({ photo, name })}
                    onRemove={() => void remove(photo)}
                  />
                );
              })}
            </ul>
          </>
        )}
      </ListFaces>
      {opened !== null && <AlbumLook key={opened.photo.id} token={token} {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const nameOf = ({ caption, is_own: isOwn }: Photo, place: number): string =>
  caption || (isOwn ? text.ownPhoto(place) : text.photo(place));

// The photos that a household may see: those that the hosts show, and its own, which it may take away.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { removePhoto } from '#web/features/guest-area/mutations.ts';
import { type AlbumPhoto, albumQuery } from '#web/features/guest-area/queries.ts';
import { guest } from '#web/locales/fr/guest.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFaces } from '#web/ui/list-faces.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { album: text } = guest;

export function Album({ token }: { token: string }) {
  const album = useQuery(albumQuery(token));
  const cache = useQueryClient();

  async function remove(photo: AlbumPhoto): Promise<void> {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (!(await confirm(question))) return;
    const result = await removePhoto(token, photo.id);
    if (result.ok) toast({ title: text.removed });
    else toast({ variant: 'destructive', title: text.notRemoved, description: guest.refusals[result.reason] });
    await cache.invalidateQueries({ queryKey: albumQuery(token).queryKey });
  }

  return (
    <ListFaces list={album} failure={text.failed} empty={<EmptyState title={text.empty} text={text.emptyText} />}>
      {(photos) => (
        <>
          <p className="mt-10 mb-4 label-caps text-metal">{text.count(photos.length)}</p>
          <ul className="columns-2 gap-3 tablet:columns-3 tablet:gap-5 wide:columns-4">
            {Array.from(photos.entries(), ([place, photo]) => (
              <Photo key={photo.id} photo={photo} place={place + 1} onRemove={() => void remove(photo)} />
            ))}
          </ul>
        </>
      )}
    </ListFaces>
  );
}

interface PhotoProps {
  photo: AlbumPhoto;
  place: number;
  onRemove: () => void;
}

function Photo({ photo, place, onRemove }: PhotoProps) {
  const name = photo.caption || (photo.is_own ? text.ownPhoto(place) : text.photo(place));
  return (
    <li className="mb-4 break-inside-avoid tablet:mb-6">
      {photo.address === null ? (
        <span className="block aspect-square rounded-small bg-panel" />
      ) : (
        <a
          href={photo.address}
          target="_blank"
          rel="noreferrer"
          aria-label={text.open(name)}
          className="block overflow-hidden rounded-small focus-visible:outline-offset-2"
        >
          <img
            src={photo.address}
            alt={name}
            width={photo.width}
            height={photo.height}
            loading="lazy"
            decoding="async"
            className="h-auto max-h-112 w-full bg-panel object-cover"
          />
        </a>
      )}
      <div className="mt-1.5 flex items-start justify-between gap-1">
        <div className="min-w-0">
          {photo.caption !== '' && <p className="wrap-anywhere text-quiet text-small">{photo.caption}</p>}
          {photo.is_own && photo.state !== 'shown' && (
            <p title={text.pendingNote} className="mt-1">
              <Badge tone={photo.state === 'pending' ? 'metal' : 'neutral'}>{text[photo.state]}</Badge>
            </p>
          )}
        </div>
        {photo.is_own && (
          <button
            type="button"
            aria-label={text.removeOne(name)}
            onClick={onRemove}
            className="-mt-2 grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:bg-panel hover:text-danger focus-visible:rounded-round focus-visible:outline-offset-0"
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </div>
    </li>
  );
}

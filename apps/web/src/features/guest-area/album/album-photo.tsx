// One small photo of the album. A click opens it; the household that sent it may delete it.
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { usePhotoAddress } from '#web/features/guest-area/album/use-photo-url.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import type { AlbumPhoto as Photo } from '#web/features/guest-area/queries.ts';
import { useNearViewport } from '#web/lib/device/use-near-viewport.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The fetched width is about twice the drawn one, for dense screens. */
const WIDTH = 560;

interface AlbumPhotoProps {
  token: string;
  photo: Photo;
  name: string;
  onOpen: () => void;
  onRemove: () => void;
}

export function AlbumPhoto({ token, photo, name, onOpen, onRemove }: AlbumPhotoProps) {
  const { album: text } = useGuestText();
  return (
    <li className="mb-4 break-inside-avoid tablet:mb-6">
      <Picture token={token} photo={photo} name={name} onOpen={onOpen} />
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

function Picture({ token, photo, name, onOpen }: Omit<AlbumPhotoProps, 'onRemove'>) {
  const { album: text } = useGuestText();
  const frame = useRef<HTMLButtonElement>(null);
  const { address, isBroken, onError } = usePhotoAddress(token, photo, WIDTH, useNearViewport(frame));
  const { width, height } = photo;
  return (
    <button
      ref={frame}
      type="button"
      aria-label={text.open(name)}
      onClick={onOpen}
      // The size is reserved before the picture is loaded, so that nothing moves.
      style={{ aspectRatio: `${width} / ${height}` }}
      className="grid max-h-112 min-h-11 w-full place-items-center overflow-hidden rounded-small bg-panel focus-visible:outline-offset-2"
    >
      {isBroken ? (
        <span className="px-4 text-quiet text-small">{text.unseen}</span>
      ) : (
        address !== undefined && (
          <img
            src={address}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={onError}
            className="size-full object-cover"
          />
        )
      )}
    </button>
  );
}

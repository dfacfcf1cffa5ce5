// The photos of a listing, each of which opens at full size.
import { useState } from 'react';
import { type ListingPhoto, usePhotoUrl } from '#web/lib/api/listing-parts.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { LargePicture } from '#web/ui/overlays/large-picture.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { photos: text } = adminPartners;
const SMALL = 320;
const LARGE = 1600;

export function PhotosBlock({ photos }: { photos: readonly ListingPhoto[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = photos.find(({ id }) => id === openId);
  return (
    <Block title={text.title}>
      {photos.length === 0 ? (
        <p className="text-quiet">{text.none}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={text.open(photo.alt)}
                onClick={() => setOpenId(photo.id)}
                className="block w-full rounded-small"
              >
                <Thumbnail photo={photo} />
              </button>
              <p className="mt-1 wrap-anywhere text-quiet text-small">{photo.alt}</p>
              {photo.state !== 'shown' && <Badge>{text[photo.state]}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Dialog isOpen onClose={() => setOpenId(null)} title={open.alt}>
          <OpenPhoto photo={open} />
        </Dialog>
      )}
    </Block>
  );
}

function Thumbnail({ photo }: { photo: ListingPhoto }) {
  return (
    <img
      src={usePhotoUrl(photo, SMALL)}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      className="aspect-[4/3] h-auto w-full rounded-small bg-panel object-cover"
    />
  );
}

function OpenPhoto({ photo }: { photo: ListingPhoto }) {
  const { alt, width, height } = photo;
  return <LargePicture address={usePhotoUrl(photo, Math.min(LARGE, width))} {...{ alt, width, height }} />;
}

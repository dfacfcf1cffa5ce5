// The photos of a listing, each of which opens at full size.
import { useState } from 'react';
import type { ReviewedPhoto } from '#web/features/admin-partners/moderation.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { LargePicture } from '#web/ui/overlays/large-picture.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { photos: text } = adminPartners;
const RENDER = '/storage/v1/render/image/public/partner-photos';
const LARGE = 1600;

const thumbnail = (path: string) => `${RENDER}/${path}?width=320&height=240&resize=cover`;

export function PhotosBlock({ photos }: { photos: readonly ReviewedPhoto[] }) {
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
                <img
                  src={thumbnail(photo.path)}
                  alt=""
                  width={320}
                  height={240}
                  loading="lazy"
                  className="aspect-[4/3] h-auto w-full rounded-small bg-panel object-cover"
                />
              </button>
              <p className="mt-1 wrap-anywhere text-quiet text-small">{photo.alt}</p>
              {photo.state === 'hidden' && <Badge>{text.hidden}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Dialog isOpen onClose={() => setOpenId(null)} title={open.alt}>
          <LargePicture
            address={`${RENDER}/${open.path}?width=${Math.min(LARGE, open.width)}`}
            alt={open.alt}
            width={open.width}
            height={open.height}
          />
        </Dialog>
      )}
    </Block>
  );
}

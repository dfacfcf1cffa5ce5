// One photo of the album, large, over it; the file itself is a touch further.
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type AlbumPhoto, photoAddressQuery } from '#web/features/guest-area/queries.ts';
import { usePhotoAddress } from '#web/features/guest-area/use-photo-address.ts';
import { guest } from '#web/locales/fr/guest.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { LargePicture } from '#web/ui/large-picture.tsx';
import { Dialog } from '#web/ui/overlay.tsx';

const { album: text } = guest;
const WIDTH = 1600;

interface AlbumLookProps {
  token: string;
  photo: AlbumPhoto;
  name: string;
  onClose: () => void;
}

export function AlbumLook({ token, photo, name, onClose }: AlbumLookProps) {
  const { address, isBroken, onError } = usePhotoAddress(token, photo, WIDTH);
  const { data: whole } = useQuery(photoAddressQuery(token, photo.path, null));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      actions={
        whole !== undefined && (
          <a href={whole} target="_blank" rel="noreferrer" className={buttonLook({ look: 'secondary', size: 'small' })}>
            <ExternalLink aria-hidden className="size-5" strokeWidth={1.5} />
            {text.newTab}
          </a>
        )
      }
    >
      {isBroken ? (
        <p className="text-quiet">{text.unseen}</p>
      ) : (
        <LargePicture address={address} alt={name} width={photo.width} height={photo.height} onError={onError} />
      )}
    </Dialog>
  );
}

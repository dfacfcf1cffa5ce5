// The dialog of one large photo, with buttons for the next and the previous one and a link to the original file.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { usePhotoAddress } from '#web/features/guest-area/album/use-photo-url.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { type AlbumPhoto, photoAddressQuery } from '#web/features/guest-area/queries.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { LargePicture } from '#web/ui/overlays/large-picture.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const WIDTH = 1600;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface AlbumViewerProps {
  token: string;
  photo: AlbumPhoto;
  name: string;
  /** Absent for the only photo. */
  onStep?: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
}

export default function AlbumViewer({ token, photo, name, onStep, onClose }: AlbumViewerProps) {
  const guest = useGuestText();
  const { album: text } = guest;
  const { data: whole } = useQuery(photoAddressQuery(token, photo.path, null));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      actions={
        <>
          {onStep !== undefined && (
            <span className="me-auto flex gap-2">
              <Button
                look="secondary"
                size="small"
                icon={<ChevronLeft {...icon} />}
                aria-label={text.previous}
                onClick={() => onStep(-1)}
              />
              <Button
                look="secondary"
                size="small"
                icon={<ChevronRight {...icon} />}
                aria-label={text.next}
                onClick={() => onStep(1)}
              />
            </span>
          )}
          {!photo.is_own && photo.state === 'shown' && (
            <Link to={`/guest/photos/${photo.id}/report`} className={buttonLook({ look: 'quiet', size: 'small' })}>
              {text.report}
            </Link>
          )}
          <a href={whole} target="_blank" rel="noreferrer" className={buttonLook({ look: 'secondary', size: 'small' })}>
            <ExternalLink {...icon} />
            <span>
              {text.original}
              <span className="sr-only"> {text.newTab}</span>
            </span>
          </a>
        </>
      }
    >
      <Picture key={photo.id} token={token} photo={photo} name={name} />
    </Dialog>
  );
}

function Picture({ token, photo, name }: Pick<AlbumViewerProps, 'token' | 'photo' | 'name'>) {
  const { album: text } = useGuestText();
  const { address, isBroken, onError } = usePhotoAddress(token, photo, WIDTH);
  if (isBroken) return <p className="text-quiet">{text.unseen}</p>;
  return <LargePicture address={address} alt={name} width={photo.width} height={photo.height} onError={onError} />;
}

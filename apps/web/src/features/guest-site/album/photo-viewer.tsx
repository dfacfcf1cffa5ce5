// A dialog with one photo as large as the screen allows.
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { photoName } from '#web/features/guest-site/album/photo-card.tsx';
import { type GuestPhoto, photoAddressQuery } from '#web/features/guest-site/album/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LargePicture } from '#web/ui/overlays/large-picture.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const WIDTH = 1600;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface PhotoViewerProps {
  photo: GuestPhoto;
  onSave: () => void;
  onClose: () => void;
}

export function PhotoViewer({ photo, onSave, onClose }: PhotoViewerProps) {
  const name = photoName(photo);
  const whole = useQuery(photoAddressQuery(photo.path));
  const picture = useQuery(photoAddressQuery(photo.path, { width: Math.min(WIDTH, photo.width) }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={text.sentBy(photo.household.name, formatMoment(new Date(photo.created_at)))}
      actions={
        <>
          <Button look="secondary" size="small" icon={<Download {...icon} />} onClick={onSave}>
            {text.download}
          </Button>
          {whole.data !== undefined && (
            <a href={whole.data} target="_blank" rel="noreferrer" className={buttonLook({ size: 'small' })}>
              <ExternalLink {...icon} />
              {text.newTab}
            </a>
          )}
        </>
      }
    >
      {picture.isError ? (
        <ErrorState message={text.unseen} onRetry={() => void picture.refetch()} />
      ) : (
        <LargePicture address={picture.data} alt={name} width={photo.width} height={photo.height} />
      )}
    </Dialog>
  );
}

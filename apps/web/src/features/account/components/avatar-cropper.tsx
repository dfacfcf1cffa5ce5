// Crops a picture. Its styles are in a file of the build, because the content security policy forbids inline styles.
import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import { cutSquare, type Square } from '#web/features/account/avatar.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { photo: text } = account.profile;

const MAX_ZOOM = 4;

export interface ChosenPicture {
  /** The decoded picture, which is shown and then cropped. */
  bitmap: ImageBitmap;
  address: string;
}

interface AvatarCropperProps {
  picture: ChosenPicture;
  onCut: (square: Blob) => void;
  onClose: () => void;
}

export default function AvatarCropper({ picture, onCut, onClose }: AvatarCropperProps) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function cut() {
    if (square === null) return;
    setBusy(true);
    onCut(await cutSquare(picture.bitmap, square));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.cropTitle}
      description={text.cropHelp}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button isBusy={isBusy} disabled={square === null} onClick={() => void cut()}>
            {text.use}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-panel bg-ink tablet:h-80">
        <Cropper
          image={picture.address}
          crop={position}
          zoom={zoom}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': text.cropArea, role: 'application' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setSquare(pixels)}
        />
      </div>
      <label className="mt-5 flex min-h-11 flex-wrap items-center gap-x-5 text-small">
        <span className="font-medium">{text.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-40 flex-1 accent-accent"
        />
      </label>
    </Dialog>
  );
}

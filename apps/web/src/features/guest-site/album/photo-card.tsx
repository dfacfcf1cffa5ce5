// One photo of the album for the hosts: the uncropped picture, its sender and date, and its buttons.
import { useQuery } from '@tanstack/react-query';
import { Check, Download, EyeOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type GuestPhoto, type PhotoState, photoAddressQuery } from '#web/features/guest-site/album/queries.ts';
import { useNearViewport } from '#web/lib/device/use-near-viewport.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { Button } from '#web/ui/button.tsx';

interface PhotoCardProps {
  photo: GuestPhoto;
  canEdit: boolean;
  onOpen: () => void;
  onPlace: (to: PhotoState) => void;
  onRemove: () => void;
  onSave: () => void;
}

/** The width of the fetched picture is about twice the drawn one, for dense screens. */
const WIDTHS: Record<PhotoState, number> = { pending: 1000, shown: 640, hidden: 640 };

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export const photoName = ({ caption, household }: GuestPhoto): string => caption || text.photoOf(household.name);

/** The button that takes the focus when the photo before it leaves the list. */
export const firstButtonId = ({ id }: GuestPhoto): string => `photo-${id}`;

export function PhotoCard({ photo, canEdit, onOpen, onPlace, onRemove, onSave }: PhotoCardProps) {
  const name = photoName(photo);
  const { state, caption, household, created_at: sentAt } = photo;
  return (
    <li className="flex min-w-0 flex-col">
      <Picture photo={photo} name={name} onOpen={onOpen} />
      <p className="mt-3 wrap-anywhere font-medium text-small">{household.name}</p>
      <p className="text-quiet text-small">
        <time dateTime={sentAt}>{formatMoment(new Date(sentAt))}</time>
      </p>
      {caption !== '' && <p className="mt-1 wrap-anywhere text-small">{caption}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {canEdit && state !== 'shown' && (
          <Button
            id={firstButtonId(photo)}
            size="small"
            look={state === 'pending' ? 'primary' : 'secondary'}
            icon={<Check {...icon} />}
            aria-label={text.of(text.accept, name)}
            onClick={() => onPlace('shown')}
          >
            {text.accept}
          </Button>
        )}
        {canEdit && state !== 'hidden' && (
          <Button
            {...(state === 'shown' && { id: firstButtonId(photo) })}
            size="small"
            look="secondary"
            icon={<EyeOff {...icon} />}
            aria-label={text.of(text.hide, name)}
            onClick={() => onPlace('hidden')}
          >
            {text.hide}
          </Button>
        )}
        <span className="ml-auto flex">
          <IconButton label={text.of(text.download, name)} onClick={onSave} Icon={Download} />
          {canEdit && <IconButton label={text.of(text.remove, name)} onClick={onRemove} Icon={Trash2} isDangerous />}
        </span>
      </div>
    </li>
  );
}

function Picture({ photo, name, onOpen }: { photo: GuestPhoto; name: string; onOpen: () => void }) {
  const frame = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(frame);
  const variant = { width: Math.min(WIDTHS[photo.state], photo.width) };
  const { data: address, isError } = useQuery({ ...photoAddressQuery(photo.path, variant), enabled: isNear });
  const [isBroken, setBroken] = useState(false);
  return (
    <button
      ref={frame}
      type="button"
      aria-label={text.open(name)}
      onClick={onOpen}
      className="grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-small bg-panel focus-visible:outline-offset-2"
    >
      {isError || isBroken ? (
        <span className="px-4 text-quiet text-small">{text.unseen}</span>
      ) : (
        address !== undefined && (
          <img
            src={address}
            alt=""
            width={photo.width}
            height={photo.height}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className="size-full object-contain"
          />
        )
      )}
    </button>
  );
}

interface IconButtonProps {
  label: string;
  onClick: () => void;
  Icon: typeof Download;
  isDangerous?: boolean;
}

function IconButton({ label, onClick, Icon, isDangerous = false }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:bg-panel ${isDangerous ? 'hover:text-danger' : 'hover:text-ink'}`}
    >
      <Icon {...icon} />
    </button>
  );
}

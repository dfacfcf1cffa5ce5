// The picture of a vendor, or the first letter of the name on paper.
import { coverAddress } from '#web/features/event-partners/cover.ts';

interface VendorPictureProps {
  name: string;
  cover: string | null;
}

export function VendorPicture({ name, cover }: VendorPictureProps) {
  if (cover === null) {
    return (
      <span
        aria-hidden
        className="grid aspect-[4/3] w-full place-items-center rounded-small bg-metal-wash font-display text-metal text-title"
      >
        {name.trim().slice(0, 1).toLocaleUpperCase('fr-FR')}
      </span>
    );
  }
  return (
    <img
      src={coverAddress(cover, 320)}
      alt=""
      width="320"
      height="240"
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] h-auto w-full rounded-small bg-panel object-cover"
    />
  );
}

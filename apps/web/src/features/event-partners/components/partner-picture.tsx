// The cover of a partner's listing, or the first letter of its name.
import { coverUrl } from '#web/features/event-partners/cover-url.ts';

interface PartnerPictureProps {
  name: string;
  cover: string | null;
}

export function PartnerPicture({ name, cover }: PartnerPictureProps) {
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
      src={coverUrl(cover, 320)}
      alt=""
      width="320"
      height="240"
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] h-auto w-full rounded-small bg-panel object-cover"
    />
  );
}

// The picture of a card: the partner's cover, or the drawing of its trade.
import type { PartnerCard } from '#web/features/partners/cards.ts';
import { ornaments } from '#web/features/partners/ornaments.ts';
import { Photo } from '#web/ui/photo.tsx';

interface PartnerPictureProps {
  card: Pick<PartnerCard, 'cover' | 'trade'>;
  sizes: string;
}

/** The outline separates a pale picture from the page. */
const look = 'aspect-[4/3] outline-1 -outline-offset-1 outline-hairline';

export function PartnerPicture({ card, sizes }: PartnerPictureProps) {
  if (card.cover !== null) {
    return <Photo photo={card.cover} sizes={sizes} className={`rounded-small ${look}`} />;
  }
  return (
    <img
      src={ornaments[card.trade]}
      alt=""
      width="640"
      height="480"
      loading="lazy"
      className={`h-auto w-full rounded-small object-cover ${look}`}
    />
  );
}

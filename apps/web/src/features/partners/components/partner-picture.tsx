// The picture of a card: the partner's cover, or the drawing of its trade.
import type { PartnerCard } from '#web/features/partners/cards.ts';
import { ornaments } from '#web/features/partners/ornaments.ts';
import { Photo } from '#web/ui/photo.tsx';

interface PartnerPictureProps {
  card: Pick<PartnerCard, 'cover' | 'trade'>;
  sizes: string;
  isFirst?: boolean;
}

export function PartnerPicture({ card, sizes, isFirst = false }: PartnerPictureProps) {
  if (card.cover !== null) {
    return <Photo photo={card.cover} sizes={sizes} isFirst={isFirst} className="aspect-[4/3] rounded-small" />;
  }
  return (
    <img
      src={ornaments[card.trade]}
      alt=""
      width="640"
      height="480"
      loading={isFirst ? 'eager' : 'lazy'}
      className="aspect-[4/3] h-auto w-full rounded-small object-cover"
    />
  );
}

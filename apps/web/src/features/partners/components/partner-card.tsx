// A partner's card in a list: picture, name, place, price, and the reasons for its rank.
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { type PartnerCard, partnerOf } from '#web/features/partners/cards.ts';
import { FavouriteHeart } from '#web/features/partners/components/favourite-toggle.tsx';
import { PartnerPicture } from '#web/features/partners/components/partner-picture.tsx';
import { PriceText } from '#web/features/partners/components/price-text.tsx';
import { cardAnchor } from '#web/features/partners/map-view.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { Rating } from '#web/ui/text/rating.tsx';

const { card: text } = partners;

interface PartnerCardItemProps {
  card: PartnerCard;
  heading: 'h2' | 'h3';
  sizes: string;
  /** Shows the reasons for the rank, in a list that has one. */
  hasReasons?: boolean;
}

export function PartnerCardItem({ card, heading: Heading, sizes, hasReasons = false }: PartnerCardItemProps) {
  return (
    <article
      id={hasReasons ? cardAnchor(card.id) : undefined}
      className="group relative flex h-full scroll-mt-8 flex-col rounded-small outline-offset-8 outline-ornament target:outline-2 has-[h3_a:focus]:outline-2"
    >
      <FavouriteHeart partner={partnerOf(card)} />
      <PartnerPicture card={card} sizes={sizes} />
      <Heading className="mt-4 break-words text-heading">
        {/* The link covers the whole card, and screen readers read the name only. */}
        <Link
          to={card.href}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent group-hover:underline"
        >
          {card.name}
        </Link>
      </Heading>
      <p className="mt-1 break-words text-quiet text-small">
        {card.tradeIn}
        {card.distance !== null && <span className="tabular-nums">, {card.distance}</span>}
      </p>
      {card.tagline !== '' && <p className="mt-2 line-clamp-2 break-words text-small">{card.tagline}</p>}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <PriceText price={card.price} />
        {card.rating === null ? <p className="text-quiet text-small">{text.noReview}</p> : <Rating {...card.rating} />}
      </div>
      {card.isFree !== null && <Availability isFree={card.isFree} />}
      {hasReasons && <Reasons card={card} />}
    </article>
  );
}

function Availability({ isFree }: { isFree: boolean }) {
  const Icon = isFree ? Check : Minus;
  return (
    <p className={`mt-2 flex items-center gap-1.5 text-small ${isFree ? 'text-success' : 'text-quiet'}`}>
      <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      {isFree ? text.free : text.taken}
    </p>
  );
}

/** The z-index places it above the link that covers the card. */
function Reasons({ card: { name, why } }: { card: PartnerCard }) {
  return (
    <details className="relative z-10 mt-2 w-fit max-w-full text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-metal underline decoration-hairline underline-offset-4 hover:decoration-metal">
        {text.why}
        <span className="sr-only"> {text.whyOf(name)}</span>
      </summary>
      <ul className="mb-2 grid gap-1 border-ornament border-l pl-3 text-quiet">
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

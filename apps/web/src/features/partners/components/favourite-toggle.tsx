// The buttons that add a partner to the favourites, or remove it: a heart on a card, and a wide button on the partner's page.
import { Heart } from 'lucide-react';
import { useFavourites } from '#web/features/partners/favourites.ts';
import type { ListedPartner } from '#web/lib/api/favourite-partners.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { Button } from '#web/ui/button.tsx';

const { favourite: text } = partnerPage;

export function FavouriteToggle({ partner }: { partner: ListedPartner }) {
  const { isShown, isFavourite, isKnown, toggle } = useFavourite(partner);
  if (!isShown) return null;
  return (
    <div className="noscript:hidden">
      <Button
        wide
        look="secondary"
        aria-pressed={isFavourite}
        disabled={!isKnown}
        icon={<HeartIcon isFull={isFavourite} />}
        onClick={toggle}
      >
        {isFavourite ? text.remove : text.add}
      </Button>
    </div>
  );
}

/** The z-index places it above the link that covers the card. */
export function FavouriteHeart({ partner }: { partner: ListedPartner }) {
  const { isShown, isFavourite, isKnown, toggle } = useFavourite(partner);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={text.of(partner.name)}
      disabled={!isKnown}
      onClick={toggle}
      className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-round border border-hairline bg-raised text-ink transition-colors hover:border-ink aria-pressed:text-accent noscript:hidden"
    >
      <HeartIcon isFull={isFavourite} />
    </button>
  );
}

function useFavourite(partner: ListedPartner) {
  const favourites = useFavourites();
  const isFavourite = favourites?.partners?.some(({ id }) => id === partner.id) ?? false;
  return {
    isShown: favourites !== null,
    isKnown: favourites?.partners != null,
    isFavourite,
    toggle: () => favourites?.change(partner, !isFavourite),
  };
}

const HeartIcon = ({ isFull }: { isFull: boolean }) => (
  <Heart aria-hidden className="size-5" strokeWidth={1.5} fill={isFull ? 'currentColor' : 'none'} />
);

// The panel of the favourites, with a request for quotes to up to three of them.
import { maxAskedTogether } from '@liesse/domain';
import { Heart, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { partnerUrl } from '#web/features/partners/addresses.ts';
import { tradeIn } from '#web/features/partners/cards.ts';
import type { Favourites } from '#web/features/partners/favourites.ts';
import type { Directory } from '#web/features/partners/search.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { favourites: text } = partners;

export interface FavouritePanelProps {
  favourites: Favourites;
  directory: Directory;
  /** The address that asks these partners for quotes. */
  askAddress: (ids: readonly string[]) => string;
}

export default function FavouritePanel({ favourites, directory, askAddress }: FavouritePanelProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const listed = favourites.partners ?? [];
  const asked = listed.flatMap(({ id }) => (ticked.includes(id) ? [id] : []));
  const isFull = asked.length >= maxAskedTogether;
  return (
    <details className="group mb-7 border-hairline border-b pb-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-accent text-small underline decoration-1 underline-offset-4 hover:decoration-2">
        <Heart aria-hidden className="size-5" strokeWidth={1.5} fill="currentColor" />
        {text.title(listed.length)}
      </summary>
      <p className="mt-1 text-quiet text-small">{text.text}</p>
      <ul className="mt-2 grid gap-x-12 tablet:grid-cols-2">
        {listed.map((partner) => {
          const { id, name, type, slug, commune } = partner;
          const isTicked = asked.includes(id);
          return (
            <li key={id} className="flex items-center gap-2 border-hairline border-t">
              <Checkbox
                aria-label={text.tick(name)}
                checked={isTicked}
                disabled={isFull && !isTicked}
                onChange={() => setTicked(isTicked ? asked.filter((other) => other !== id) : [...asked, id])}
              />
              <p className="min-w-0 flex-1 py-2 text-small">
                <Link
                  to={partnerUrl(type, slug, null, directory)}
                  className="block truncate py-1 font-medium hover:text-accent hover:underline"
                >
                  {name}
                </Link>
                <span className="block truncate text-quiet">{tradeIn(type, commune)}</span>
              </p>
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() => favourites.change(partner, false)}
                className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-ink"
              >
                <X aria-hidden className="size-5" strokeWidth={1.5} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        {asked.length > 0 && (
          <ButtonLink href={askAddress(asked)} size="small">
            {text.ask(asked.length)}
          </ButtonLink>
        )}
        {isFull && listed.length > maxAskedTogether && <p className="text-quiet text-small">{text.most}</p>}
      </div>
    </details>
  );
}

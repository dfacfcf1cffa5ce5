// The map of the results. It follows the list, which contains the same places as text.
import { useLocation } from 'react-router';
import { sheet } from '#web/features/partners/france.ts';
import { mapView } from '#web/features/partners/map-view.ts';
import land from '#web/features/partners/pictures/france.svg';
import type { SearchPage } from '#web/features/partners/queries.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { MarkerMap } from '#web/ui/charts/map.tsx';

const { map: text } = partners;

export function ResultsMap({ found: { cards, place } }: { found: SearchPage }) {
  const { pathname, search } = useLocation();
  const { outside, ...view } = mapView(cards, place?.spot ? { ...place.spot, name: place.name } : null);
  return (
    <aside
      id="carte"
      aria-labelledby="titre-carte"
      className="scroll-mt-8 desktop:sticky desktop:top-8 desktop:self-start"
    >
      <h2 id="titre-carte" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-1 mb-4 text-quiet text-small">{text.text}</p>
      <div className="border-hairline border-y py-3">
        <MarkerMap label={text.label} land={land} sheet={sheet} address={pathname + search} {...view} />
      </div>
      {outside > 0 && (
        <p className="mt-3 text-quiet text-small">{text.off(`${outside} ${outside > 1 ? text.many : text.one}`)}</p>
      )}
    </aside>
  );
}

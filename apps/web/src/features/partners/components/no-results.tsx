// An empty result: a link for each filter that could be removed.
import { searchAddress } from '#web/features/partners/addresses.ts';
import type { SearchPage } from '#web/features/partners/queries.ts';
import { ANY_RADIUS, widerRadius } from '#web/features/partners/search.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const { empty: text, beyond } = partners;
const removable = ['q', 'rating', 'budget', 'guests', 'date'] as const;

export function NoResults({ found }: { found: SearchPage }) {
  const { search, place, isBeyond, lastPage } = found;
  if (isBeyond) {
    return (
      <EmptyState title={beyond.title} text={beyond.text(String(lastPage))}>
        <ButtonLink href={searchAddress(search)}>{beyond.back}</ButtonLink>
      </EmptyState>
    );
  }
  const wider = place === null ? null : widerRadius(search);
  const suggestions = [
    ...(wider === null
      ? []
      : [{ label: partners.results.widen(String(wider)), href: searchAddress(search, { radius: String(wider) }) }]),
    ...(place !== null && search.radiusKm !== null
      ? [{ label: text.farther, href: searchAddress(search, { radius: ANY_RADIUS }) }]
      : []),
    ...removable
      .filter((field) => search.values[field] !== undefined)
      .map((field) => ({ label: text.without[field], href: searchAddress(search, { [field]: null }) })),
    ...(search.trade === null ? [] : [{ label: text.otherTrades, href: searchAddress({ ...search, trade: null }) }]),
  ];
  const isNarrow = suggestions.length > (search.trade === null ? 0 : 1);
  return (
    <EmptyState title={isNarrow ? text.title : text.noneTitle} text={isNarrow ? text.text : text.noneText}>
      <div className="flex flex-wrap gap-3">
        {suggestions.map(({ label, href }) => (
          <ButtonLink key={label} href={href} look="secondary">
            {label}
          </ButtonLink>
        ))}
        {!isNarrow && (
          <ButtonLink href="/register-partner" look="secondary">
            {text.join}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

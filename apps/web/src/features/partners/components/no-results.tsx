// An empty result: a link for each filter that could be removed.
import { addressWithout, searchAddress } from '#web/features/partners/addresses.ts';
import { isPoint, type SearchPage } from '#web/features/partners/queries.ts';
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
  const hasDistance = isPoint(place);
  const wider = hasDistance ? widerRadius(search) : null;
  const suggestions = [
    ...(wider === null
      ? []
      : [{ label: partners.results.widen(String(wider)), href: searchAddress(search, { radius: String(wider) }) }]),
    ...(hasDistance && search.radiusKm !== null
      ? [{ label: text.farther, href: searchAddress(search, { radius: ANY_RADIUS }) }]
      : []),
    ...(place !== null && !hasDistance ? [{ label: text.farther, href: addressWithout(search, 'place') }] : []),
    ...removable
      .filter((field) => search.values[field] !== undefined || (field === 'budget' && search.minBudgetCents !== null))
      .map((field) => ({ label: text.without[field], href: addressWithout(search, field) })),
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

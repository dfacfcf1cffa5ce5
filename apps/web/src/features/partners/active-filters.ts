// The filters of a search as short texts. Numbers and dates are formatted here, in the loader, as for the cards.
import type { Place } from '#web/features/partners/places.ts';
import { DEFAULT_RADIUS, type Search, type SearchField } from '#web/features/partners/search.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatPrice } from '#web/lib/format/format.ts';
import { partners } from '#web/locales/fr/public/partners.ts';

const { filters: text, form } = partners;

export interface ActiveFilter {
  field: SearchField;
  label: string;
}

/** In the order of the form. A value that could not be read filters nothing. */
export function activeFilters(search: Search, place: Place | null): ActiveFilter[] {
  const { words, date, guests, rating, radiusKm } = search;
  const labels: Array<[SearchField, string | null]> = [
    ['q', words && text.words(words)],
    ['place', place && (place.spot === null ? place.label : place.name)],
    ['radius', place === null || place.spot === null || radiusKm === DEFAULT_RADIUS ? null : distanceOf(radiusKm)],
    ['date', date && formatShortDate(date)],
    ['budget', budgetOf(search)],
    ['guests', guests === null ? null : text.guests(formatCount(guests))],
    ['rating', rating === null ? null : form.atLeast(String(rating).replace('.', ','))],
  ];
  return labels.flatMap(([field, label]) => (label === null ? [] : [{ field, label }]));
}

function budgetOf({ minBudgetCents: least, budgetCents: most }: Search): string | null {
  if (least === null) return most === null ? null : text.budget(formatPrice(most));
  return most === null ? text.minBudget(formatPrice(least)) : text.budgetRange(formatPrice(least), formatPrice(most));
}

const distanceOf = (km: number | null): string => (km === null ? text.anyDistance : form.km(String(km)));

// The filters of the search, each with a link that removes it.
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { addressWithout } from '#web/features/partners/addresses.ts';
import { SEARCHED } from '#web/features/partners/components/search-form.tsx';
import type { SearchPage } from '#web/features/partners/queries.ts';
import { partners } from '#web/locales/fr/public/partners.ts';

const { filters: text } = partners;

export function FilterChips({ found: { search, filters } }: { found: SearchPage }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={text.title} className="mb-7 flex flex-wrap gap-2">
      {filters.map(({ field, label }) => (
        <li key={field} className="max-w-full">
          <Link
            to={addressWithout(search, field)}
            state={SEARCHED}
            preventScrollReset
            aria-label={text.remove(label)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-round border border-edge bg-raised py-1 pr-3 pl-4 text-small hover:border-ink"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.5} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

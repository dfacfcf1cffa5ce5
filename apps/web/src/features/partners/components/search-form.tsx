// The search form of the directory. It sends a GET request, so that results have an address and no script is needed.
import type { PartnerType } from '@liesse/domain';
import { Search as SearchIcon } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { directoryAddress, searchAddress } from '#web/features/partners/addresses.ts';
import { PlaceField } from '#web/features/partners/components/place-field.tsx';
import { ANY_RADIUS, isNarrowed, radiuses, ratings, readSearch, type Search } from '#web/features/partners/search.ts';
import { useTrades } from '#web/lib/boot/trades.ts';
import { announce } from '#web/lib/device/announce.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text, unread } = partners;

const radiusOptions = [
  ...radiuses.map((radius) => ({ value: String(radius), label: text.km(String(radius)) })),
  { value: ANY_RADIUS, label: text.anyRadius },
];
const ratingOptions = [
  { value: '', label: text.anyRating },
  ...ratings.map((rating) => ({ value: String(rating), label: text.atLeastShort(String(rating).replace('.', ',')) })),
];

const AFTER_PAGE_MS = 150;

/** The state of a navigation that the person started with the search. */
export const SEARCHED = { isSearch: true } as const;

interface SearchFormProps {
  search: Search;
  /** The count of the results, announced after a search. */
  heading: string;
  trade: PartnerType | null;
  /** The first day that can be searched for. */
  today: string;
}

export function SearchForm({ search, heading, trade, today }: SearchFormProps) {
  const { values } = search;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation() as { state: Partial<typeof SEARCHED> | null };
  const isSearch = state?.isSearch === SEARCHED.isSearch;
  // The form is new after each search, so it takes the focus back. The count follows the announcement of a new page.
  useEffect(() => {
    if (!isSearch) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(heading), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, [isSearch, heading]);
  // The redirect to the tidy address would lose the state.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.set(field, value);
    }
    const wanted = readSearch(query, null, today, search.directory);
    void navigate(searchAddress(wanted), { state: SEARCHED, preventScrollReset: true });
  };
  const tradeOptions = [
    { value: '', label: text.anyTrade },
    ...useTrades().map(({ id, label }) => ({ value: id, label })),
  ];
  const errorOf = (field: 'trade' | 'place' | 'date' | 'budgetMin' | 'budget' | 'guests'): string | undefined =>
    search.unread.includes(field) ? unread[field] : undefined;
  const hasMore = [values.radius, values.budgetMin, values.budget, values.guests, values.rating].some(
    (value) => value !== undefined,
  );
  return (
    <Form
      ref={form}
      action={search.directory}
      onSubmit={submit}
      role="search"
      aria-label={text.label}
      className="border-hairline border-y py-5"
    >
      {values.order !== undefined && <input type="hidden" name="order" value={values.order} />}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 desktop:grid-cols-4">
        <div className="col-span-2 tablet:col-span-1">
          <SelectField
            label={text.trade}
            name="trade"
            defaultValue={trade ?? ''}
            options={tradeOptions}
            error={errorOf('trade')}
          />
        </div>
        <div className="col-span-2 tablet:col-span-1">
          <TextField
            label={text.words}
            required={false}
            name="q"
            type="search"
            maxLength={120}
            defaultValue={values.q}
            placeholder={text.wordsPlaceholder}
          />
        </div>
        <PlaceField defaultValue={values.place} error={errorOf('place')} />
        <TextField
          label={text.date}
          required={false}
          name="date"
          type="date"
          min={today}
          defaultValue={search.date ?? ''}
          error={errorOf('date')}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <details className="min-w-0 flex-1 basis-72" open={hasMore}>
          <summary className="inline-flex min-h-12 cursor-pointer items-center text-accent text-small underline decoration-1 underline-offset-4 hover:decoration-2">
            {text.more}
          </summary>
          <div className="mt-2 grid grid-cols-2 items-start gap-x-4 gap-y-3 desktop:grid-cols-5">
            <SelectField
              label={text.radius}
              name="radius"
              defaultValue={search.radiusKm === null ? ANY_RADIUS : String(search.radiusKm)}
              options={radiusOptions}
            />
            <SelectField
              label={text.rating}
              name="rating"
              defaultValue={search.rating === null ? '' : String(search.rating)}
              options={ratingOptions}
            />
            <TextField
              label={text.budgetMin}
              required={false}
              name="budgetMin"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={values.budgetMin}
              placeholder={text.budgetMinPlaceholder}
              error={errorOf('budgetMin')}
            />
            <TextField
              label={text.budget}
              required={false}
              name="budget"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={values.budget}
              placeholder={text.budgetPlaceholder}
              error={errorOf('budget')}
            />
            <TextField
              label={text.guests}
              required={false}
              name="guests"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={values.guests}
              placeholder={text.guestsPlaceholder}
              error={errorOf('guests')}
            />
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isNarrowed(search) && (
            <Link
              to={directoryAddress(trade, search.directory)}
              className="inline-flex min-h-12 items-center text-accent text-small underline-offset-4 hover:underline"
            >
              {text.clear}
            </Link>
          )}
          <Button type="submit" icon={<SearchIcon aria-hidden className="size-5" strokeWidth={1.5} />}>
            {text.submit}
          </Button>
        </div>
      </div>
    </Form>
  );
}

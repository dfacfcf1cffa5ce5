// The search of the directory: a plain form whose answer has an address. Without script it is sent as it is.
import { type PartnerType, trades } from '@liesse/domain';
import { Search as SearchIcon } from 'lucide-react';
import { Form, Link } from 'react-router';
import { directoryAddress } from '#web/features/partners/addresses.ts';
import { PlaceField } from '#web/features/partners/components/place-field.tsx';
import {
  ANY_RADIUS,
  DEFAULT_RADIUS,
  isNarrowed,
  radiuses,
  ratings,
  type Search,
} from '#web/features/partners/search.ts';
import { partners } from '#web/locales/fr/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { form: text, unread } = partners;

const tradeOptions = [{ value: '', label: text.anyTrade }, ...trades.map(({ id, label }) => ({ value: id, label }))];
const radiusOptions = [
  ...radiuses.map((radius) => ({ value: String(radius), label: text.km(String(radius)) })),
  { value: ANY_RADIUS, label: text.anyRadius },
];
const ratingOptions = [
  { value: '', label: text.anyRating },
  ...ratings.map((rating) => ({ value: String(rating), label: text.atLeast(String(rating).replace('.', ',')) })),
];

interface SearchFormProps {
  search: Search;
  trade: PartnerType | null;
  /** The first day that can be asked for. */
  today: string;
}

export function SearchForm({ search, trade, today }: SearchFormProps) {
  const { values } = search;
  const errorOf = (field: 'trade' | 'place' | 'date' | 'budget' | 'guests'): string | undefined =>
    search.unread.includes(field) ? unread[field] : undefined;
  const hasMore = [values.budget, values.guests, values.rating].some((value) => value !== undefined);
  return (
    <Form action="/partners" role="search" aria-label={text.label} className="border-hairline border-y py-6">
      {values.order !== undefined && <input type="hidden" name="order" value={values.order} />}
      <div className="grid items-start gap-x-5 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-6">
        <div className="desktop:col-span-2">
          <TextField
            label={text.words}
            name="q"
            type="search"
            maxLength={120}
            defaultValue={values.q}
            placeholder={text.wordsPlaceholder}
          />
        </div>
        <div className="desktop:col-span-2">
          <SelectField
            label={text.trade}
            name="trade"
            defaultValue={trade ?? ''}
            options={tradeOptions}
            error={errorOf('trade')}
          />
        </div>
        <div className="desktop:col-span-2">
          <TextField
            label={text.date}
            name="date"
            type="date"
            min={today}
            defaultValue={search.date ?? ''}
            error={errorOf('date')}
          />
        </div>
        <div className="desktop:col-span-2">
          <PlaceField defaultValue={values.place} error={errorOf('place')} />
        </div>
        <div className="desktop:col-span-2">
          <SelectField
            label={text.radius}
            name="radius"
            defaultValue={search.radiusKm === null ? ANY_RADIUS : String(search.radiusKm || DEFAULT_RADIUS)}
            options={radiusOptions}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 tablet:col-span-2 tablet:pt-7">
          <Button type="submit" icon={<SearchIcon aria-hidden className="size-5" strokeWidth={1.5} />}>
            {text.submit}
          </Button>
          {isNarrowed(search) && (
            <Link
              to={directoryAddress(trade)}
              className="inline-flex min-h-11 items-center text-accent text-small underline-offset-4 hover:underline"
            >
              {text.clear}
            </Link>
          )}
        </div>
      </div>
      <details className="group mt-3" open={hasMore}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small underline-offset-4 hover:underline">
          {text.more}
        </summary>
        <div className="mt-2 grid items-start gap-x-5 gap-y-4 tablet:grid-cols-3">
          <TextField
            label={text.budget}
            name="budget"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.budget}
            placeholder={text.budgetPlaceholder}
            error={errorOf('budget')}
          />
          <TextField
            label={text.guests}
            name="guests"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.guests}
            placeholder={text.guestsPlaceholder}
            error={errorOf('guests')}
          />
          <SelectField
            label={text.rating}
            name="rating"
            defaultValue={search.rating === null ? '' : String(search.rating)}
            options={ratingOptions}
          />
        </div>
      </details>
    </Form>
  );
}

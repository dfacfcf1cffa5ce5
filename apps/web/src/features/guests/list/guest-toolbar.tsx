// The toolbar of the guest list: search, filters, saved views, and the grouping by household or by person.
import { Bookmark, SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { FilterPanel } from '#web/features/guests/list/filter-panel.tsx';
import { countFilters, filterChoices } from '#web/features/guests/list/filters.ts';
import { SavedViews } from '#web/features/guests/list/saved-views.tsx';
import type { GuestViewState } from '#web/features/guests/list/use-guest-view.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';

interface GuestToolbarProps {
  eventId: string;
  book: GuestBook;
  view: GuestViewState;
}

const icon = { 'aria-hidden': true, className: 'size-5 max-tablet:hidden', strokeWidth: 1.5 } as const;

export function GuestToolbar({ eventId, book, view }: GuestToolbarProps) {
  const [isFiltering, setFiltering] = useState(false);
  const [hasViews, setViews] = useState(false);
  const choices = useMemo(() => filterChoices(book), [book]);
  const panel = useId();
  const count = countFilters(view.filters);
  const { search, filters, grouping, sort, change } = view;
  const status = view.isNarrowed ? text.foundOf(view.found, book.people.length) : text.found(view.found);
  return (
    <>
      <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-2 gap-y-1 bg-paper px-5 py-3 tablet:-mx-10 tablet:px-10">
        <div className="min-w-0 flex-1 basis-full tablet:basis-60">
          <SearchField
            label={text.search}
            value={search}
            onChange={(value) => change({ search: value })}
            status={status}
          />
        </div>
        <Button
          look={count > 0 ? 'secondary' : 'quiet'}
          size="small"
          aria-expanded={isFiltering}
          aria-controls={panel}
          onClick={() => setFiltering(!isFiltering)}
          icon={<SlidersHorizontal {...icon} />}
        >
          {count > 0 ? text.filters.openCount(count) : text.filters.open}
        </Button>
        <Button look="quiet" size="small" onClick={() => setViews(true)} icon={<Bookmark {...icon} />}>
          {text.views.open}
        </Button>
        <GroupingChoice grouping={grouping} onChange={(value) => change({ grouping: value })} />
        {view.isNarrowed && (
          <p aria-hidden className="w-full text-quiet text-small tabular-nums">
            {status}
          </p>
        )}
      </div>
      <div id={panel} hidden={!isFiltering}>
        {isFiltering && (
          <FilterPanel
            moments={book.moments}
            choices={choices}
            filters={filters}
            onChange={(next) => change({ filters: next })}
          />
        )}
      </div>
      {hasViews && (
        <SavedViews
          eventId={eventId}
          current={{ search, filters, grouping, sort }}
          onApply={({ name: _name, ...applied }) => {
            change(applied);
            setViews(false);
          }}
          onClose={() => setViews(false)}
        />
      )}
    </>
  );
}

interface GroupingChoiceProps {
  grouping: GuestViewState['grouping'];
  onChange: (grouping: GuestViewState['grouping']) => void;
}

function GroupingChoice({ grouping, onChange }: GroupingChoiceProps) {
  return (
    <div role="group" aria-label={text.grouping.label} className="ml-auto flex rounded-round border border-edge p-0.5">
      {(['households', 'people'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={grouping === value}
          onClick={() => onChange(value)}
          className="min-h-11 rounded-round px-3.5 text-quiet text-small transition-colors hover:text-ink aria-pressed:bg-panel aria-pressed:text-ink"
        >
          {text.grouping[value]}
        </button>
      ))}
    </div>
  );
}

// The screen of the guest list: its counts, its toolbar, its rows and the bar of the selection.
import { useDeferredValue, useMemo, useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { countGuests } from '#web/features/guests/list/counts.ts';
import { noFilters } from '#web/features/guests/list/filters.ts';
import { GuestBulkBar } from '#web/features/guests/list/guest-bulk-bar.tsx';
import { GuestCounts } from '#web/features/guests/list/guest-counts.tsx';
import { GuestRows } from '#web/features/guests/list/guest-rows.tsx';
import { GuestToolbar } from '#web/features/guests/list/guest-toolbar.tsx';
import { dropUnknown, noSelection } from '#web/features/guests/list/selection.ts';
import type { GuestViewState } from '#web/features/guests/list/use-guest-view.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface GuestScreenProps {
  eventId: string;
  canEdit: boolean;
  book: GuestBook;
  view: GuestViewState;
  fresh: ReadonlySet<string>;
}

export function GuestScreen({ eventId, canEdit, book, view, fresh }: GuestScreenProps) {
  const [selected, setSelected] = useState(noSelection);
  const selection = useMemo(
    () => (selected.ids.size === 0 ? selected : dropUnknown(selected, new Set(book.people.map(({ id }) => id)))),
    [selected, book],
  );
  // The counts are rendered with lower priority than what is typed.
  const counted = useDeferredValue(book);
  const counts = useMemo(() => countGuests(counted), [counted]);
  const { change, rows, found, grouping, sort } = view;
  // Memoised, so that a key press in the search does not render the counts.
  const figures = useMemo(
    () => (
      <GuestCounts
        counts={counts}
        onShow={(moment, answer) => change({ search: '', filters: { ...noFilters, moment, answer } })}
        onShowToConfirm={() => change({ search: '', filters: { ...noFilters, isToConfirm: true } })}
      />
    ),
    [counts, change],
  );
  const list = useMemo(
    () => (
      <GuestRows
        rows={rows}
        moments={book.moments}
        grouping={grouping}
        sort={sort}
        onSort={(chosen) => change({ sort: chosen })}
        found={found}
        fresh={fresh}
        selection={canEdit ? selection : null}
        onSelect={setSelected}
      />
    ),
    [rows, book.moments, grouping, sort, change, found, fresh, canEdit, selection],
  );
  return (
    <>
      {figures}
      <GuestToolbar eventId={eventId} book={book} view={view} />
      {rows.length === 0 ? (
        <EmptyState title={text.none.title} text={text.none.text}>
          <Button look="secondary" onClick={view.clear}>
            {text.none.clear}
          </Button>
        </EmptyState>
      ) : (
        list
      )}
      {selection.ids.size > 0 && (
        <GuestBulkBar eventId={eventId} book={book} ids={[...selection.ids]} onClear={() => setSelected(noSelection)} />
      )}
    </>
  );
}

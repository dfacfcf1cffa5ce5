// The requests as a board: a column for each state, with the newest of it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { requestAddress } from '#web/features/partner-requests/addresses.ts';
import { countOf } from '#web/features/partner-requests/components/requests-toolbar.tsx';
import type { RequestBoard as BoardData, RequestRow } from '#web/features/partner-requests/partner-request.ts';
import { type BoardGroup, boardGroups } from '#web/features/partner-requests/request-filters.ts';
import { clientName, dayTones, quoteText, showsDay } from '#web/features/partner-requests/request-text.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

interface RequestBoardProps {
  board: { data: BoardData | undefined; isError: boolean; refetch: () => unknown };
  /** Shown when every column is empty. */
  empty: ReactNode;
  onShowAll: (group: BoardGroup) => void;
}

export function RequestBoard({ board, empty, onShowAll }: RequestBoardProps) {
  const { data, isError, refetch } = board;
  const hasRows = data !== undefined && boardGroups.some((group) => data.columns[group].length > 0);
  return (
    <QueryList
      list={{ data: data && (hasRows ? [data] : []), isError, refetch }}
      failure={text.loadFailed}
      empty={empty}
    >
      {([shown]) =>
        shown !== undefined && (
          // The columns scroll where they do not fit, and a region that scrolls must be reachable with the keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          <section aria-label={text.board} tabIndex={0} className="overflow-x-auto pb-4">
            <div className="grid min-w-[60rem] grid-cols-5 gap-x-6">
              {boardGroups.map((group) => (
                <Column
                  key={group}
                  group={group}
                  rows={shown.columns[group]}
                  count={countOf(group, shown.counts)}
                  onShowAll={() => onShowAll(group)}
                />
              ))}
            </div>
          </section>
        )
      }
    </QueryList>
  );
}

interface ColumnProps {
  group: BoardGroup;
  rows: readonly RequestRow[];
  count: number;
  onShowAll: () => void;
}

function Column({ group, rows, count, onShowAll }: ColumnProps) {
  const id = `column-${group}`;
  return (
    <div className="min-w-0">
      <h2 id={id} className="flex items-baseline justify-between gap-2 border-ornament border-t pt-3 pb-2 text-small">
        <span className="label-caps font-text text-metal">{text.groups[group]}</span>
        <span className="font-display text-heading lining-nums tabular-nums">{formatCount(count)}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="border-hairline border-t py-3 text-quiet text-small">{text.emptyColumn}</p>
      ) : (
        <ul aria-labelledby={id}>
          {rows.map((row) => (
            <li key={row.id} className="border-hairline border-t">
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <div className="-ml-4">
          <Button look="quiet" size="small" onClick={onShowAll}>
            {text.seeAll(count)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Card({ row }: { row: RequestRow }) {
  const quote = quoteText(row);
  return (
    <Link to={requestAddress(row.id)} className="group block py-3 text-small focus-visible:outline-offset-0">
      <span className="block wrap-anywhere group-hover:text-accent group-hover:underline">{row.event_name}</span>
      <span className="block wrap-anywhere text-quiet">{clientName(row)}</span>
      <span className="mt-1 flex flex-wrap items-center gap-2 tabular-nums">
        {row.starts_on === null ? text.noDate : formatShortDate(row.starts_on)}
        {showsDay(row) && row.day_state !== null && (
          <Badge tone={dayTones[row.day_state]}>{text.dayStates[row.day_state]}</Badge>
        )}
      </span>
      {row.waiting > 0 && <span className="block text-metal">{text.waiting(row.waiting)}</span>}
      {quote !== null && <span className="block text-quiet">{quote}</span>}
      {row.date_to_agree !== null && <span className="block text-danger">{text.toAgree}</span>}
      {row.unread > 0 && <span className="block text-accent">{text.unread(row.unread)}</span>}
    </Link>
  );
}

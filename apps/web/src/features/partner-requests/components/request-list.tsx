// The requests as lines, page by page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { requestAddress } from '#web/features/partner-requests/addresses.ts';
import type { RequestRow } from '#web/features/partner-requests/partner-request.ts';
import {
  clientName,
  daysOf,
  dayTones,
  natureOf,
  quoteText,
  showsDay,
  stateBadge,
} from '#web/features/partner-requests/request-text.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MoreButton, type MoreButtonProps } from '#web/ui/lists/more-button.tsx';
import { type ListQuery, QueryList } from '#web/ui/lists/query-list.tsx';

interface RequestListProps {
  list: ListQuery<RequestRow>;
  empty: ReactNode;
  pages: MoreButtonProps['list'];
}

export function RequestList({ list, pages, empty }: RequestListProps) {
  return (
    <QueryList list={list} failure={text.loadFailed} empty={empty}>
      {(rows) => (
        <>
          <ul aria-label={text.title} className="border-hairline border-b">
            {rows.map((row) => (
              <li key={row.id} className="border-hairline border-t">
                <RequestLine row={row} />
              </li>
            ))}
          </ul>
          <MoreButton list={pages}>{text.more}</MoreButton>
        </>
      )}
    </QueryList>
  );
}

function RequestLine({ row }: { row: RequestRow }) {
  const badge = stateBadge(row);
  const quote = quoteText(row);
  return (
    <Link
      to={requestAddress(row.id)}
      className="group grid gap-x-8 gap-y-2 py-5 focus-visible:outline-offset-0 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,1.5fr)]"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere font-display text-heading group-hover:text-accent group-hover:underline">
          {row.event_name}
        </span>
        <span className="block wrap-anywhere text-small">{clientName(row)}</span>
        <span className="block text-quiet text-small">{natureOf(row)}</span>
      </span>
      <span className="min-w-0 text-small">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {daysOf(row)}
          {showsDay(row) && row.day_state !== null && (
            <Badge tone={dayTones[row.day_state]}>{text.dayStates[row.day_state]}</Badge>
          )}
        </span>
        {row.waiting > 0 && <span className="block text-metal">{text.waiting(row.waiting)}</span>}
        {row.place !== null && row.place !== '' && <span className="block wrap-anywhere text-quiet">{row.place}</span>}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small tablet:flex-col tablet:items-end tablet:text-right">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {row.unread > 0 && <span className="text-accent">{text.unread(row.unread)}</span>}
        <span className="text-quiet">{quote ?? text.receivedOn(formatDay(new Date(row.created_at)))}</span>
      </span>
    </Link>
  );
}

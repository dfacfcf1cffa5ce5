// The requests to a partner as a list or as a board; the address remembers which, and how they are filtered.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useToday } from '#web/features/events/use-today.ts';
import { RequestBoard } from '#web/features/partner-requests/components/request-board.tsx';
import { RequestList } from '#web/features/partner-requests/components/request-list.tsx';
import { RequestsToolbar } from '#web/features/partner-requests/components/requests-toolbar.tsx';
import type { RequestCounts } from '#web/features/partner-requests/partner-request.ts';
import { requestBoardQuery, requestListQuery, useLiveRequests } from '#web/features/partner-requests/queries.ts';
import {
  isNarrowed,
  type RequestFilters,
  readFilters,
  writeFilters,
} from '#web/features/partner-requests/request-filters.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

export function RequestsScreen() {
  const isPhone = useDevice().kind === 'mobile';
  const [filters, change] = useAddressFilters({ read: readFilters, write: writeFilters });
  // The search field shows a key at once; the rows may follow later.
  const shown = useDeferredValue(filters);
  const view = isPhone ? 'list' : filters.view;
  const showAll = (group: RequestFilters['group']) => change({ view: 'list', group });
  return view === 'board' ? (
    <Board {...{ filters, shown, change, showAll }} />
  ) : (
    <List {...{ filters, shown, change }} />
  );
}

interface ViewProps {
  filters: RequestFilters;
  /** The filters of the rows on screen. */
  shown: RequestFilters;
  change: (changed: Partial<RequestFilters>) => void;
}

function List({ filters, shown, change }: ViewProps) {
  const { view: _view, ...wanted } = shown;
  const list = useInfiniteQuery(requestListQuery(wanted, useToday()));
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {first?.partner_id != null && <LiveRequests partnerId={first.partner_id} />}
      <RequestsToolbar view="list" filters={filters} counts={first?.counts ?? {}} onChange={change} />
      <RequestList
        list={{ data: rows, isError: list.isError, refetch: list.refetch }}
        empty={<Empty filters={shown} counts={first?.counts ?? {}} />}
        pages={list}
      />
    </>
  );
}

function Board({ filters, shown, change, showAll }: ViewProps & { showAll: (group: RequestFilters['group']) => void }) {
  const { words, kind, from, to } = shown;
  const board = useQuery(requestBoardQuery({ words, kind, from, to }));
  const counts = board.data?.counts ?? {};
  return (
    <>
      {board.data?.partner_id != null && <LiveRequests partnerId={board.data.partner_id} />}
      <RequestsToolbar view="board" filters={filters} counts={counts} onChange={change} />
      <RequestBoard
        board={board}
        empty={<Empty filters={{ ...shown, group: 'all' }} counts={counts} />}
        onShowAll={showAll}
      />
    </>
  );
}

function LiveRequests({ partnerId }: { partnerId: string }) {
  useLiveRequests(partnerId);
  return null;
}

function Empty({ filters, counts }: { filters: RequestFilters; counts: RequestCounts }) {
  if (isNarrowed(filters)) return <EmptyState title={text.none.title} text={text.none.text} />;
  if (filters.group !== 'all' && Object.keys(counts).length > 0) {
    return <EmptyState title={text.emptyGroup.title} text={text.emptyGroup.text} />;
  }
  return (
    <EmptyState title={text.empty.title} text={text.empty.text}>
      <ButtonLink href="/partner/account">{text.empty.action}</ButtonLink>
    </EmptyState>
  );
}

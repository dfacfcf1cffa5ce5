// The accounts of clients as lines, page by page, with search and filters that the address remembers.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { clientAddress } from '#web/features/admin-clients/addresses.ts';
import { type AccountState, accountStates, type ClientRow } from '#web/features/admin-clients/client.ts';
import {
  type ClientFilters,
  isNarrowed,
  readClientFilters,
  writeClientFilters,
} from '#web/features/admin-clients/filters.ts';
import { clientListQuery } from '#web/features/admin-clients/queries.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatDay, formatSince } from '#web/lib/format/format.ts';
import { adminClients as text } from '#web/locales/fr/admin/clients.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

export const stateTones: Record<AccountState, BadgeTone> = {
  confirmed: 'success',
  unconfirmed: 'metal',
  banned: 'danger',
};

export function ClientsScreen() {
  const [filters, change] = useAddressFilters({ read: readClientFilters, write: writeClientFilters });
  // The search field shows a key at once; the rows may follow later.
  const shown = useDeferredValue(filters);
  const list = useInfiniteQuery(clientListQuery(shown));
  return (
    <>
      <Toolbar filters={filters} onChange={change} />
      <QueryList
        list={{ data: list.data?.pages.flatMap(({ rows }) => rows), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<Empty filters={shown} onClear={() => change({ words: '', state: null, hasEvent: null })} />}
      >
        {(rows) => (
          <>
            <ul aria-label={text.list} className="border-hairline border-b">
              {rows.map((row) => (
                <li key={row.id} className="border-hairline border-t">
                  <ClientLine row={row} />
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

interface ToolbarProps {
  filters: ClientFilters;
  onChange: (changed: Partial<ClientFilters>) => void;
}

function Toolbar({ filters: { words, state, hasEvent }, onChange }: ToolbarProps) {
  return (
    <div className="mb-6 grid items-end gap-4 tablet:grid-cols-2 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="tablet:max-desktop:col-span-2">
        <SearchField label={text.search} value={words} onChange={(next) => onChange({ words: next })} />
      </div>
      <SelectField
        label={text.filters.state}
        options={[
          { value: '', label: text.filters.anyState },
          ...accountStates.map((value) => ({ value, label: text.states[value] })),
        ]}
        value={state ?? ''}
        onChange={({ target }) => onChange({ state: accountStates.find((known) => known === target.value) ?? null })}
      />
      <SelectField
        label={text.filters.event}
        options={[
          { value: '', label: text.filters.anyEvent },
          { value: 'with', label: text.filters.with },
          { value: 'without', label: text.filters.without },
        ]}
        value={hasEvent === null ? '' : hasEvent ? 'with' : 'without'}
        onChange={({ target }) => onChange({ hasEvent: target.value === '' ? null : target.value === 'with' })}
      />
    </div>
  );
}

function ClientLine({ row }: { row: ClientRow }) {
  const [now] = useState(serverNow);
  const { name, email, state, last_sign_in_at: seen } = row;
  return (
    <Link
      to={clientAddress(row.id)}
      className="group grid gap-x-8 gap-y-2 py-4 focus-visible:outline-offset-0 tablet:grid-cols-[minmax(0,1fr)_9rem] tablet:items-center desktop:grid-cols-[minmax(0,1fr)_16rem_9rem]"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere font-display text-heading group-hover:text-accent group-hover:underline">
          {name === '' ? text.unnamed : name}
        </span>
        <span className="block wrap-anywhere text-small">{email ?? text.noEmail}</span>
      </span>
      <span className="min-w-0 text-quiet text-small tablet:max-desktop:row-start-2">
        <span className="block">{text.joined(formatDay(new Date(row.created_at)))}</span>
        <span className="block">{seen === null ? text.neverSeen : text.seen(formatSince(new Date(seen), now))}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small tablet:flex-col tablet:items-end tablet:text-right tablet:max-desktop:col-start-2 tablet:max-desktop:row-span-2 tablet:max-desktop:row-start-1">
        <Badge tone={stateTones[state]}>{text.states[state]}</Badge>
        <span className="text-quiet">{text.eventCount(row.events)}</span>
      </span>
    </Link>
  );
}

function Empty({ filters, onClear }: { filters: ClientFilters; onClear: () => void }) {
  if (isNarrowed(filters)) {
    return (
      <EmptyState title={text.none.title} text={text.none.text}>
        <Button look="secondary" onClick={onClear}>
          {text.none.clear}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text.empty.title} text={text.empty.text}>
      <ButtonLink href="/register">{text.empty.action}</ButtonLink>
    </EmptyState>
  );
}

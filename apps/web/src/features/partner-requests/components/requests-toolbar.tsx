// The toolbar of the requests: states with their counts, search, filters, and the choice between list and board.
import { eventKinds } from '@liesse/domain';
import { ChevronDown, Columns3, List } from 'lucide-react';
import { useState } from 'react';
import type { RequestCounts } from '#web/features/partner-requests/partner-request.ts';
import {
  countFilters,
  type RequestFilters,
  type RequestGroup,
  requestGroups,
  statesOf,
} from '#web/features/partner-requests/request-filters.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface RequestsToolbarProps {
  view: RequestFilters['view'];
  filters: RequestFilters;
  counts: RequestCounts;
  onChange: (changed: Partial<RequestFilters>) => void;
}

const views = [
  { value: 'list', label: text.list, Icon: List },
  { value: 'board', label: text.board, Icon: Columns3 },
] as const;

export function RequestsToolbar({ view, filters, counts, onChange }: RequestsToolbarProps) {
  return (
    <div className="mb-6 flex flex-col gap-4">
      {view === 'list' && (
        <div
          role="group"
          aria-label={text.groupLabel}
          className="-mx-5 flex gap-x-4 overflow-x-auto border-hairline border-b px-4 [scrollbar-width:none] tablet:-mx-1 tablet:px-0"
        >
          {requestGroups.map((group) => (
            <button
              key={group}
              type="button"
              aria-pressed={group === filters.group}
              onClick={() => onChange({ group })}
              className="min-h-12 shrink-0 border-transparent border-b-2 px-1 text-quiet text-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-pressed:border-accent aria-pressed:text-ink"
            >
              {text.groups[group]} <span className="tabular-nums">{formatCount(countOf(group, counts))}</span>
            </button>
          ))}
        </div>
      )}
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 tablet:max-w-form">
          <SearchField
            label={text.search}
            value={filters.words}
            onChange={(words) => onChange({ words })}
            {...(filters.words !== '' && { status: text.found(countOf(filters.group, counts)) })}
          />
        </div>
        <div role="group" aria-label={text.views} className="ml-auto flex shrink-0 max-tablet:hidden">
          {views.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={label}
              aria-pressed={view === value}
              onClick={() => onChange({ view: value })}
              className="grid size-11 place-items-center rounded-small text-quiet hover:text-ink aria-pressed:bg-panel aria-pressed:text-ink"
            >
              <Icon aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
          ))}
        </div>
      </div>
      <Filters view={view} filters={filters} onChange={onChange} />
    </div>
  );
}

function Filters({ view, filters, onChange }: Omit<RequestsToolbarProps, 'counts'>) {
  const { kind, from, to, order } = filters;
  const count = countFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  const kinds = eventKinds.map((value) => ({ value, label: eventKindNames[value] }));
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-metal text-small">
        {text.filters.title(count)}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" strokeWidth={1.5} />
      </summary>
      <div className="mt-2 grid items-start gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
        <SelectField
          label={text.filters.kind}
          options={[{ value: '', label: text.filters.anyKind }, ...kinds]}
          value={kind ?? ''}
          onChange={({ target }) => onChange({ kind: eventKinds.find((known) => known === target.value) ?? null })}
        />
        <DateField
          label={text.filters.from}
          required={false}
          value={from}
          onChange={(day) => onChange({ from: day })}
        />
        <DateField
          label={text.filters.to}
          required={false}
          value={to}
          error={from !== null && to !== null && to < from ? text.filters.reversed : undefined}
          onChange={(day) => onChange({ to: day })}
        />
        {view === 'list' && (
          <SelectField
            label={text.filters.order}
            options={[
              { value: 'newest', label: text.filters.newest },
              { value: 'day', label: text.filters.day },
            ]}
            value={order}
            onChange={({ target }) => onChange({ order: target.value === 'day' ? 'day' : 'newest' })}
          />
        )}
      </div>
      {count > 0 && (
        <div className="-ml-4 mt-2">
          <Button look="quiet" size="small" onClick={() => onChange({ kind: null, from: null, to: null })}>
            {text.filters.clear}
          </Button>
        </div>
      )}
    </details>
  );
}

export function countOf(group: RequestGroup, counts: RequestCounts): number {
  const states = statesOf(group);
  const wanted = states === null ? Object.values(counts) : states.map((state) => counts[state] ?? 0);
  return wanted.reduce((sum, count) => sum + count, 0);
}

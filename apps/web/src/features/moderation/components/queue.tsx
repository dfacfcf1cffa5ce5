// The moderators' queue. Its filters are in the address.

import { type ReportKind, reportKinds } from '@liesse/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type CaseRow, type CaseState, caseStates } from '#web/features/moderation/case.ts';
import { queueQuery } from '#web/features/moderation/queries.ts';
import { formatDay, formatList } from '#web/lib/format/format.ts';
import { moderation as text } from '#web/locales/fr/admin/moderation.ts';
import { reports } from '#web/locales/fr/reports.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const STATE = 'etat';
const KIND = 'type';

export function Queue() {
  const [search, setSearch] = useSearchParams();
  const state = caseStates.find((one) => one === search.get(STATE)) ?? 'open';
  const kind = reportKinds.find((one) => one === search.get(KIND)) ?? null;
  const list = useInfiniteQuery(queueQuery(state, kind));

  function filter(next: { state?: CaseState; kind?: ReportKind | null }) {
    const chosen = { state, kind, ...next };
    setSearch(
      {
        ...(chosen.state !== 'open' && { [STATE]: chosen.state }),
        ...(chosen.kind !== null && { [KIND]: chosen.kind }),
      },
      { replace: true },
    );
  }

  const [title, note] = text.empty[state];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start gap-x-8 gap-y-4">
        <ToggleGroup
          label={text.state}
          options={caseStates.map((value) => ({ value, label: text.states[value] }))}
          chosen={[state]}
          onToggle={(value) => filter({ state: caseStates.find((one) => one === value) ?? 'open' })}
        />
        <div className="w-full tablet:w-64">
          <SelectField
            name="kind"
            label={text.kind}
            options={[
              { value: 'all', label: text.everything },
              ...reportKinds.map((value) => ({ value, label: text.kinds[value] })),
            ]}
            value={kind ?? 'all'}
            onChange={({ target }) => filter({ kind: reportKinds.find((one) => one === target.value) ?? null })}
          />
        </div>
      </div>
      <QueryList
        list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={
          <EmptyState title={title} text={note}>
            {kind !== null && (
              <Button look="secondary" onClick={() => filter({ kind: null })}>
                {text.all}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(cases) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {cases.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

function Row({ row }: { row: CaseRow }) {
  const { kind, cause, categories, decision, partner_name: partner } = row;
  const why = formatList(categories.map((category) => reports.categories[category].toLowerCase()));
  const causes = [
    ...(cause === 'held' ? [text.held] : []),
    ...(row.reports > 0 ? [text.reports(row.reports, why)] : []),
  ];
  return (
    <li className="relative py-5 hover:bg-panel">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-heading">
        <Link to={`/admin/reviews/${row.id}`} className="after:absolute after:inset-0">
          {partner === null ? text.kinds[kind] : `${text.kinds[kind]}, ${partner}`}
        </Link>
        {decision !== null && (
          <Badge tone={decision === 'remove' ? 'danger' : 'neutral'}>{text.decisions[decision]}</Badge>
        )}
      </h2>
      <p className="mt-1 line-clamp-2 max-w-measure wrap-anywhere text-quiet">{row.excerpt || text.noWords}</p>
      <p className="mt-2 text-quiet text-small">{[...causes, text.since(formatDay(new Date(row.since)))].join(', ')}</p>
    </li>
  );
}

// The limits that have refused somebody lately.
import { useQuery } from '@tanstack/react-query';
import { limitsQuery } from '#web/features/admin-security/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { limits: text } = security;

export function LimitsPanel() {
  const list = useQuery(limitsQuery);
  return (
    <>
      <p className="mb-4 max-w-measure text-quiet text-small">{text.note}</p>
      <QueryList list={list} failure={text.loadFailed} empty={<EmptyState title={text.empty} text={text.emptyText} />}>
        {(limits) => (
          <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
            {limits.map((limit) => (
              <li
                key={`${limit.limit} ${limit.network} ${limit.account} ${limit.at}`}
                className="grid gap-x-8 gap-y-1 py-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                <p className="min-w-0">{text.names[limit.limit] ?? limit.limit}</p>
                <div className="min-w-0 wrap-anywhere text-quiet text-small">
                  {limit.network !== null && <p className="tabular-nums">{security.network(limit.network)}</p>}
                  {limit.account !== null && <p>{text.account(limit.account)}</p>}
                </div>
                <div className="text-small tabular-nums tablet:text-right">
                  <p>
                    {text.refused(limit.refused)}
                    {limit.most !== null && <span className="text-quiet">, {text.allowed(limit.most)}</span>}
                  </p>
                  <p className="text-quiet">{text.last(formatMoment(new Date(limit.at)))}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

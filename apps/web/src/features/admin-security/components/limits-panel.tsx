// The limits that have refused somebody lately: those of signing in, and those of the application.
import { useQuery } from '@tanstack/react-query';
import { applicationLimitsQuery, limitsQuery } from '#web/features/admin-security/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { limits: text } = security;

export function LimitsPanel() {
  return (
    <>
      <p className="mb-6 max-w-measure text-quiet text-small">{text.note}</p>
      <SignInLimits />
      <ApplicationLimits />
    </>
  );
}

function SignInLimits() {
  const list = useQuery(limitsQuery);
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-heading">{text.signIns}</h2>
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
    </section>
  );
}

function ApplicationLimits() {
  const list = useQuery(applicationLimitsQuery);
  return (
    <section>
      <h2 className="mb-3 text-heading">{text.application}</h2>
      <QueryList
        list={list}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty} text={text.emptyApplicationText} />}
      >
        {(limits) => (
          <ul aria-label={text.application} className="divide-y divide-hairline border-hairline border-y">
            {limits.map(({ id, limit, uses, at, network }) => (
              <li key={id} className="grid gap-x-8 gap-y-1 py-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
                <p className="min-w-0">{text.applicationNames[limit] ?? limit}</p>
                <p className="min-w-0 text-quiet text-small tabular-nums">
                  {network !== null && security.network(network)}
                </p>
                <div className="text-small tabular-nums tablet:text-right">
                  <p className="text-quiet">{text.allowed(uses)}</p>
                  <p className="text-quiet">{text.reached(formatMoment(new Date(at)))}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

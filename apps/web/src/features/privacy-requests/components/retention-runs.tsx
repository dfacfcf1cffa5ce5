// What the last nights erased, as numbers.
import { useQuery } from '@tanstack/react-query';
import { retentionRunsQuery } from '#web/features/privacy-requests/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { adminPrivacy } from '#web/locales/fr/admin/privacy.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { runs: text } = adminPrivacy;

export function RetentionRuns() {
  const { data, isError, refetch } = useQuery(retentionRunsQuery());
  return (
    <>
      <p className="mb-6 max-w-measure text-quiet">{text.text}</p>
      <QueryList list={{ data, isError, refetch }} failure={text.loadFailed} empty={<EmptyState {...text.empty} />}>
        {(runs) => (
          <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
            {runs.map((run) => {
              const erased = text.numbers(run.erased);
              return (
                <li key={run.id} className="grid gap-x-8 gap-y-1 py-4 tablet:grid-cols-[16rem_minmax(0,1fr)]">
                  <time dateTime={run.ran_at} className="text-quiet text-small">
                    {formatMoment(new Date(run.ran_at))}
                  </time>
                  <span className={erased === '' ? 'text-quiet' : ''}>{erased === '' ? text.nothing : erased}</span>
                </li>
              );
            })}
          </ul>
        )}
      </QueryList>
    </>
  );
}

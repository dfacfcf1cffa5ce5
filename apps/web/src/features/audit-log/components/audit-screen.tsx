// The audit log: filters that the address remembers, the entries page by page, their verification and their export.
import { useInfiniteQuery } from '@tanstack/react-query';
import { isNarrowed, readFilters, writeFilters } from '#web/features/audit-log/audit-filters.ts';
import { AuditEntryLine } from '#web/features/audit-log/components/audit-entry-line.tsx';
import { AuditToolbar } from '#web/features/audit-log/components/audit-toolbar.tsx';
import { AuditTools } from '#web/features/audit-log/components/audit-tools.tsx';
import { auditListQuery } from '#web/features/audit-log/queries.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

export function AuditScreen() {
  const [filters, change] = useAddressFilters({ read: readFilters, write: writeFilters, isStep: true });
  const list = useInfiniteQuery(auditListQuery(filters));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <AuditTools filters={filters} />
      <AuditToolbar filters={filters} subjectName={rows?.[0] ?? null} onChange={change} />
      <QueryList
        list={{ data: rows, isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={
          isNarrowed(filters) ? (
            <EmptyState title={text.none} text={text.noneText} />
          ) : (
            <EmptyState title={text.empty} text={text.emptyText} />
          )
        }
      >
        {(entries) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {entries.map((entry) => (
                <AuditEntryLine
                  key={entry.id}
                  entry={entry}
                  {...(filters.subject === null && {
                    onSubject: () => change({ subject: { kind: entry.subject_kind, id: entry.subject_id } }),
                  })}
                />
              ))}
            </ul>
            {list.hasNextPage && (
              <p className="mt-6">
                <Button
                  look="secondary"
                  size="small"
                  isBusy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {text.more}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryList>
    </>
  );
}

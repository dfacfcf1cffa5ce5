// /admin/system: the state of the server, the mails, the jobs, the storage and the backups.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { BackupList } from '#web/features/admin-system/components/backup-list.tsx';
import { BrowserErrors } from '#web/features/admin-system/components/browser-errors.tsx';
import { Migrations, SlowQueries, Storage } from '#web/features/admin-system/components/database-parts.tsx';
import { FailureList } from '#web/features/admin-system/components/failure-list.tsx';
import { ScheduleList } from '#web/features/admin-system/components/schedule-list.tsx';
import { MailFigures, SystemFigures } from '#web/features/admin-system/components/system-figures.tsx';
import { healthQuery, systemStatusQuery } from '#web/features/admin-system/queries.ts';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminSystem as text } from '#web/locales/fr/admin/system.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.description}</p>
      <System personId={person.id} />
    </>
  );
}

function System({ personId }: { personId: string }) {
  const health = useQuery(healthQuery());
  const { data: status, isError, refetch } = useQuery(systemStatusQuery(personId));
  const error = isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />;
  return (
    <>
      {error}
      {status && <SystemFigures status={status} isHealthy={health.isPending ? null : health.data === true} />}
      <FailureList personId={personId} />
      <BrowserErrors personId={personId} />
      {status ? (
        <>
          <MailFigures mails={status.mails} />
          <div className="grid gap-x-12 desktop:grid-cols-2">
            <ScheduleList queue={status.queue} />
            <div>
              <BackupList backups={status.backups} personId={personId} />
              <Storage storage={status.storage} />
            </div>
            <Migrations database={status.database} />
            <SlowQueries queries={status.slow_queries} />
          </div>
        </>
      ) : (
        !isError && <SkeletonLines count={8} />
      )}
    </>
  );
}

// /client/dashboard: the dashboard of the current event, or the first steps for a person without an event.
import { useOutletContext } from 'react-router';
import { AreaStart } from '#web/app/area-start.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { DashboardSkeleton } from '#web/features/dashboard/components/dashboard-skeleton.tsx';
import { EventDashboard } from '#web/features/dashboard/components/event-dashboard.tsx';
import { useDashboard } from '#web/features/dashboard/use-dashboard.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { dashboard as text } from '#web/locales/fr/client/dashboard.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const { dashboard, isError, retry } = useDashboard(person.id);
  const isAtStart = dashboard === null;
  return (
    <>
      <Metadata title={text.title} description={shell.dashboard.description} />
      <h1 className={isAtStart ? 'text-title' : 'text-lead text-quiet'}>
        {shell.dashboard.greeting(person.name.split(' ')[0] ?? '')}
      </h1>
      {isError && <ErrorState message={text.loadFailed} onRetry={retry} />}
      {dashboard ? (
        // The key mounts a new page for another event, without the tasks ticked on the first.
        <EventDashboard key={dashboard.event.id} dashboard={dashboard} personId={person.id} />
      ) : isAtStart ? (
        <AreaStart text={text.start} href="/client/events/new" />
      ) : (
        !isError && <DashboardSkeleton />
      )}
    </>
  );
}

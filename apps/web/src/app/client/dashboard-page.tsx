// /client/dashboard: the dashboard of the current event, or the first steps for a person without an event.
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { DashboardSkeleton } from '#web/features/dashboard/components/dashboard-skeleton.tsx';
import { EventDashboard } from '#web/features/dashboard/components/event-dashboard.tsx';
import { useDashboard } from '#web/features/dashboard/use-dashboard.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { dashboard as text } from '#web/locales/fr/client/dashboard.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

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
        <Start />
      ) : (
        !isError && <DashboardSkeleton />
      )}
    </>
  );
}

function Start() {
  return (
    <>
      <Flourish className="mt-6 mb-8" />
      <p className="max-w-measure text-lead">{text.start.lead}</p>
      <p className="mt-8">
        <ButtonLink href="/client/events/new">{text.start.action}</ButtonLink>
      </p>
      <p className="mt-3 text-quiet text-small">{text.start.note}</p>
    </>
  );
}

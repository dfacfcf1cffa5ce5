// /admin/dashboard: what waits for a decision, and the figures of the platform. Without view_dashboard it is a greeting.
import { hasPermission } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { PlatformFigures } from '#web/features/admin-dashboard/components/platform-figures.tsx';
import { WaitingDecisions } from '#web/features/admin-dashboard/components/waiting-decisions.tsx';
import { adminDashboardQuery } from '#web/features/admin-dashboard/queries.ts';
import type { Person } from '#web/features/auth/session.ts';
import { deferredComponent } from '#web/lib/boot/deferred-component.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminDashboard as text } from '#web/locales/fr/admin/dashboard.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

/** Few need it: an operator completes these settings once. */
const LegalReminder = deferredComponent(() => import('#web/app/admin/legal-reminder.tsx'));
/** Below the first screen: its code is loaded after the rest is shown. */
const FigureCharts = deferredComponent(() => import('#web/features/admin-dashboard/components/figure-charts.tsx'));

export function Component() {
  const person = useOutletContext<Person>();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-8 text-title">{shell.dashboard.greeting(person.name.split(' ')[0] ?? '')}</h1>
      {hasPermission(person, 'manage_system') && <LegalReminder />}
      {hasPermission(person, 'view_dashboard') ? <Dashboard personId={person.id} /> : <Greeting />}
    </>
  );
}

function Dashboard({ personId }: { personId: string }) {
  const { data: dashboard, isError, refetch } = useQuery(adminDashboardQuery(personId));
  if (dashboard === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={10} />
    );
  }
  return (
    <>
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {Object.keys(dashboard.waiting).length > 0 && <WaitingDecisions waiting={dashboard.waiting} />}
      <PlatformFigures dashboard={dashboard} />
      <FigureCharts dashboard={dashboard} />
    </>
  );
}

function Greeting() {
  return (
    <>
      <Flourish />
      <p className="mt-6 max-w-measure text-lead">{shell.dashboard.admin}</p>
      <p className="mt-8">
        <ButtonLink href="/admin/account">{shell.dashboard.toAccount}</ButtonLink>
      </p>
    </>
  );
}

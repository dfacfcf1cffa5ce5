// /partner/dashboard: what waits for the partner today, or the first steps of a person without a listing.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { AreaStart } from '#web/app/area-start.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { PartnerDashboard } from '#web/features/partner-dashboard/components/partner-dashboard.tsx';
import { partnerDashboardQuery } from '#web/features/partner-dashboard/queries.ts';
import { deferredComponent } from '#web/lib/boot/deferred-component.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerDashboard as text } from '#web/locales/fr/partner/partner-dashboard.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** Few need it: a listed partner without pending changes never sees it. */
const ListingNews = deferredComponent(() => import('#web/app/partner/listing-news.tsx'));

export function Component() {
  const person = useOutletContext<Person>();
  const { data: dashboard, isError, refetch } = useQuery(partnerDashboardQuery(person.id));
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      {dashboard ? (
        <>
          <p className="text-lead text-quiet">{shell.dashboard.greeting('')}</p>
          <h1 className="mt-2 wrap-anywhere text-display">{dashboard.listing.name}</h1>
        </>
      ) : (
        <h1 className="text-title">{shell.dashboard.greeting(person.name)}</h1>
      )}
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {dashboard ? (
        <>
          <ListingNews />
          <PartnerDashboard dashboard={dashboard} personId={person.id} />
        </>
      ) : dashboard === null ? (
        <AreaStart text={text.start} href="/partner/listing/new" />
      ) : (
        !isError && <SkeletonLines count={8} />
      )}
    </>
  );
}

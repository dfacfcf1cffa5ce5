// /client/events/{id}: the settings of an event, in tabs that `?part=` selects.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { DetailsTab } from '#web/features/events/components/details-tab.tsx';
import { CoverTab } from '#web/features/events/cover/cover-tab.tsx';
import { chooseEvent } from '#web/features/events/current-event.ts';
import { useLiveEvent } from '#web/features/events/live.ts';
import { MembersTab } from '#web/features/events/members/members-tab.tsx';
import { MomentsTab } from '#web/features/events/moments/moments-tab.tsx';
import { eventsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventList } from '#web/locales/fr/client/event-list.ts';
import { eventSettings } from '#web/locales/fr/client/event-settings.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const { page: text } = eventSettings;
const PART = 'part';
const parents = [{ label: eventList.title, href: '/client/events' }];

export function Component() {
  const person = useOutletContext<Person>();
  const { eventId = '' } = useParams();
  const { data, isError, refetch } = useQuery(eventsQuery(person.id));
  const event = data?.find(({ id }) => id === eventId);
  const renew = async () => (await refetch()).data?.find(({ id }) => id === eventId);
  if (data === undefined) {
    return isError ? (
      <ErrorState message={events.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={6} />
    );
  }
  if (event === undefined) return <Unknown />;
  // The key mounts a new page for another event, so that nothing typed for one is saved in the other.
  return <EventSettings key={event.id} event={event} personId={person.id} renew={renew} />;
}

interface EventSettingsProps {
  event: PlannedEvent;
  personId: string;
  renew: () => Promise<PlannedEvent | undefined>;
}

function EventSettings({ event, personId, renew }: EventSettingsProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  useLiveEvent(event.id);
  const tabs = [
    { value: 'details', label: text.details, content: <DetailsTab event={event} renew={renew} /> },
    { value: 'moments', label: text.moments, content: <MomentsTab event={event} /> },
    { value: 'team', label: text.team, content: <MembersTab event={event} personId={personId} onLeft={leave} /> },
    { value: 'cover', label: text.cover, content: <CoverTab event={event} /> },
  ];
  const part = tabs.find(({ value }) => value === search.get(PART))?.value ?? 'details';

  function leave() {
    chooseEvent(null);
    void navigate('/client/events', { replace: true });
  }

  return (
    <>
      <Metadata title={event.name} description={text.description} />
      <Breadcrumbs parents={parents} current={event.name} />
      <h1 className="mt-2 mb-6 wrap-anywhere text-title">{event.name}</h1>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {event.deletion_on !== null && (
          <Notice tone="danger">{text.deletionNotice(formatCivilDate(event.deletion_on))}</Notice>
        )}
        {event.archived_at !== null && <Notice tone="note">{text.archived}</Notice>}
        {!event.canEdit && <Notice tone="note">{text.readOnly}</Notice>}
      </div>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        keepMounted
        value={part}
        onChange={(value) => setSearch({ [PART]: value }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown} description={text.description} />
      <h1 className="sr-only">{events.settings}</h1>
      <EmptyState title={text.unknown} text={text.unknownText}>
        <ButtonLink href="/client/events">{text.toList}</ButtonLink>
      </EmptyState>
    </>
  );
}

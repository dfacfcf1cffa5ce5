// /client/dashboard: the event at a glance, or for somebody without one the way to making it.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { EventOverview } from '#web/features/events/components/event-overview.tsx';
import { pickEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import { eventsQuery } from '#web/features/events/queries.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { events as words } from '#web/locales/fr/events.ts';
import { shell } from '#web/locales/fr/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const { dashboard: text } = words;

export function Component() {
  const person = useOutletContext<Person>();
  const { data: events, isError, refetch } = useQuery(eventsQuery(person.id));
  const event = pickEvent(events ?? [], useChosenEventId());
  return (
    <>
      <Metadata title={text.title} description={shell.dashboard.description} />
      <h1 className="text-title">{shell.dashboard.greeting(person.name.split(' ')[0] ?? '')}</h1>
      <Flourish className="mt-6 mb-8" />
      {event !== undefined ? (
        <EventOverview key={event.id} event={event} />
      ) : events !== undefined ? (
        <Start />
      ) : isError ? (
        <ErrorState message={words.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </>
  );
}

function Start() {
  return (
    <>
      <p className="max-w-measure text-lead">{text.lead}</p>
      <p className="mt-8">
        <ButtonLink href="/client/events/new">{text.start}</ButtonLink>
      </p>
      <p className="mt-3 text-quiet text-small">{text.startNote}</p>
    </>
  );
}

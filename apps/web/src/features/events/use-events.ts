// The events of a person: those of the server, or the last ones that this device read when the network does not answer.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readCachedEvents } from '#web/features/events/cached-events.ts';
import { eventsQuery, type PlannedEvent } from '#web/features/events/queries.ts';

interface Events {
  events: readonly PlannedEvent[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export function useEvents(personId: string): Events {
  const { data, isError, isPaused, refetch } = useQuery(eventsQuery(personId));
  const isUnanswered = data === undefined && (isError || isPaused);
  const cached = useMemo(() => (isUnanswered ? readCachedEvents(personId) : undefined), [isUnanswered, personId]);
  return { events: data ?? cached, isError, refetch };
}

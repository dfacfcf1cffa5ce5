// The events of a person: those of the server, or the last ones that this device read when the network does not answer.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readCachedEvents } from '#web/features/events/cached-events.ts';
import { eventsQuery, type PlannedEvent } from '#web/features/events/queries.ts';

interface Events {
  events: readonly PlannedEvent[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export function useEvents(personId: string): Events {
  const { data, isError, isPaused, refetch } = useQuery(eventsQuery(personId));
  const [isCached, setCached] = useState(false);
  // They stay until the answer arrives: the page would otherwise be mounted again when the network is back, without what was typed.
  if (!isCached && data === undefined && (isError || isPaused)) setCached(true);
  const cached = useMemo(() => (isCached ? readCachedEvents(personId) : undefined), [isCached, personId]);
  return { events: data ?? cached, isError, refetch };
}

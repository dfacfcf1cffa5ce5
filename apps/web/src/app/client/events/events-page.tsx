// /client/events: all events of a person.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { EventList } from '#web/features/events/components/event-list.tsx';
import { eventsQuery } from '#web/features/events/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventList } from '#web/locales/fr/client/event-list.ts';
import { events as text } from '#web/locales/fr/client/events.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const list = useQuery(eventsQuery(person.id));
  const create = (
    <ButtonLink href="/client/events/new">
      <Plus aria-hidden className="size-5" strokeWidth={1.5} />
      {text.create}
    </ButtonLink>
  );
  return (
    <>
      <Metadata title={eventList.title} description={eventList.description} />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{eventList.title}</h1>
        {list.data !== undefined && list.data.length > 0 && create}
      </div>
      <QueryList
        list={list}
        failure={text.loadFailed}
        empty={
          <EmptyState title={text.none.title} text={text.none.text}>
            {create}
          </EmptyState>
        }
      >
        {(events) => <EventList events={events} />}
      </QueryList>
    </>
  );
}

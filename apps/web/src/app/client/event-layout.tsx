// The layout of the pages about one event: it provides the current event, or proposes to create the first one.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useOutletContext, useSearchParams } from 'react-router';
import { labelOf } from '#web/app/area-entries.ts';
import { withReturnPath } from '#web/features/auth/landing.ts';
import type { Person } from '#web/features/auth/session.ts';
import { readAsked } from '#web/features/event-partners/addresses.ts';
import { CurrentEventProvider, chooseEvent, pickEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import { eventsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { DraftScope } from '#web/lib/drafts/draft-scope.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { events as text } from '#web/locales/fr/client/events.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const { data: events, isError, isFetching, refetch } = useQuery(eventsQuery(person.id));
  const chosenId = useChosenEventId();
  const namedId = useNamedEvent(events, !isFetching);
  const { pathname, search } = useLocation();
  const title = labelOf('client', pathname) ?? text.none.title;
  if (events === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={6} />
    );
  }
  const event = pickEvent(events, namedId ?? chosenId);
  if (event === undefined) {
    // A person who was requesting a quote continues with it after creating the event; others start with the dashboard.
    const isAsking = readAsked(new URLSearchParams(search)).length > 0;
    const none = isAsking ? text.noneToAskFor : text.none;
    return (
      <>
        <Metadata title={title} description={none.text} />
        <h1 className="text-title">{title}</h1>
        <EmptyState title={none.title} text={none.text}>
          <ButtonLink href={withReturnPath('/client/events/new', isAsking ? pathname + search : null)}>
            {text.create}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    // The key mounts new pages for another event, so that nothing typed for one is saved in the other.
    <CurrentEventProvider key={event.id} value={event}>
      <DraftScope id={event.id}>
        <Outlet context={person} />
      </DraftScope>
    </CurrentEventProvider>
  );
}

const NAMED = 'event';

/** Selects the event that the link of a notification or a mail names, and removes it from the address. An event that is missing in a copy
 * of the list may be in the answer. */
function useNamedEvent(events: readonly PlannedEvent[] | undefined, isAnswered: boolean): string | null {
  const [params, setParams] = useSearchParams();
  const named = params.get(NAMED);
  const own = events?.find(({ id }) => id === named)?.id ?? null;
  useEffect(() => {
    if (named === null || events === undefined || (own === null && !isAnswered)) return;
    if (own !== null) chooseEvent(own);
    setParams(
      (before) => {
        before.delete(NAMED);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [named, own, events, isAnswered, setParams]);
  return own;
}

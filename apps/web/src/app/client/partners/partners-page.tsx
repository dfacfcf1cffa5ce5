// /client/partners: the partners of the current event, and the panel that asks for quotes (?demander=…).
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { readAsked } from '#web/features/event-partners/addresses.ts';
import { PartnersScreen } from '#web/features/event-partners/components/partners-screen.tsx';
import { partnerBoardQuery } from '#web/features/event-partners/queries.ts';
import { useLivePartners } from '#web/features/event-partners/use-live-partners.ts';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { favouritePartnersQuery } from '#web/lib/api/favourite-partners.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventPartners as text } from '#web/locales/fr/client/event-partners.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** The form code loads only with the sheet. */
const AskSheet = lazy(() => import('#web/features/event-partners/components/ask-sheet.tsx'));

export function Component() {
  const person = useOutletContext<Person>();
  const event = useCurrentEvent();
  const [search] = useSearchParams();
  const { data: entries, isError, refetch } = useQuery(partnerBoardQuery(event.id));
  // Both requests start at once; the screen below reads the same query.
  useQuery({ ...favouritePartnersQuery(person.id), enabled: event.canEdit });
  useLivePartners(event.id, person.id);
  const asked = readAsked(search);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-2 text-title">{text.title}</h1>
      {asked.length > 0 && !event.canEdit && <Notice tone="note">{text.ask.readOnly}</Notice>}
      {entries !== undefined ? (
        <>
          {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
          <PartnersScreen event={event} personId={person.id} entries={entries} />
          {asked.length > 0 && event.canEdit && (
            <Suspense fallback={null}>
              <AskSheet key={asked.join()} event={event} personName={person.name} entries={entries} partners={asked} />
            </Suspense>
          )}
        </>
      ) : isError ? (
        <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </>
  );
}

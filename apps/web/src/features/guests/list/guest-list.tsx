// The page of the guest list in its states: loading, error, empty, full. It follows changes by realtime events.
import { useQuery } from '@tanstack/react-query';
import { GuestActions } from '#web/features/guests/guest-actions.tsx';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { GuestScreen } from '#web/features/guests/guest-screen.tsx';
import { useGuestView } from '#web/features/guests/list/use-guest-view.ts';
import { useLiveGuests } from '#web/features/guests/live.ts';
import { guestBookQuery } from '#web/features/guests/queries.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

interface GuestListProps {
  eventId: string;
  eventName: string;
  canEdit: boolean;
}

const NOBODY: GuestBook = { mark: null, moments: [], homes: [], people: [] };

export function GuestList({ eventId, eventName, canEdit }: GuestListProps) {
  const { data, isError, refetch } = useQuery(guestBookQuery(eventId));
  const fresh = useLiveGuests(eventId);
  const book = data ?? NOBODY;
  const view = useGuestView(book);
  const hasSomebody = book.people.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">{text.title}</h1>
        {hasSomebody && <GuestActions {...{ eventId, eventName, canEdit, book, view }} />}
      </div>
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div role="status" className="mt-6">
          <span className="sr-only">{states.loading}</span>
          <SkeletonLines count={9} />
        </div>
      )}
      {data !== undefined && !hasSomebody && <NoGuests canEdit={canEdit} />}
      {hasSomebody && <GuestScreen {...{ eventId, canEdit, book, view, fresh }} />}
    </>
  );
}

function NoGuests({ canEdit }: { canEdit: boolean }) {
  return (
    <EmptyState title={text.empty.title} text={canEdit ? text.empty.text : text.empty.viewerText}>
      {canEdit && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/client/guests/new" preventScrollReset>
            {text.add}
          </ButtonLink>
          <ButtonLink href="/client/guests/import" look="secondary">
            {text.importFile}
          </ButtonLink>
        </div>
      )}
    </EmptyState>
  );
}

// The guests' photos: the pending ones first, then those that all guests see, then the hidden ones.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlannedEvent, websiteQuery } from '#web/features/events/queries.ts';
import { firstButtonId, PhotoCard } from '#web/features/guest-site/album/photo-card.tsx';
import { FIRST_PAGE, headingId, PhotoSection } from '#web/features/guest-site/album/photo-section.tsx';
import { PhotoViewer } from '#web/features/guest-site/album/photo-viewer.tsx';
import {
  type GuestPhoto,
  type PhotoState,
  photoListQuery,
  waitingQuery,
} from '#web/features/guest-site/album/queries.ts';
import { usePhotoMutations } from '#web/features/guest-site/album/use-photo-mutations.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const states = ['pending', 'shown', 'hidden'] as const;

export function AlbumScreen({ event: { id: eventId, canEdit } }: { event: PlannedEvent }) {
  const [limits, setLimits] = useState<Record<PhotoState, number>>({
    pending: FIRST_PAGE,
    shown: FIRST_PAGE,
    hidden: FIRST_PAGE,
  });
  const pending = useQuery(photoListQuery(eventId, 'pending', limits.pending));
  const shown = useQuery(photoListQuery(eventId, 'shown', limits.shown));
  const hidden = useQuery(photoListQuery(eventId, 'hidden', limits.hidden));
  const { data: waiting } = useQuery(waitingQuery(eventId));
  const { data: website } = useQuery(websiteQuery(eventId));
  const mutations = usePhotoMutations(eventId);
  const [opened, setOpened] = useState<GuestPhoto | null>(null);
  const lists = { pending, shown, hidden };

  const failure = Object.values(lists).some(({ isError }) => isError) && (
    <ErrorState
      message={text.failed}
      onRetry={() => {
        for (const list of Object.values(lists)) void list.refetch();
      }}
    />
  );
  if (Object.values(lists).some(({ data }) => data === undefined)) return failure || <Loading />;

  const countOf = (state: PhotoState): number => lists[state].data?.count ?? 0;
  const isEmpty = states.every((state) => countOf(state) === 0);
  const newest = waiting?.newest ?? null;

  function showAll(until: string): void {
    focusHeading();
    void mutations.showAll(until);
  }

  /** Moves the focus to the photo after the one that leaves the list, or to the one before the last. */
  function focusAfter(photo: GuestPhoto): void {
    const photos = lists[photo.state].data?.photos ?? [];
    const index = photos.findIndex(({ id }) => id === photo.id);
    const next = photos[index + 1] ?? photos[index - 1];
    // A list without photos disappears; the heading of the pending ones is always there.
    if (next === undefined) focusHeading();
    else document.getElementById(firstButtonId(next))?.focus();
  }

  return (
    <>
      {failure}
      <AlbumNotices isClosed={website?.has_album === false} isReader={!canEdit && !isEmpty} />
      {isEmpty ? (
        <EmptyState title={text.empty} {...(website?.has_album !== false && { text: text.emptyText })} />
      ) : (
        states
          .filter((state) => state === 'pending' || countOf(state) > 0)
          .map((state) => {
            const { photos, count } = lists[state].data ?? { photos: [], count: 0 };
            const isChoosing = canEdit && state === 'pending' && count > 1 && newest !== null;
            return (
              <PhotoSection
                key={state}
                state={state}
                list={{ photos, count }}
                onMore={() => setLimits({ ...limits, [state]: limits[state] * 2 })}
                actions={
                  isChoosing && (
                    <Button
                      look="secondary"
                      size="small"
                      isBusy={mutations.isShowingAll}
                      onClick={() => showAll(newest)}
                    >
                      {text.acceptAll}
                    </Button>
                  )
                }
              >
                {photos.map((photo) => (
                  <PhotoCard
                    key={photo.id}
                    photo={photo}
                    canEdit={canEdit}
                    onOpen={() => setOpened(photo)}
                    onPlace={(to) => {
                      focusAfter(photo);
                      void mutations.place(photo, to);
                    }}
                    onRemove={() => void mutations.remove(photo, () => focusAfter(photo))}
                    onSave={() => void mutations.save(photo)}
                  />
                ))}
              </PhotoSection>
            );
          })
      )}
      {opened !== null && (
        <PhotoViewer
          key={opened.id}
          photo={opened}
          onSave={() => void mutations.save(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function AlbumNotices({ isClosed, isReader }: { isClosed: boolean; isReader: boolean }) {
  return (
    <div className="mb-8 flex max-w-measure flex-col gap-3 empty:hidden">
      {isClosed && (
        <Notice tone="note" title={text.closed}>
          <p>{text.closedText}</p>
          <p className="mt-2">
            <ButtonLink href="/client/website" look="secondary" size="small">
              {text.toSettings}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {isReader && <Notice tone="note">{text.readOnly}</Notice>}
    </div>
  );
}

const focusHeading = (): void => document.getElementById(headingId('pending'))?.focus();

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <div className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="aspect-[4/3] w-full" />
        ))}
      </div>
    </div>
  );
}

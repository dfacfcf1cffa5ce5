// The guests' photos: those that wait for the hosts first, then those that everybody sees, then those that were set aside.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlannedEvent, websiteQuery } from '#web/features/events/queries.ts';
import { firstActOf, PhotoCard } from '#web/features/guest-site/components/photo-card.tsx';
import { PhotoLook } from '#web/features/guest-site/components/photo-look.tsx';
import { headingOf, PhotoSection, STEP } from '#web/features/guest-site/components/photo-section.tsx';
import {
  type GuestPhoto,
  type PhotoState,
  photoListQuery,
  waitingQuery,
} from '#web/features/guest-site/photo-queries.ts';
import { usePhotoActs } from '#web/features/guest-site/use-photo-acts.ts';
import { album as text } from '#web/locales/fr/album.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const states = ['pending', 'shown', 'hidden'] as const;

export function AlbumScreen({ event: { id: eventId, canEdit } }: { event: PlannedEvent }) {
  const [limits, setLimits] = useState<Record<PhotoState, number>>({ pending: STEP, shown: STEP, hidden: STEP });
  const pending = useQuery(photoListQuery(eventId, 'pending', limits.pending));
  const shown = useQuery(photoListQuery(eventId, 'shown', limits.shown));
  const hidden = useQuery(photoListQuery(eventId, 'hidden', limits.hidden));
  const { data: waiting } = useQuery(waitingQuery(eventId));
  const { data: website } = useQuery(websiteQuery(eventId));
  const acts = usePhotoActs(eventId);
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
  if (pending.data === undefined || shown.data === undefined || hidden.data === undefined)
    return failure || <Loading />;

  const counts = { pending: pending.data.count, shown: shown.data.count, hidden: hidden.data.count };
  const isEmpty = counts.pending + counts.shown + counts.hidden === 0;
  const newest = waiting?.newest ?? null;

  /** To the photo after the one that leaves, or before it where there is none. */
  function leave(photo: GuestPhoto): void {
    const photos = lists[photo.state].data?.photos ?? [];
    const place = photos.findIndex(({ id }) => id === photo.id);
    const next = photos[place + 1] ?? photos[place - 1];
    // The last of a list that goes with it leaves the focus to those that wait.
    const heading = headingOf('pending');
    document.getElementById(next === undefined ? heading : firstActOf(next))?.focus();
  }

  return (
    <>
      {failure}
      <div className="mb-8 flex max-w-measure flex-col gap-3 empty:hidden">
        {website !== undefined && !website.has_album && (
          <Notice tone="note" title={text.closed}>
            <p>{text.closedText}</p>
            <p className="mt-2">
              <ButtonLink href="/client/website" look="secondary" size="small">
                {text.toSettings}
              </ButtonLink>
            </p>
          </Notice>
        )}
        {!canEdit && !isEmpty && <Notice tone="note">{text.readOnly}</Notice>}
      </div>
      {isEmpty ? (
        <EmptyState title={text.empty} {...(website?.has_album !== false && { text: text.emptyText })} />
      ) : (
        states
          .filter((state) => state === 'pending' || counts[state] > 0)
          .map((state) => {
            const { photos, count } = lists[state].data ?? { photos: [], count: 0 };
            const isChoosing = canEdit && state === 'pending' && count > 1 && newest !== null;
            return (
              <PhotoSection
                key={state}
                state={state}
                list={{ photos, count }}
                onMore={() => setLimits({ ...limits, [state]: limits[state] + STEP })}
                actions={
                  isChoosing && (
                    <Button
                      look="secondary"
                      size="small"
                      isBusy={acts.isBusy}
                      onClick={() => {
                        document.getElementById(headingOf('pending'))?.focus();
                        void acts.showAll(newest);
                      }}
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
                      leave(photo);
                      void acts.place(photo, to);
                    }}
                    onRemove={() => void acts.remove(photo, () => leave(photo))}
                    onSave={() => void acts.save(photo)}
                  />
                ))}
              </PhotoSection>
            );
          })
      )}
      {opened !== null && (
        <PhotoLook
          key={opened.id}
          photo={opened}
          onSave={() => void acts.save(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <div className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {['one', 'two', 'three'].map((place) => (
          <Skeleton key={place} className="aspect-[4/3] w-full" />
        ))}
      </div>
    </div>
  );
}

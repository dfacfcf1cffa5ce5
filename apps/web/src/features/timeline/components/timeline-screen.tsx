// The timeline for hosts: they read, edit, share and print it here.
import { buffersOf, conflictsOf, daysBetween, type EventKind, eventKinds, proposedSteps } from '@liesse/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Moment, momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { DelayButtons } from '#web/features/timeline/components/delay-buttons.tsx';
import { EntryEditor } from '#web/features/timeline/components/entry-editor.tsx';
import { NewEntry } from '#web/features/timeline/components/new-entry.tsx';
import { RunningOrder } from '#web/features/timeline/components/running-order.tsx';
import { ShareDialog } from '#web/features/timeline/components/share-dialog.tsx';
import { TimelineActions } from '#web/features/timeline/components/timeline-actions.tsx';
import { TimelineDays } from '#web/features/timeline/components/timeline-days.tsx';
import type { Entry } from '#web/features/timeline/entries.ts';
import { peopleOf } from '#web/features/timeline/people.ts';
import { timelineQuery } from '#web/features/timeline/queries.ts';
import { useTimelineMutations } from '#web/features/timeline/use-timeline-mutations.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { InstallOffer } from '#web/ui/feedback/install-offer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

type Opened = { kind: 'new'; day: number } | { kind: 'edit'; entry: Entry } | { kind: 'share' } | null;

export function TimelineScreen({ event }: { event: PlannedEvent }) {
  const { id: eventId, canEdit } = event;
  const query = timelineQuery(eventId);
  const { data, isError, isPaused, dataUpdatedAt, refetch } = useQuery(query);
  const { data: moments } = useQuery(momentsQuery(eventId));
  const cache = useQueryClient();
  useLiveRows(
    ['timeline_items', 'event_partners'].map((table) => ({ table, filter: `event_id=eq.${eventId}` })),
    () => void cache.invalidateQueries({ queryKey: query.queryKey }),
  );
  const mutations = useTimelineMutations(eventId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);

  const items = useMemo(() => data?.items ?? [], [data]);
  const entries = mutations.withUnsaved(items);
  const missingMoments = (moments ?? []).filter(({ id }) => !items.some((entry) => entry.moment_id === id)).length;
  const steps = proposedSteps(kindOf(event.kind), (moments ?? []).map(momentOf(event.starts_on)));
  const isProposed = steps.some(({ title }) => items.some((entry) => entry.title === title));
  const conflicts = conflictsOf(entries);
  const isOnline = useOnline();
  const isCopy = isError || isPaused || !isOnline;

  if (data === undefined) {
    return (
      <>
        <h1 className="text-title">{text.title}</h1>
        <div className="mt-8">
          {isCopy ? <ErrorState message={text.failed} onRetry={() => void refetch()} /> : <SkeletonLines count={8} />}
        </div>
      </>
    );
  }

  const timeline = { ...data, items: entries };
  const open = opened?.kind === 'edit' ? opened.entry : null;
  return (
    <>
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5 print:mb-4">
        <div className="max-w-measure">
          <h1 className="text-title">
            {text.title}
            <span className="hidden print:inline">{` · ${event.name}`}</span>
          </h1>
          <p className="mt-2 text-quiet print:hidden">{text.lead}</p>
        </div>
        <TimelineActions
          canEdit={canEdit}
          isEmpty={items.length === 0}
          hasMissing={missingMoments > 0}
          isBusy={mutations.isPlanning}
          onPlan={() => void mutations.plan()}
          onPropose={isProposed || moments === undefined ? null : () => void mutations.propose(steps)}
          isProposing={mutations.isProposing}
          onAdd={() => setOpened({ kind: 'new', day: 0 })}
          onShare={() => setOpened({ kind: 'share' })}
        />
      </header>
      <RunningOrder
        entries={entries}
        startsOn={event.starts_on}
        peopleOf={(entry) => peopleOf(entry, timeline)}
        renderActions={(next) => canEdit && <DelayButtons entry={next} queryKey={query.queryKey} />}
      />
      {items.length > 0 && <InstallOffer />}
      {isCopy && (
        <div className="mb-6">
          <Notice tone="note">{text.copy(formatMoment(new Date(dataUpdatedAt)))}</Notice>
        </div>
      )}
      {conflicts.length > 0 && (
        <p className="mb-6 text-metal text-small print:hidden">{text.conflicts.sum(conflicts.length)}</p>
      )}
      {items.length === 0 ? (
        <EmptyState title={text.empty} text={canEdit ? text.emptyText : text.emptyReader}>
          {canEdit && moments !== undefined && (
            <Button isBusy={mutations.isProposing} onClick={() => void mutations.propose(steps)}>
              {text.propose}
            </Button>
          )}
          {canEdit && missingMoments > 0 && (
            <Button look="secondary" isBusy={mutations.isPlanning} onClick={() => void mutations.plan()}>
              {text.plan}
            </Button>
          )}
        </EmptyState>
      ) : (
        <TimelineDays
          entries={entries}
          startsOn={event.starts_on}
          context={{
            timeline,
            canEdit,
            conflicts,
            buffers: buffersOf(entries, distanceUnknown),
            onEdit: (entry) => setOpened({ kind: 'edit', entry }),
            onRemove: (entry) => void mutations.remove(entry),
            onTravel: (buffer) => void mutations.insertTravel(buffer),
          }}
          onAdd={(day) => setOpened({ kind: 'new', day })}
          onNudge={mutations.nudge}
          onDrop={mutations.drop}
        />
      )}
      {opened?.kind === 'new' && (
        <NewEntry day={opened.day} period={event} timeline={timeline} onAdd={mutations.add} onClose={close} />
      )}
      {open !== null && (
        <EntryEditor
          key={open.id}
          entry={items.find(({ id }) => id === open.id) ?? open}
          isDeleted={!items.some(({ id }) => id === open.id)}
          query={query}
          period={event}
          timeline={timeline}
          onClose={close}
        />
      )}
      {opened?.kind === 'share' && <ShareDialog eventId={eventId} onClose={close} />}
    </>
  );
}

/** The database may know kinds of events that this build does not. */
const kindOf = (kind: string): EventKind => eventKinds.find((known) => known === kind) ?? 'autre';

const momentOf =
  (startsOn: string | null) =>
  ({ kind, day, hour }: Moment) => ({
    kind,
    hour,
    day: startsOn === null || day === null ? 0 : daysBetween(startsOn, day),
  });

/** Places are typed by hand, so their distance is not known. */
const distanceUnknown = () => null;

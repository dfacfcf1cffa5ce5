// Decides which event the pages show: the one chosen on this device, or else the next one.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const CurrentEventContext = createContext<PlannedEvent | null>(null);
export const CurrentEventProvider = CurrentEventContext.Provider;

/** Only below the layout that provides the event. */
export function useCurrentEvent(): PlannedEvent {
  const event = useContext(CurrentEventContext);
  if (event === null) throw new Error('useCurrentEvent needs a CurrentEventProvider above it');
  return event;
}

const listeners = new Set<() => void>();

/** Null removes the choice, so that the next event is shown. */
export function chooseEvent(id: string | null): void {
  remember('event', id);
  for (const listener of listeners) listener();
}

export function useChosenEventId(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => remembered('event'),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Neither archived nor scheduled for deletion. */
export const isActive = ({ archived_at: archivedAt, deletion_on: leavesOn }: PlannedEvent): boolean =>
  archivedAt === null && leavesOn === null;

/** True until the last day of the event, and for an event without a date. */
export const isAhead = ({ starts_on: start, ends_on: end }: PlannedEvent, today: CivilDate): boolean =>
  start === null || (end ?? start) >= today;

/** The chosen event may have been deleted, or belong to another person who used this device. */
export function pickEvent(
  events: readonly PlannedEvent[],
  chosenId: string | null,
  today: CivilDate = civilDateOf(new Date()),
): PlannedEvent | undefined {
  const active = events.filter(isActive);
  return events.find(({ id }) => id === chosenId) ?? active.find((event) => isAhead(event, today)) ?? active.at(-1);
}

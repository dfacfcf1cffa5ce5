// Which of a person's events the screens are about: the one chosen on this device, else the next to come.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const CurrentEventContext = createContext<PlannedEvent | null>(null);
export const CurrentEventProvider = CurrentEventContext.Provider;

/** Only below the frame that has found one. */
export function useCurrentEvent(): PlannedEvent {
  const event = useContext(CurrentEventContext);
  if (event === null) throw new Error('no event stands above this screen');
  return event;
}

const listeners = new Set<() => void>();

/** Null gives the choice back: the next to come. */
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

/** Neither put away nor about to go. */
export const isActive = ({ archived_at: archivedAt, deletion_on: leavesOn }: PlannedEvent): boolean =>
  archivedAt === null && leavesOn === null;

/** Before its day and on it, or without one. */
export const isAhead = ({ starts_on: start, ends_on: end }: PlannedEvent, today: CivilDate): boolean =>
  start === null || (end ?? start) >= today;

/** One that was chosen may be gone, or have been somebody else's who used this device. */
export function pickEvent(
  events: readonly PlannedEvent[],
  chosenId: string | null,
  today: CivilDate = civilDateOf(new Date()),
): PlannedEvent | undefined {
  const active = events.filter(isActive);
  return events.find(({ id }) => id === chosenId) ?? active.find((event) => isAhead(event, today)) ?? active.at(-1);
}

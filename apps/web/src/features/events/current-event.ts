// Which of a person's events the screens are about: the one chosen on this device, else the next to come.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { type CivilDate, civilDateOf } from '#web/lib/civil-date.ts';
import { remember, remembered } from '#web/lib/storage-keys.ts';

const CurrentEventContext = createContext<PlannedEvent | null>(null);
export const CurrentEventProvider = CurrentEventContext.Provider;

/** Only below the frame that has found one. */
export function useCurrentEvent(): PlannedEvent {
  const event = useContext(CurrentEventContext);
  if (event === null) throw new Error('no event stands above this screen');
  return event;
}

const listeners = new Set<() => void>();

export function chooseEvent(id: string): void {
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

/** One that was chosen may be gone, or have been somebody else's who used this device. */
export function pickEvent(
  events: readonly PlannedEvent[],
  chosenId: string | null,
  today: CivilDate = civilDateOf(new Date()),
): PlannedEvent | undefined {
  const isAhead = ({ starts_on: start, ends_on: end }: PlannedEvent) => start === null || (end ?? start) >= today;
  return events.find(({ id }) => id === chosenId) ?? events.find(isAhead) ?? events.at(-1);
}

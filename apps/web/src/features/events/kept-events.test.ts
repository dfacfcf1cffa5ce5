import { expect, it } from 'vitest';
import { keepEvents, keptEvents } from '#web/features/events/kept-events.ts';
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { fakeStorage } from '#web/lib/fake-storage.ts';
import { keepCopy } from '#web/lib/kept-copy.ts';

const events = [{ id: 'e', name: 'Alix & Sacha' } as PlannedEvent];
fakeStorage();

it('are read again by the same person alone', () => {
  keepEvents('p', events);
  expect(keptEvents('p')).toEqual(events);
  expect(keptEvents('q')).toBeUndefined();
});

it('are none in what somebody else wrote', () => {
  keepCopy('events', ['p'], { events });
  expect(keptEvents('p')).toBeUndefined();
});

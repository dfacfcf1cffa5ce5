import { expect, it } from 'vitest';
import { keepEvents, keptEvents } from '#web/features/events/cached-events.ts';
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { writeLocalCache } from '#web/lib/offline/local-cache.ts';

const events = [{ id: 'e', name: 'Alix & Sacha' } as PlannedEvent];
fakeStorage();

it('are read again by the same person alone', () => {
  keepEvents('p', events);
  expect(keptEvents('p')).toEqual(events);
  expect(keptEvents('q')).toBeUndefined();
});

it('are none in what somebody else wrote', () => {
  writeLocalCache('events', ['p'], { events });
  expect(keptEvents('p')).toBeUndefined();
});

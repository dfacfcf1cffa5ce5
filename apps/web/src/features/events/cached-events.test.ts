import { expect, it } from 'vitest';
import { cacheEvents, readCachedEvents } from '#web/features/events/cached-events.ts';
import type { PlannedEvent } from '#web/features/events/planned-event.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { writeLocalCache } from '#web/lib/offline/local-cache.ts';

const events = [{ id: 'e', name: 'Alix & Sacha' } as PlannedEvent];
fakeStorage();

it('are read again by the same person alone', () => {
  cacheEvents('p', events);
  expect(readCachedEvents('p')).toEqual(events);
  expect(readCachedEvents('q')).toBeUndefined();
});

it('are none in what somebody else wrote', () => {
  writeLocalCache('events', ['p'], { events });
  expect(readCachedEvents('p')).toBeUndefined();
});

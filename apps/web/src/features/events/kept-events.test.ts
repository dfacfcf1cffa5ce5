import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEvents, keptEvents } from '#web/features/events/kept-events.ts';
import type { PlannedEvent } from '#web/features/events/planned-event.ts';

const values = new Map<string, string>();
const events = [{ id: 'e', name: 'Alix & Sacha' } as PlannedEvent];

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('are read again by the same person alone', () => {
  keepEvents('p', events);
  expect(keptEvents('p')).toEqual(events);
  expect(keptEvents('q')).toBeUndefined();
});

it('are not kept for who is not to be remembered', () => {
  keepEvents('p', events);
  values.set('rememberMe', 'false');
  keepEvents('p', events);
  expect(values.has('liesse.events')).toBe(false);
});

it.each(['{', 'null', '{"personId":"p"}'])('are none in what somebody else wrote: %s', (text) => {
  values.set('liesse.events', text);
  expect(keptEvents('p')).toBeUndefined();
});

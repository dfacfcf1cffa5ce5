import { describe, expect, it } from 'vitest';
import { dropSheet, keepSheet, keptSheets } from '#web/features/timeline/cached-sheets.ts';
import { keepTimeline, keptTimeline } from '#web/features/timeline/cached-timeline.ts';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { writeLocalCache } from '#web/lib/offline/local-cache.ts';

const values = fakeStorage();

describe('the sheets that were opened here', () => {
  const event = { name: 'Alix & Sacha', starts_on: null, ends_on: null, place: null };
  const sheet: TimelineSheet = { state: 'open', event, items: [] };
  const tokens = () => keptSheets().map(({ token }) => token);

  it('are kept with the last one first, each once, six at most', () => {
    keepSheet({ token: 'a', at: 1, sheet });
    keepSheet({ token: 'b', at: 2, sheet });
    keepSheet({ token: 'a', at: 3, sheet });
    expect(keptSheets().map(({ token, at }) => [token, at])).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    for (const token of 'cdefgh') keepSheet({ token, at: 4, sheet });
    expect(tokens()).toEqual([...'hgfedc']);
  });

  it('are forgotten once their link is closed', () => {
    keepSheet({ token: 'a', at: 1, sheet });
    dropSheet('a');
    expect(tokens()).toEqual([]);
    expect(values.size).toBe(0);
  });

  it.each(['{', '{}', '[null, {"token": "a"}, {"token": "a", "at": 1, "sheet": {}}]'])(
    'are none in what somebody else wrote: %s',
    (text) => {
      values.set('liesse.timeline-sheets', text);
      expect(tokens()).toEqual([]);
    },
  );
});

describe('the day that was last read here', () => {
  const timeline = { items: [], vendors: [], members: [] };

  it('is read again by the same person for the same event alone', () => {
    keepTimeline('p', 'e', timeline);
    expect(keptTimeline('p', 'e')).toEqual({ at: expect.any(Number), timeline });
    expect(keptTimeline('q', 'e')).toBeUndefined();
    expect(keptTimeline('p', 'f')).toBeUndefined();
  });

  it('is none in what somebody else wrote', () => {
    writeLocalCache('timeline', ['p', 'e'], { items: [] });
    expect(keptTimeline('p', 'e')).toBeUndefined();
  });
});

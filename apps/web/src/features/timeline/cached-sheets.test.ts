import { describe, expect, it } from 'vitest';
import { cachedSheets, cacheSheet, removeCachedSheet } from '#web/features/timeline/cached-sheets.ts';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const values = fakeStorage();

describe('the cached sheets', () => {
  const event = { name: 'Alix & Sacha', starts_on: null, ends_on: null, place: null };
  const sheet: TimelineSheet = { state: 'open', event, items: [] };
  const tokens = () => cachedSheets().map(({ token }) => token);

  it('hold the last six sheets, the newest first, each once', () => {
    cacheSheet({ token: 'a', at: 1, sheet });
    cacheSheet({ token: 'b', at: 2, sheet });
    cacheSheet({ token: 'a', at: 3, sheet });
    expect(cachedSheets().map(({ token, at }) => [token, at])).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    for (const token of 'cdefgh') cacheSheet({ token, at: 4, sheet });
    expect(tokens()).toEqual([...'hgfedc']);
  });

  it('lose a sheet whose link was revoked', () => {
    cacheSheet({ token: 'a', at: 1, sheet });
    removeCachedSheet('a');
    expect(tokens()).toEqual([]);
    expect(values.size).toBe(0);
  });

  it.each(['{', '{}', '[null, {"token": "a"}, {"token": "a", "at": 1, "sheet": {}}]'])(
    'ignore invalid stored text: %s',
    (text) => {
      values.set('liesse.timeline-sheets', text);
      expect(tokens()).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { isOlder, isVisibleIn, NOTHING, parseSnapshot } from './snapshot.ts';

describe('a snapshot', () => {
  it('shows what had ended, not what ran or began later', () => {
    const snapshot = parseSnapshot('10:15:10,12');
    expect([9n, 10n, 11n, 12n, 13n, 14n, 15n, 16n].filter((xid) => isVisibleIn(xid, snapshot))).toEqual([
      9n,
      11n,
      13n,
      14n,
    ]);
  });

  it('may show nothing at all', () => {
    expect(isVisibleIn(3n, NOTHING)).toBe(false);
  });

  it('is older than one that shows more', () => {
    expect(isOlder(parseSnapshot('10:15:10,12'), parseSnapshot('10:15:10'))).toBe(true);
    expect(isOlder(parseSnapshot('10:15:10'), parseSnapshot('10:15:10,12'))).toBe(false);
    expect(isOlder(parseSnapshot('10:15:10'), parseSnapshot('10:16:10'))).toBe(true);
    expect(isOlder(parseSnapshot('11:16:'), parseSnapshot('10:16:10'))).toBe(false);
  });
});

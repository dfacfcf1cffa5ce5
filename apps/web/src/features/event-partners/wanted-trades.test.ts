import { eventKinds, partnerTypes } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { directoryAddress, missingTrades, usualTrades } from '#web/features/event-partners/wanted-trades.ts';

const event = { place: 'Domaine des Tilleuls, 21200 Beaune', starts_on: '2027-06-12', expected_guests: 120 };

describe('the trades of an event', () => {
  it('are proposed for every kind, each once', () => {
    for (const kind of eventKinds) {
      const trades = usualTrades(kind);
      expect(trades.length).toBeGreaterThan(1);
      expect(new Set(trades).size).toBe(trades.length);
    }
    expect(usualTrades('something new')).toEqual(usualTrades('autre'));
  });

  it('are missing until they are in the team', () => {
    expect(missingTrades(['venue'])).not.toContain('venue');
    expect(missingTrades(partnerTypes)).toEqual([]);
  });
});

describe('the way to the directory', () => {
  it('carries the town, the day and the number of guests', () => {
    expect(directoryAddress('florist', event, '2026-11-15')).toBe(
      '/partners/florist?place=Beaune&date=2027-06-12&guests=120',
    );
  });

  it('leaves out what is not known, and a day that is over', () => {
    const bare = { place: null, starts_on: '2026-11-14', expected_guests: null };
    expect(directoryAddress(null, bare, '2026-11-15')).toBe('/partners');
  });
});

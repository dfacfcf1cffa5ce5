import { eventKinds, partnerTypes } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { eventSearchAddress, missingTrades, usualTrades } from '#web/features/event-partners/wanted-trades.ts';

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

  it('are missing until the event has an entry for them', () => {
    expect(missingTrades(['venue'])).not.toContain('venue');
    expect(missingTrades(partnerTypes)).toEqual([]);
  });
});

describe('the address of the directory', () => {
  it('contains the town, the day and the number of guests', () => {
    expect(eventSearchAddress('florist', event, '2026-11-15')).toBe(
      '/client/partners/search/florist?place=Beaune&date=2027-06-12&guests=120',
    );
  });

  it('leaves out unknown facts and a past day', () => {
    const bare = { place: null, starts_on: '2026-11-14', expected_guests: null };
    expect(eventSearchAddress(null, bare, '2026-11-15')).toBe('/client/partners/search');
  });
});

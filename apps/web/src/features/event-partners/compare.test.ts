import { describe, expect, it } from 'vitest';
import { cheapest, readComparison } from '#web/features/event-partners/compare.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';

const entry = (id: string, cents: number | null = null, rest: Partial<EventPartner> = {}): EventPartner => ({
  id,
  trade: 'florist',
  partner_id: id,
  name: id,
  contact: '',
  state: 'favourite',
  notes: '',
  version: 1,
  listing: null,
  request: null,
  quote:
    cents === null
      ? null
      : { id: `q${id}`, number: '2026-0001', total_ttc_cents: cents, valid_until: '2027-01-01', state: 'sent' },
  ...rest,
});

describe('a comparison', () => {
  const partners = [
    entry('a'),
    entry('b', null, { state: 'declined' }),
    entry('c'),
    entry('d'),
    entry('e'),
    entry('f'),
  ];
  const read = (query: string) => readComparison(new URLSearchParams(query), partners);

  it('takes the first four partners that have not declined', () => {
    expect(read('trade=florist').chosen.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('takes the partners named in the address, four at most and only of the trade', () => {
    expect(read('trade=florist&with=f,b,x').chosen.map(({ id }) => id)).toEqual(['b', 'f']);
    expect(read('trade=florist&with=a,b,c,d,e,f').chosen).toHaveLength(4);
    expect(read('trade=venue&with=a').chosen).toEqual([]);
    expect(read('trade=nothing')).toMatchObject({ trade: null, candidates: [], chosen: [] });
  });

  it('finds the cheapest of several quotes that differ', () => {
    expect(cheapest([entry('a', 300), entry('b', 200)])).toBe('b');
    expect(cheapest([entry('a', 300), entry('b')])).toBeNull();
    expect(cheapest([entry('a', 300), entry('b', 300)])).toBeNull();
  });
});

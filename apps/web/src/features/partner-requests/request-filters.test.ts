import { describe, expect, it } from 'vitest';
import { readFilters, statesOf, writeFilters } from '#web/features/partner-requests/request-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('the filters of the requests', () => {
  it('are remembered by the address', () => {
    const filters = {
      view: 'board',
      group: 'ended',
      words: 'été',
      kind: 'mariage',
      from: '2027-01-01',
      to: '2027-12-31',
      order: 'day',
    } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(read('')).toString()).toBe('');
  });

  it('leave out what an address cannot mean', () => {
    expect(read('vue=x&etat=all&type=fete&du=2027-02-30&tri=prix')).toEqual(read(''));
    expect(read(`mots=${'a'.repeat(500)}`).words).toHaveLength(120);
  });

  it('put what is over into one group', () => {
    expect(statesOf('ended')).toEqual(['declined', 'expired', 'done']);
    expect(statesOf('quoted')).toEqual(['quoted']);
    expect(statesOf('all')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { changeFilters, readFilters, stateOf, writeFilters } from '#web/features/admin-partners/filters.ts';
import { decisionsFor } from '#web/features/admin-partners/moderation.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the filters of the listings', () => {
  it('are read from the address and written to it, and drop what is unknown', () => {
    expect(read('')).toEqual({ group: 'queue', words: '', trade: null });
    const filters = read('etat=suspendues&mots=pivoine&metier=florist');
    expect(filters).toEqual({ group: 'suspended', words: 'pivoine', trade: 'florist' });
    expect(String(writeFilters(filters))).toBe('etat=suspendues&mots=pivoine&metier=florist');
    expect(read('etat=__proto__&metier=pirate')).toEqual({ group: 'queue', words: '', trade: null });
    expect(stateOf('suspended')).toBe('suspended');
    expect(stateOf('all')).toBeNull();
  });

  it('search every listing, and let the queue be whole', () => {
    const queue = read('');
    expect(changeFilters(queue, { words: 'pi' }).group).toBe('all');
    expect(read('mots=pi').group).toBe('all');
    expect(String(writeFilters(changeFilters(read('etat=toutes&mots=pi'), { group: 'queue' })))).toBe('');
  });
});

describe('the decisions on a listing', () => {
  it('fit its state', () => {
    const of = (state: 'draft' | 'pending' | 'listed' | 'suspended', is_correction = false) =>
      decisionsFor({ state, is_correction });
    expect(of('draft')).toEqual([]);
    expect(of('pending')).toEqual(['listed', 'correction', 'refused']);
    expect(of('listed')).toEqual(['correction', 'suspended']);
    expect(of('listed', true)).toEqual(['listed', 'correction', 'suspended']);
    expect(of('suspended')).toEqual(['listed']);
  });
});

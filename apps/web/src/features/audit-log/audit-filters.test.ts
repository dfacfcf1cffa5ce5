import { describe, expect, it } from 'vitest';
import { argumentsOf, readFilters, writeFilters } from '#web/features/audit-log/audit-filters.ts';

const person = '00000000-0000-4000-8000-000000000007';

describe('the filters of the log', () => {
  it('are read from the address and written to it', () => {
    const address = `personne=${person}&action=network.blocked&sujet=network%3A12&du=2021-01-01&au=2021-02-01`;
    const filters = readFilters(new URLSearchParams(address));
    expect(filters.subject).toEqual({ kind: 'network', id: '12' });
    expect(writeFilters(filters).toString()).toBe(address);
    expect(argumentsOf(filters)).toEqual({
      of_actor: person,
      of_action: 'network.blocked',
      of_kind: 'network',
      of_subject: '12',
      from_day: '2021-01-01',
      to_day: '2021-02-01',
    });
  });

  it('leave out what is malformed', () => {
    const filters = readFilters(new URLSearchParams('personne=7&action=drop&sujet=x&du=hier&au='));
    expect(filters).toEqual({ actor: null, action: null, subject: null, from: null, to: null });
    expect(argumentsOf(readFilters(new URLSearchParams('personne=serveur')))).toEqual({ by_server: true });
  });
});

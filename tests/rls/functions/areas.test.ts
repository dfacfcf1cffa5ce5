// The place field of the directory: a commune, a département or a region.
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import { cast } from '#tests/rls/support/callers.ts';

const { query, seen } = connect();

const find = async (words: string, most = 5) => {
  const quoted = words.replaceAll("'", "''");
  const rows = await seen(cast.anon, `select kind, code, name from public.find_places('${quoted}', ${most})`);
  return rows.map(({ kind, code, name }) => `${String(kind)} ${String(code)} ${String(name)}`);
};

describe('a place', () => {
  it.each([
    ['the name of a region', 'Bretagne', 'region R53 Bretagne'],
    ['a region as the field writes it', 'Bretagne (région)', 'region R53 Bretagne'],
    ['the beginning of a region', 'bourgogne', 'region R27 Bourgogne-Franche-Comté'],
    ['a word in the middle of a region', 'rhône-alpes', 'region R84 Auvergne-Rhône-Alpes'],
    ['a misspelt region', 'Normendie', 'region R28 Normandie'],
    ['the name of a département', 'loire atlantique', 'department 44 Loire-Atlantique'],
    ['a département as the field writes it', 'Loire (42)', 'department 42 Loire'],
    ['the number of a département', '44', 'department 44 Loire-Atlantique'],
    ['the number of one in Corsica', '2a', 'department 2A Corse-du-Sud'],
    ['the number of one overseas', '974', 'department 974 La Réunion'],
    ['the name of a town and of a département', 'Paris', 'commune 75056 Paris'],
    ['the same département by its number', 'Paris (75)', 'department 75 Paris'],
    ['the name of a commune', 'beaune', 'commune 21054 Beaune'],
    ['a postcode', '21200', 'commune 21054 Beaune'],
    ['the beginning of a postcode', '212', 'commune 21054 Beaune'],
    ['a name and a postcode', 'Vienne (38200)', 'commune 38544 Vienne'],
    ['a misspelt commune', 'Marsielle', 'commune 13055 Marseille'],
    ['a commune and the number of its département', 'Lyon 69', 'commune 69123 Lyon'],
  ])('is found by %s', async (_, words, first) => {
    expect((await find(words))[0]).toBe(first);
  });

  it('has others of its name after it', async () => {
    expect(await find('vienne')).toContain('department 86 Vienne');
    expect(await find('Bretagne')).toContain('commune 36024 Bretagne');
  });

  it('is found by nothing when nothing was typed', async () => {
    for (const words of ['', '   ', '!?', "' or true --", '%', '\\', 'a'.repeat(5_000)]) {
      expect((await find(words)).length, words.slice(0, 20)).toBeLessThanOrEqual(5);
    }
    expect(await find('')).toEqual([]);
  });
});

describe('the list of areas', () => {
  it('has a département for each commune of France, and thirteen regions', async () => {
    const { rows } = await query<Record<string, number>>(`
      select count(*) filter (where code ~ '^R')::integer as regions, count(*) filter (where code !~ '^R')::integer as departments,
        (select count(*)::integer from public.communes c where c.code !~ '^(975|977|978|98)'
          and not exists (select from public.areas a where a.code = c.department)) as lost,
        count(*) filter (where population < 70000)::integer as empty
      from public.areas`);
    expect(rows[0]).toEqual({ regions: 13, departments: 101, lost: 0, empty: 0 });
  });
});

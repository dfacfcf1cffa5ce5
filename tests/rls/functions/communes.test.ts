// The place field, as people fill it.
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import { cast } from '#tests/rls/support/callers.ts';

const { query, seen } = connect();

const find = async (words: string, most = 5) => {
  const quoted = words.replaceAll("'", "''");
  const rows = await seen(cast.anon, `select name, postcode from public.find_communes('${quoted}', ${most})`);
  return rows.map(({ name, postcode }) => `${String(name)} ${String(postcode)}`);
};

describe('a place', () => {
  it.each([
    ['the beginning of its name, big ones first', 'bord', 'Bordeaux 33000'],
    ['its name without accents or hyphens', 'saint etienne', 'Saint-Étienne 42000'],
    ['« St » for « Saint »', 'ST-ETI', 'Saint-Étienne 42000'],
    ['a misspelt name', 'Marsielle', 'Marseille 13001'],
    ['a word in the middle of its name', 'provence', 'Aix-en-Provence 13080'],
    ['its postcode', '21200', 'Beaune 21200'],
    ['its name and postcode, as a form sends them back', 'Beaune (21200)', 'Beaune 21200'],
    ['one of its other postcodes', 'Lyon 69003', 'Lyon 69003'],
    ['the beginning of a postcode', '212', 'Beaune 21200'],
    ['a name shorter than most', 'Eu', 'Eu 76260'],
  ])('is found by %s', async (_, words, first) => {
    expect((await find(words))[0]).toBe(first);
  });

  it('is found by nothing when nothing was typed', async () => {
    for (const words of ['', '   ', '!?', "' or true --", '%', '_']) {
      expect((await find(words)).length, words).toBeLessThanOrEqual(5);
    }
    expect(await find('')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('comes in the number asked for, within bounds', async () => {
    expect(await find('saint', 3)).toHaveLength(3);
    expect(await find('saint', 100_000)).toHaveLength(50);
    expect(await find('saint', -1)).toHaveLength(1);
  });
});

describe('the list of communes', () => {
  it('covers the country, each with a place in it', async () => {
    const { rows } = await query<{ number: number; departments: number; far: number }>(`
      select count(*)::int as number, count(distinct department)::int as departments,
        (count(*) filter (where code < '96' and not (latitude between 41 and 51.2 and longitude between -5.3 and 9.7)))::int as far
      from public.communes`);
    expect(rows[0]).toEqual({ number: 34_961, departments: 105, far: 0 });
  });
});

// The directory's search: what is found, in which order, and what never is.
import { rankingCriteria, trades, typicalEvent } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import { cast } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';

const { query, seen } = connect();

const beaune = 'near_latitude => 47.024, near_longitude => 4.839';

// Six listings beside the fixture's.
const listings: Record<string, string>[] = [
  { name: 'Château des Tilleuls', type: 'venue', commune: 'Beaune', at: '47.024,4.839', price: '250000', max: '150' },
  {
    name: 'Domaine du Lac',
    type: 'venue',
    commune: 'Dijon',
    at: '47.322,5.041',
    price: '400000',
    max: '80',
    min: '20',
  },
  { name: 'La Table d’Ondine', type: 'caterer', commune: 'Mâcon', at: '46.307,4.828', price: '4500', unit: 'guest' },
  { name: 'Studio Lumière', type: 'photographer', commune: 'Saint-Étienne', at: '45.434,4.390', travels: '300' },
  { name: 'Instants Choisis', type: 'photographer', commune: 'Marseille', at: '43.297,5.381', price: '150000' },
  { name: 'Noces en Images', type: 'photographer', commune: 'Beaune', at: '47.024,4.839', price: '180000' },
];
const idOf = (number: number) => `00000000-0000-4000-8000-000000000d${number.toString(16).padStart(2, '0')}`;
const idNamed = (name: string) => idOf(listings.findIndex((listing) => listing.name === name));

const filled = `
  insert into auth.users (id, email) values ${listings.map((_, number) => `('${idOf(number)}', '${number}@example.fr')`).join(', ')};
  ${listings
    .map(({ name, type, commune, at = '', price, unit = 'event', max, min, travels = '0' }, number) => {
      const [latitude, longitude] = at.split(',');
      return `insert into public.partners (id, owner_id, type, slug, name, commune, latitude, longitude, price_from_cents,
        price_unit, capacity_max, capacity_min, travels_km, state)
      values ('${idOf(number)}', '${idOf(number)}', '${type}', 'p-${number}', '${name}', '${commune}', ${latitude}, ${longitude},
        ${price ?? 'null'}, '${unit}', ${max ?? 'null'}, ${min ?? 'null'}, ${travels}, 'listed');`;
    })
    .join('\n')}`;

const search = (given: string, more = '') =>
  seen(cast.anon, `select * from public.search_partners(${given})`, `${filled} ${more}`);
const names = async (given: string, more = '') => (await search(given, more)).map(({ name }) => String(name));
const set = (name: string, change: string) => `update public.partners set ${change} where id = '${idNamed(name)}';`;

describe('words', () => {
  it.each([
    ['without accents or capitals', 'CHATEAU des tilleuls', 'Château des Tilleuls'],
    ['misspelt', 'studio lumiaire', 'Studio Lumière'],
    ['begun', 'ondi', 'La Table d’Ondine'],
    ['with « St » for « Saint »', 'photographe st-etienne', 'Studio Lumière'],
    ['of a trade and a town, in the plural', 'photographes marseille', 'Instants Choisis'],
    ['of a service', 'arche', 'Les Fleurs de Petra'],
  ])('are understood %s', async (_, words, first) => {
    expect((await names(`words => '${words}'`))[0]).toBe(first);
  });

  it('say what was understood when it is not what was typed', async () => {
    const [found] = await search(`words => 'fotographe'`);
    expect(found).toMatchObject({ type: 'photographer', read_as: 'photographe' });
    expect((await search(`words => 'photographe'`))[0]).toMatchObject({ read_as: null });
  });

  it('put those who have them in their name before those who have them elsewhere', async () => {
    const [first] = await search(`words => 'images'`, set('Studio Lumière', `description = 'Des images vraies.'`));
    expect(first).toMatchObject({ name: 'Noces en Images', why: ['relevance'], total: 2 });
  });

  it('find those who have some when nobody has all, and nobody when nobody has any', async () => {
    expect(await names(`words => 'ondine tilleuls'`)).toHaveLength(2);
    expect(await names(`words => 'xqzwvk'`)).toEqual([]);
    expect(await names(`words => 'le de la'`)).toHaveLength(7);
  });

  it('D64 do no harm, whatever they are', async () => {
    const hostile = ["' or 1=1 --", "')); drop table x; --", '!&|():*<->', '\\', '%_', "+8 '", '🎉', 'a'.repeat(5000)];
    for (const words of hostile) {
      expect(Array.isArray(await search(`words => '${words.replaceAll("'", "''")}'`)), words).toBe(true);
    }
  });
});

describe('filters', () => {
  it('keep one trade, and nobody for one that does not exist', async () => {
    expect((await names(`trade => 'venue'`)).toSorted()).toEqual(['Château des Tilleuls', 'Domaine du Lac']);
    expect(await names(`trade => 'astronaut'`)).toEqual([]);
  });

  it('contain partners within a distance, and return it', async () => {
    const found = await search(`${beaune}, within_km => 50, ordering => 'distance'`);
    expect(found.map(({ distance_km }) => Math.round(Number(distance_km)))).toEqual([0, 0, 0, 37]);
    expect(found.at(-1)).toMatchObject({ name: 'Domaine du Lac' });
    expect(await names(`${beaune}, within_km => 36, trade => 'venue'`)).toEqual(['Château des Tilleuls']);
  });

  it('know who comes to the place', async () => {
    const far = await search(`${beaune}, trade => 'photographer', ordering => 'distance'`);
    expect(far.map(({ name, comes_to_place }) => [name, comes_to_place])).toEqual([
      ['Noces en Images', true],
      ['Studio Lumière', true],
      ['Instants Choisis', false],
    ]);
  });

  it('keep those within the budget, guests counted, and not those who name no price', async () => {
    expect(await names('budget_cents => 300000, guests => 60')).not.toContain('Domaine du Lac');
    expect(await names('budget_cents => 300000, guests => 60')).toContain('La Table d’Ondine');
    expect(await names('budget_cents => 300000, guests => 100')).not.toContain('La Table d’Ondine');
    expect(await names(`budget_cents => ${4500 * typicalEvent.guests}`)).toContain('La Table d’Ondine');
    expect(await names(`budget_cents => ${4500 * typicalEvent.guests - 1}`)).not.toContain('La Table d’Ondine');
    expect(await names('budget_cents => 99999999')).not.toContain('Studio Lumière');
  });

  it('contain partners based in a département or a region, then those who travel to a part of it', async () => {
    const placed =
      set('Château des Tilleuls', `postcode = '21200'`) +
      set('Domaine du Lac', `postcode = '21000', travels_km = 10`) +
      set('La Table d’Ondine', `postcode = '71000', travels_km = 90, rating_average = 5, rating_count = 90`) +
      set('Studio Lumière', `postcode = '42000', travels_km = 0`) +
      set('Instants Choisis', `postcode = '13001', travels_km = 80`);
    const found = async (area: string, more = '') => {
      const rows = await search(`area => '${area}'${more}`, placed);
      return rows.map(({ name, why }) => [name, (why as string[]).includes('distance')]);
    };
    // Mâcon is 70 km from the Côte-d’Or.
    expect(await found('21', `, trade => 'venue'`)).toEqual([
      ['Château des Tilleuls', true],
      ['Domaine du Lac', true],
    ]);
    expect(await found('21', `, trade => 'caterer'`)).toEqual([['La Table d’Ondine', false]]);
    expect((await found('21')).at(-1)).toEqual(['La Table d’Ondine', false]);
    expect(await found('71', `, trade => 'venue'`)).toEqual([]);
    expect(await found('R27', `, trade => 'venue', ordering => 'price'`)).toHaveLength(2);
    expect(await found('R27', `, trade => 'caterer'`)).toEqual([['La Table d’Ondine', true]]);
    expect(await found('84', `, trade => 'photographer'`)).toEqual([['Instants Choisis', false]]);
    expect(await found('R93', `, words => 'instants'`)).toEqual([['Instants Choisis', true]]);
    expect(await found('29')).toEqual([]);
  });

  it('contain nobody for an area that does not exist', async () => {
    for (const area of ['', '99', 'R99', "21''", '\\', 'r27', '21|44', 'x'.repeat(5_000)]) {
      expect(await names(`area => '${area}'`), area.slice(0, 20)).toEqual([]);
    }
  });

  it('contain partners from a price to another', async () => {
    expect((await names(`min_budget_cents => 200000, trade => 'venue'`)).toSorted()).toEqual([
      'Château des Tilleuls',
      'Domaine du Lac',
    ]);
    expect(await names(`min_budget_cents => 250001, trade => 'venue'`)).toEqual(['Domaine du Lac']);
    expect(await names('min_budget_cents => 160000, budget_cents => 200000')).toEqual(['Noces en Images']);
    expect(await names('min_budget_cents => 1')).not.toContain('Studio Lumière');
    expect(await names(`min_budget_cents => ${4500 * 100}, guests => 100`)).toEqual(['La Table d’Ondine']);
    expect(await names('min_budget_cents => -5')).toHaveLength(7);
  });

  it('keep those who can receive so many', async () => {
    expect(await names(`trade => 'venue', guests => 100`)).toEqual(['Château des Tilleuls']);
    expect(await names(`trade => 'venue', guests => 10`)).toEqual(['Château des Tilleuls']);
    expect(await names(`trade => 'venue', guests => 80`)).toHaveLength(2);
  });

  it('keep those rated so high', async () => {
    const rated = set('Domaine du Lac', 'rating_average = 4.3, rating_count = 6');
    expect(await names(`min_rating => 4.3`, rated)).toEqual(['Les Fleurs de Petra', 'Domaine du Lac']);
  });

  it('are passed over when they make no sense', async () => {
    for (const odd of [
      `near_latitude => 'NaN', near_longitude => 4`,
      `near_latitude => 'Infinity', near_longitude => 4`,
      'near_latitude => 91, near_longitude => 4',
      'budget_cents => -1, guests => -5, min_rating => -1, within_km => -3',
      `page => 0, page_size => 0`,
      `page => -2147483648, ordering => 'whatever'`,
    ]) {
      expect((await names(odd)).length, odd).toBeGreaterThan(0);
    }
  });
});

describe('the order', () => {
  it('weighs what the pages say it weighs', async () => {
    const { rows } = await query<{ weights: Record<string, number>; trades: string[] }>(
      'select private.ranking_weights() as weights, private.trades() as trades',
    );
    const weights = rankingCriteria.filter(({ weight }) => weight !== null).map(({ code, weight }) => [code, weight]);
    expect(rows[0]?.weights).toEqual(Object.fromEntries(weights));
    expect(rows[0]?.trades).toEqual(trades.map(({ id }) => id));
  });

  it('puts those who are free on the day first, and says it', async () => {
    const taken = `insert into public.partner_availability (partner_id, day) values ('${idNamed('Noces en Images')}', '2021-08-21');`;
    const found = await search(`trade => 'photographer', ${beaune}, on_day => '2021-08-21'`, taken);
    expect(found.map(({ name, is_available }) => [name, is_available])).toEqual([
      ['Studio Lumière', true],
      ['Instants Choisis', true],
      ['Noces en Images', false],
    ]);
    expect(found[0]?.why).toContain('availability');
    expect((await search(`trade => 'photographer', ${beaune}`, taken))[0]).toMatchObject({
      name: 'Noces en Images',
      is_available: null,
    });
  });

  it('puts many good reviews before one perfect one, and a quick answer before a slow one', async () => {
    const reviewed =
      set('Studio Lumière', 'rating_average = 5, rating_count = 1') +
      set('Instants Choisis', 'rating_average = 4.8, rating_count = 40');
    const found = await search(`trade => 'photographer'`, reviewed);
    expect(found.map(({ name }) => name)).toEqual(['Instants Choisis', 'Studio Lumière', 'Noces en Images']);
    expect(found.map(({ why }) => why)).toEqual([['reviews'], [], []]);
    const quick = set('Noces en Images', 'response_minutes = 30') + set('Studio Lumière', 'response_minutes = 5000');
    expect((await search(`trade => 'photographer'`, quick))[0]).toMatchObject({
      name: 'Noces en Images',
      why: ['response'],
    });
  });

  it('puts the near before the far, and says who is near', async () => {
    const found = await search(`trade => 'venue', ${beaune}`);
    expect(found.map(({ name, why }) => [name, why])).toEqual([
      ['Château des Tilleuls', ['distance']],
      ['Domaine du Lac', []],
    ]);
  });

  it('is by price when asked, those without one last', async () => {
    const found = await names(`ordering => 'price'`);
    expect(found.slice(0, 2)).toEqual(['Instants Choisis', 'Noces en Images']);
    expect(found.slice(-2).toSorted()).toEqual(['Les Fleurs de Petra', 'Studio Lumière']);
  });
});

describe('pages', () => {
  // Without accounts: triggers and foreign keys are disabled, and the index is rebuilt afterwards.
  const crowd = (size: number) => `
    set local session_replication_role = replica;
    insert into public.partners (id, owner_id, type, slug, name, commune, postcode, latitude, longitude, state)
    select id, id, 'dj', 'dj-' || n, 'Sono ' || n, 'Lyon', '69001', 45.75 + n % 7 / 10.0, 4.85, 'listed'
    from (select n, gen_random_uuid() as id from generate_series(1, ${size}) as n) as made;
    set local session_replication_role = origin;
    select private.index_partners(array(select id from public.partners));`;

  it.each([
    ['', ''],
    ['near a place', 'near_latitude => 45.75, near_longitude => 4.85,'],
    [
      'within a distance on a day',
      `near_latitude => 45.75, near_longitude => 4.85, within_km => 200, on_day => '2021-06-12',`,
    ],
    ['with words', `words => 'sono',`],
    ['in a region', `area => 'R84',`],
    ['in a region on a day', `area => 'R84', on_day => '2021-06-12',`],
  ])('neither overlap nor leave anyone out %s', async (_, given) => {
    const all = await seen(
      cast.anon,
      `select p.id from generate_series(1, 9) as number, public.search_partners(${given} trade => 'dj', page => number, page_size => 5) as p`,
      crowd(41),
    );
    expect(all).toHaveLength(41);
    expect(new Set(all.map(({ id }) => id)).size).toBe(41);
  });

  it('beyond the end are empty', async () => {
    expect(await names('page => 2')).toEqual([]);
    expect(await names('page => 2147483647')).toEqual([]);
  });

  it('count to a thousand and then say that there are more', async () => {
    const total = async (given: string) =>
      (await seen(cast.anon, `select total from public.search_partners(trade => 'dj', ${given})`, crowd(1_005)))[0]
        ?.total;
    expect(await total(`words => 'sono'`)).toBe(1_001);
    expect(await total('near_latitude => 45.75, near_longitude => 4.85, within_km => 300')).toBe(1_001);
    expect(await total(`area => 'R84'`)).toBe(1_001);
    expect(await total('page => 42')).toBe(1_001);
    expect(await total('page => 43')).toBeUndefined();
  });
});

describe('a suspended partner', () => {
  it('is gone from everywhere at once', async () => {
    const suspended = `update public.partners set state = 'suspended', refusal_reason = 'Plaintes' where id = '${partner.listed}';`;
    const gone: Record<string, string> = {
      search: `select 1 from public.search_partners(words => 'petra')`,
      page: `select 1 where public.partner_page('florist', 'les-fleurs-de-petra') is not null`,
      listing: `select 1 from public.partners where id = '${partner.listed}'`,
      services: `select 1 from public.partner_services where partner_id = '${partner.listed}'`,
      photos: `select 1 from public.partner_photos where partner_id = '${partner.listed}'`,
      days: `select 1 from public.partner_availability where partner_id = '${partner.listed}'`,
      reviews: `select 1 from public.reviews where partner_id = '${partner.listed}'`,
    };
    for (const [where, sql] of Object.entries(gone)) {
      expect(await seen(cast.anon, sql), where).not.toEqual([]);
      expect(await seen(cast.anon, sql, suspended), where).toEqual([]);
      expect(await seen(cast.editor, sql, suspended), where).toEqual([]);
    }
    const similar = `select jsonb_array_length(public.partner_page('venue', 'p-0') -> 'similar') as number`;
    const hidden = `${filled} ${set('Domaine du Lac', `state = 'suspended', refusal_reason = 'Plaintes'`)}`;
    expect(await seen(cast.anon, similar, filled)).toEqual([{ number: 1 }]);
    expect(await seen(cast.anon, similar, hidden)).toEqual([{ number: 0 }]);
  });
});

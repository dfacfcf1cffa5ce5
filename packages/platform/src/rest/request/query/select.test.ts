import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RestError } from '#platform/rest/errors.ts';
import { parseSelect } from './select.ts';

const field = (name: string, extra = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  alias: null,
  cast: null,
  aggregate: null,
  ...extra,
});

describe('the select parameter', () => {
  it('reads columns, aliases and casts', () => {
    expect(parseSelect('id,nom:last_name,"odd,name"::text')).toEqual([
      field('id'),
      field('last_name', { alias: 'nom' }),
      field('odd,name', { cast: 'text' }),
    ]);
  });

  it('reads JSON paths with keys and indexes', () => {
    expect(parseSelect('data->a->>0')).toEqual([
      field('data', {
        field: {
          name: 'data',
          path: [
            { arrow: '->', key: 'a' },
            { arrow: '->>', key: 0 },
          ],
        },
      }),
    ]);
  });

  it('takes a negative index from the end and a number too large for one as a key', () => {
    const [item] = parseSelect('data->-1->99999999999');
    expect(item).toMatchObject({ field: { path: [{ key: -1 }, { key: '99999999999' }] } });
  });

  it('reads embedded resources with hint, join and nesting', () => {
    expect(parseSelect('home:venues!fk!inner(name,rooms(*))')).toMatchObject([
      {
        kind: 'embed',
        target: 'venues',
        alias: 'home',
        hint: 'fk',
        join: 'inner',
        spread: false,
        select: [{}, { target: 'rooms' }],
      },
    ]);
  });

  it('reads spreads and empty resources', () => {
    expect(parseSelect('...venues(name),rooms()')).toMatchObject([
      { target: 'venues', spread: true },
      { target: 'rooms', select: [] },
    ]);
  });

  it('reads aggregates with a cast before and after', () => {
    expect(parseSelect('total:amount::int.sum()::text,count()')).toMatchObject([
      { alias: 'total', cast: 'int', aggregate: { name: 'sum', cast: 'text' } },
      { field: { name: '*' }, aggregate: { name: 'count', cast: null } },
    ]);
  });

  it.each(['(', 'a(', 'a(b', 'a)', ',', 'a,', 'a::', 'a->', '"open', 'a b(c)d'])(
    'refuses %s with the place',
    (text) => {
      expect(() => parseSelect(text)).toThrow(
        expect.objectContaining({ status: 400, body: expect.objectContaining({ code: 'PGRST100' }) }),
      );
    },
  );

  it('refuses resources nested without end', () => {
    expect(() => parseSelect('a('.repeat(50))).toThrow(RestError);
  });

  it('answers any text with a tree or with a refusal of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab,:()!.->"\\*$_ 0é') }), (text) => {
        try {
          parseSelect(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RestError } from '#platform/rest/errors.ts';
import { parseQuery } from './query-string.ts';

const parse = (query: string) => parseQuery(query, { isCall: false });
const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });

describe('the query string', () => {
  it('keeps values out of the tree and out of the shape', () => {
    const one = parse('select=id&name=eq.Anne&limit=5');
    const other = parse('select=id&name=eq.Bob&limit=9');
    expect(one.shape).toBe(other.shape);
    expect(one.clauses).toEqual(other.clauses);
    expect(one.values).toEqual(['Anne', '5']);
  });

  it('gives another shape to another operator, column, keyword or order', () => {
    const shapes = [
      'a=eq.1',
      'a=gt.1',
      'b=eq.1',
      'a=is.null',
      'a=is.true',
      'a=not.eq.1',
      'order=a',
      'order=a.desc',
      'or=(a.eq.1)',
      'and=(a.eq.1)',
    ];
    expect(new Set(shapes.map((query) => parse(query).shape)).size).toBe(shapes.length);
  });

  it('never gives one shape to two trees', () => {
    const piece = fc.constantFrom(
      'select=',
      'a',
      'b->',
      '"&"',
      '%26',
      '%3D',
      'limit',
      '=',
      '&',
      'eq.',
      '1',
      'order=',
      'or=(',
      ',',
      ')',
      '"',
      '->>',
    );
    const query = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const tree = (text: string) => {
      try {
        const { shape, values, ...rest } = parse(text);
        return { shape, rest: JSON.stringify(rest) };
      } catch {
        return null;
      }
    };
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(query, (text) => {
        const parsed = tree(text);
        if (!parsed) return;
        expect(seen.get(parsed.shape) ?? parsed.rest).toBe(parsed.rest);
        seen.set(parsed.shape, parsed.rest);
      }),
      { numRuns: 5_000 },
    );
    expect(tree('select=a->b%26limit')?.shape).not.toBe(tree('select=a->b&limit=1')?.shape);
  });

  it('turns like patterns and lists into what SQL takes', () => {
    expect(parse('a=like.*b*&c=in.(x,"y,z","q\\"r")').values).toEqual(['%b%', '{"x","y,z","q\\"r"}']);
  });

  it('reads quantified, searched and compared conditions', () => {
    const [{ filters } = { filters: [] }] = parse('a=eq(any).{1,2}&b=wfts(french).fleurs&c=is.not_null').clauses;
    expect(filters).toMatchObject([
      { condition: { op: 'compare', operator: 'eq', quantifier: 'any' } },
      { condition: { op: 'search', operator: 'wfts' } },
      { condition: { op: 'is', keyword: 'not_null' } },
    ]);
  });

  it('hands clauses to the resource they name', () => {
    const { clauses } = parse('rooms.beds.size=gt.1&rooms.order=name&rooms.limit=3&rooms.not.or=(a.is.null)');
    expect(clauses.map(({ path }) => path)).toEqual([['rooms', 'beds'], ['rooms']]);
    expect(clauses[1]).toMatchObject({
      order: [{ field: { name: 'name' } }],
      filters: [{ operator: 'or', negated: true }],
    });
  });

  it('reads nested logic with quoted values and arrays', () => {
    const { clauses, values } = parse('or=(a.eq."x,y",and(b.cs.{1,2},c.not.in.(1,2)))');
    expect(values).toEqual(['x,y', '{1,2}', '{"1","2"}']);
    expect(clauses[0]?.filters).toMatchObject([
      { operator: 'or', children: [{}, { operator: 'and', children: [{}, { negated: true }] }] },
    ]);
  });

  it('takes a parameter without an operator as an argument only when a function is called', () => {
    expect(parseQuery('n=5&name=eq.x', { isCall: true })).toMatchObject({
      args: [{ name: 'n', value: 0 }],
      values: ['5', 'x'],
    });
    expect(() => parse('n=5')).toThrow(refusal('PGRST100'));
  });

  it.each([
    'a=xx.1',
    'a=eq',
    'a=is.maybe',
    'a=neq(any).{1}',
    'or=a.eq.1',
    'or=(a.eq.1',
    'order=a.up',
    'limit=x',
    'a..b=eq.1',
  ])('refuses %s', (query) => {
    expect(() => parse(query)).toThrow(refusal('PGRST100'));
  });

  it('refuses a negative range', () => {
    expect(() => parse('limit=-1')).toThrow(refusal('PGRST103'));
  });

  it('answers any text with a query or with a refusal of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab=&.,()->"\\%*0 eqinorsl') }), (text) => {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
    );
  });
});

import { postgresChangesFilter } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { parseFilter } from './filters.ts';

/** Conditions as text: `a = 1 or a = 2`. */
function read(text: string): string[] {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.conditions.map((condition) =>
    condition
      .map(({ column, operator, value }) => [column, operator, ...(value === null ? [] : [value])].join(' '))
      .join(' or '),
  );
}

const refusalOf = (text: string): string | null => {
  const parsed = parseFilter(text);
  return parsed.ok ? null : parsed.reason;
};

describe('a filter', () => {
  it('is empty when nothing is written', () => {
    expect(read('')).toEqual([]);
  });

  it.each([
    ['a=eq.1', 'a = 1'],
    ['a=neq.1', 'a <> 1'],
    ['a=lt.1', 'a < 1'],
    ['a=lte.1', 'a <= 1'],
    ['a=gt.1', 'a > 1'],
    ['a=gte.1', 'a >= 1'],
    ['a=like.%x_', 'a ~~ %x_'],
    ['a=ilike.%x', 'a ~~* %x'],
    ['a=match.^x$', 'a ~ ^x$'],
    ['a=imatch.^x$', 'a ~* ^x$'],
    ['a=is.null', 'a is null'],
    ['a=isdistinct.1', 'a is distinct from 1'],
    ['a=in.(1,2)', 'a = 1 or a = 2'],
    ['a=not.eq.1', 'a <> 1'],
    ['a=not.lt.1', 'a >= 1'],
    ['a=not.is.null', 'a is not null'],
    ['a=not.isdistinct.1', 'a is not distinct from 1'],
    ['a=not.like.x', 'a !~~ x'],
    ['a=eq.', 'a = '],
    ['a=eq.b=c.d', 'a = b=c.d'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('asks for every condition between commas, and for none of a list that is denied', () => {
    expect(read('a=gt.0,b=lt.9')).toEqual(['a > 0', 'b < 9']);
    expect(read('a=not.in.(1,2)')).toEqual(['a <> 1', 'a <> 2']);
  });

  it('reads back what the official builder writes, quotes and all', () => {
    const built = postgresChangesFilter().eq('a', 'x,"y"\\(z)').in('b', ['1,2', ' 3']).not('c', 'is', null).build();
    expect(read(built)).toEqual(['a = x,"y"\\(z)', 'b = 1,2 or b =  3', 'c is not null']);
  });

  it.each([
    'wrong',
    'a=1',
    'a=zz.1',
    '=eq.1',
    'a=eq.1,b',
    'a=in.1',
    'a=in.(1',
    'a=eq."1',
    'a=eq.\0',
    `a=eq.${'x'.repeat(5_000)}`,
  ])('refuses %j', (text) => {
    expect(refusalOf(text)).toMatch(/^Error parsing `filter` params/);
  });

  it('refuses states that are none, more than a hundred values, and patterns that refer back', () => {
    expect(refusalOf('a=is.maybe')).toMatch('must be null, true, false, or unknown');
    expect(refusalOf(`a=in.(${Array.from({ length: 101 }, (_, n) => n).join(',')})`)).toMatch('Maximum 100');
    expect(refusalOf('a=match."(a)\\\\1"')).toMatch('too complex');
  });
});

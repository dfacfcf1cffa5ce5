// Every comparison of one column with one value.
import { describe, expect, it } from 'vitest';
import { anon, ids, rest } from './client.ts';

const books = () => anon.from('books').select('id').order('id');

describe('comparisons', () => {
  it('eq, neq, gt, gte, lt and lte compare', async () => {
    expect(ids((await books().eq('pages', 165)).data)).toEqual([2]);
    expect(ids((await books().neq('pages', 165)).data)).toEqual([1, 3, 4, 5]);
    expect(ids((await books().gt('pages', 209)).data)).toEqual([1, 5]);
    expect(ids((await books().gte('pages', 209)).data)).toEqual([1, 3, 5]);
    expect(ids((await books().lt('pages', 165)).data)).toEqual([4]);
    expect(ids((await books().lte('pages', 165)).data)).toEqual([2, 4]);
  });

  it('several filters on one column all hold', async () => {
    expect(ids((await books().gt('pages', 100).lt('pages', 220)).data)).toEqual([2, 3]);
  });

  it('match compares several columns', async () => {
    expect(ids((await books().match({ author_id: 2, genre: 'essay' })).data)).toEqual([5]);
  });

  it('dates, numerics, enums, booleans and uuids compare by their type', async () => {
    expect(ids((await books().lt('published', '1970-01-01')).data)).toEqual([1, 3]);
    expect(ids((await books().gte('price', 11)).data)).toEqual([1, 3, 5]);
    expect(ids((await books().eq('genre', 'poetry')).data)).toEqual([4]);
    expect(ids((await books().gt('genre', 'novel')).data)).toEqual([4, 5, 6]);
    expect(ids((await books().eq('in_print', false)).data)).toEqual([4]);
    const { data } = await anon.from('members').select('name').eq('id', '00000000-0000-4000-8000-000000000002');
    expect(data).toEqual([{ name: 'Bob' }]);
  });

  it('citext compares without case', async () => {
    const { data } = await anon.from('authors').select('id').eq('alias', 'URSA');
    expect(data).toEqual([{ id: 1 }]);
  });

  it('a value may be empty, hold dots, or look like an operator', async () => {
    expect((await books().eq('title', '')).data).toEqual([]);
    const dots = await anon.from('members').select('name').eq('email', 'alice@example.org');
    expect(dots.data).toEqual([{ name: 'Alice' }]);
    expect((await books().eq('title', 'eq.1')).data).toEqual([]);
  });
});

describe('is and isdistinct', () => {
  it('is null, true and false', async () => {
    expect(ids((await books().is('pages', null)).data)).toEqual([6]);
    expect(ids((await books().is('in_print', true)).data)).toEqual([1, 2, 3, 5]);
    expect(ids((await books().is('in_print', false)).data)).toEqual([4]);
  });

  it('is unknown and is not_null', async () => {
    expect(ids((await books().filter('in_print', 'is', 'unknown')).data)).toEqual([6]);
    expect(ids((await books().filter('pages', 'is', 'not_null')).data)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is reads its value without case', async () => {
    expect(ids((await books().filter('pages', 'is', 'NULL')).data)).toEqual([6]);
  });

  it('isdistinct counts null as a value', async () => {
    expect(ids((await books().isDistinct('pages', 165)).data)).toEqual([1, 3, 4, 5, 6]);
  });

  it('is refuses any other value', async () => {
    const { error, status } = await books().filter('in_print', 'is', 'maybe');
    expect(status).toBe(400);
    expect(error?.code).toBe('PGRST100');
    expect(error?.message).toMatch(/^"failed to parse filter \(is\.maybe\)" \(line 1, column \d+\)$/);
  });
});

describe('patterns', () => {
  it('like and ilike take per cent or star', async () => {
    expect(ids((await books().like('title', '%Orchard')).data)).toEqual([1]);
    expect(ids((await books().like('title', '*Orchard')).data)).toEqual([1]);
    expect(ids((await books().like('title', '%orchard')).data)).toEqual([]);
    expect(ids((await books().ilike('title', '%ORCHARD')).data)).toEqual([1]);
  });

  it('match and imatch take a regular expression', async () => {
    expect(ids((await books().regexMatch('title', '^(The|A) ')).data)).toEqual([1, 3]);
    expect(ids((await books().regexIMatch('title', '^the')).data)).toEqual([1]);
  });

  it('any and all take several patterns', async () => {
    expect(ids((await books().likeAnyOf('title', ['%Orchard', '%Names'])).data)).toEqual([1, 3]);
    expect(ids((await books().likeAllOf('title', ['%Small%', '%Poems'])).data)).toEqual([4]);
    expect(ids((await books().ilikeAnyOf('title', ['%orchard', '%names'])).data)).toEqual([1, 3]);
    expect(ids((await books().ilikeAllOf('title', ['%small%', '%POEMS'])).data)).toEqual([4]);
  });

  it('any and all quantify eq, gt, gte, lt, lte, match and imatch', async () => {
    expect(ids((await books().filter('id', 'eq(any)', '{1,4}')).data)).toEqual([1, 4]);
    expect(ids((await books().filter('pages', 'gt(all)', '{100,200}')).data)).toEqual([1, 3, 5]);
    expect(ids((await books().filter('pages', 'gte(any)', '{320,240}')).data)).toEqual([1, 5]);
    expect(ids((await books().filter('pages', 'lt(any)', '{100,170}')).data)).toEqual([2, 4]);
    expect(ids((await books().filter('pages', 'lte(all)', '{165,209}')).data)).toEqual([2, 4]);
    expect(ids((await books().filter('title', 'match(any)', '{^The,Names$}')).data)).toEqual([1, 3]);
    expect(ids((await books().filter('title', 'imatch(all)', '{small,poems$}')).data)).toEqual([4]);
  });
});

describe('lists', () => {
  it('in takes several values, and none', async () => {
    expect(ids((await books().in('id', [1, 3, 99])).data)).toEqual([1, 3]);
    expect((await books().in('id', [])).data).toEqual([]);
  });

  it('in takes values with commas and parentheses', async () => {
    const titles = ['Small Hours, Small Poems', 'On Maps (and Other Lies)'];
    expect(ids((await books().in('title', titles)).data)).toEqual([4, 5]);
  });

  it('in takes quoted values with escaped quotes', async () => {
    const answer = await rest(`/Odd%20Names?select=%22Case%20Column%22&%22dot.column%22=in.("say%20\\"hi\\"")`);
    expect(answer.json).toEqual([{ 'Case Column': 2 }]);
  });

  it('not in leaves them out', async () => {
    expect(ids((await books().notIn('id', [1, 2, 3])).data)).toEqual([4, 5, 6]);
    expect(ids((await books().not('id', 'in', '(1,2,3,4)')).data)).toEqual([5, 6]);
  });
});

describe('not', () => {
  it('turns any operator around', async () => {
    expect(ids((await books().not('pages', 'eq', 165)).data)).toEqual([1, 3, 4, 5]);
    expect(ids((await books().not('pages', 'is', null)).data)).toEqual([1, 2, 3, 4, 5]);
    expect(ids((await books().not('title', 'like', '%a%')).data)).toEqual([6]);
    expect(ids((await books().not('title', 'like(any)', '{%Small%,%Maps%}')).data)).toEqual([1, 2, 3, 6]);
    expect(ids((await books().filter('genre', 'not.eq', 'novel')).data)).toEqual([4, 5, 6]);
  });
});

describe('a filter that cannot be answered', () => {
  it('names the operator it does not know', async () => {
    const { error, status } = await books().filter('id', 'noop', 0);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse filter (noop.0)" (line 1, column 1)',
      details: expect.stringContaining('expecting "not" or operator (eq, gt, ...)'),
      hint: null,
    });
  });

  it('names the value that does not fit the type', async () => {
    const { error, status } = await books().eq('pages', 'many');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "many"' });
  });

  it('names the column that does not exist', async () => {
    const { error, status } = await books().eq('nope', 1);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42703', message: 'column books.nope does not exist' });
  });

  it('names the label an enum does not have', async () => {
    const { error, status } = await books().eq('genre', 'thriller');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22P02', message: 'invalid input value for enum genre: "thriller"' });
  });

  it('refuses a pattern PostgreSQL refuses', async () => {
    const { error, status } = await books().regexMatch('title', '(');
    expect(status).toBe(400);
    expect(error?.code).toBe('2201B');
  });
});

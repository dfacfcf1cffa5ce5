// or, and, not and their nesting.
import { describe, expect, it } from 'vitest';
import { anon, ids, rest } from './client.ts';

const books = () => anon.from('books').select('id').order('id');

describe('logical trees', () => {
  it('or holds when one condition holds', async () => {
    expect(ids((await books().or('pages.lt.100,pages.gt.300')).data)).toEqual([1, 4]);
  });

  it('several or filters all hold', async () => {
    expect(ids((await books().or('id.lt.3,id.gt.4').or('author_id.eq.2,author_id.eq.4')).data)).toEqual([2, 5, 6]);
  });

  it('and nests inside or', async () => {
    expect(ids((await books().or('id.eq.1,and(author_id.eq.2,genre.eq.essay)')).data)).toEqual([1, 5]);
  });

  it('and is a parameter of its own', async () => {
    const answer = await rest('/books?select=id&order=id&and=(pages.gte.165,pages.lte.240)');
    expect(answer.json).toEqual([{ id: 2 }, { id: 3 }, { id: 5 }]);
  });

  it('not turns a whole tree around', async () => {
    const notAnd = await rest('/books?select=id&order=id&not.and=(pages.gte.165,pages.lte.240)');
    expect(notAnd.json).toEqual([{ id: 1 }, { id: 4 }]);
    const notOr = await rest('/books?select=id&order=id&not.or=(id.eq.1,id.eq.2,id.eq.3)');
    expect(notOr.json).toEqual([{ id: 4 }, { id: 5 }, { id: 6 }]);
  });

  it('not turns a nested tree and a single condition around', async () => {
    expect(ids((await books().or('id.eq.6,not.and(id.gt.1,id.lt.6)')).data)).toEqual([1, 6]);
    expect(ids((await books().or('id.not.in.(2,3,4,5),genre.not.eq.novel')).data)).toEqual([1, 4, 5, 6]);
  });

  it('takes every kind of operator', async () => {
    expect(ids((await books().or('pages.is.null,title.like.The*')).data)).toEqual([1, 6]);
    expect(ids((await books().or('id.in.(1,2),keywords.cs.{night}')).data)).toEqual([1, 2, 4]);
    expect(ids((await books().or('keywords.ov.{maps,night},id.eq(any).{1,2}')).data)).toEqual([1, 2, 4, 5]);
    expect(ids((await books().or('search.fts(english).harbor,title.ilike(any).{*maps*,*poems*}')).data)).toEqual([
      2, 4, 5,
    ]);
    expect(ids((await books().or('in_print.isdistinct.true,pages.gt.300')).data)).toEqual([1, 4, 6]);
  });

  it('takes quoted values with commas and parentheses', async () => {
    const tree = 'title.eq."Small Hours, Small Poems",title.eq."On Maps (and Other Lies)"';
    expect(ids((await books().or(tree)).data)).toEqual([4, 5]);
  });

  it('takes spaces between its terms', async () => {
    expect(ids((await books().or('id.eq.1 , id.eq.2')).data)).toEqual([1, 2]);
  });

  it('joins other filters', async () => {
    expect(ids((await books().or('pages.lt.100,pages.gt.200').eq('in_print', true)).data)).toEqual([1, 3, 5]);
  });

  it('refuses an empty tree', async () => {
    const { error, status } = await books().or('');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'PGRST100', message: '"failed to parse logic tree (())" (line 1, column 4)' });
  });

  it('refuses a tree it cannot parse', async () => {
    const { error, status } = await books().or('id.in.1,2,id.eq.3');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse logic tree ((id.in.1,2,id.eq.3))" (line 1, column 10)',
      details: 'unexpected "1" expecting "("',
    });
  });
});

// Full-text search over tsvector, text and json columns.
import { describe, expect, it } from 'vitest';
import { anon, ids } from './client.ts';

const books = () => anon.from('books').select('id').order('id');

describe('full-text search', () => {
  it('fts takes the query language of to_tsquery', async () => {
    expect(ids((await books().textSearch('search', 'trees', { config: 'english' })).data)).toEqual([1, 4]);
    expect(ids((await books().textSearch('search', 'tree & fruit', { config: 'english' })).data)).toEqual([1]);
    expect(ids((await books().textSearch('search', 'harbor | poem', { config: 'english' })).data)).toEqual([2, 4]);
    expect(ids((await books().textSearch('search', 'tree & !fruit', { config: 'english' })).data)).toEqual([4]);
  });

  it('fts without a configuration uses the default of the database', async () => {
    expect(ids((await books().textSearch('search', 'orchard')).data)).toEqual([1]);
  });

  it('plfts takes plain words', async () => {
    const { data } = await books().textSearch('search', 'the maps lie', { type: 'plain', config: 'english' });
    expect(ids(data)).toEqual([5]);
  });

  it('phfts takes a phrase', async () => {
    const found = await books().textSearch('search', 'fruit trees', { type: 'phrase', config: 'english' });
    expect(ids(found.data)).toEqual([1]);
    const turned = await books().textSearch('search', 'trees fruit', { type: 'phrase', config: 'english' });
    expect(ids(turned.data)).toEqual([]);
  });

  it('wfts takes what people type in a search box', async () => {
    const either = await books().textSearch('search', 'harbors or poems', { type: 'websearch', config: 'english' });
    expect(ids(either.data)).toEqual([2, 4]);
    const without = await books().textSearch('search', 'trees -orchard', { type: 'websearch', config: 'english' });
    expect(ids(without.data)).toEqual([4]);
    const quoted = await books().textSearch('search', '"quiet orchard"', { type: 'websearch', config: 'english' });
    expect(ids(quoted.data)).toEqual([1]);
  });

  it('searches text and json columns by making the vector itself', async () => {
    expect(ids((await books().textSearch('summary', 'villages', { config: 'english' })).data)).toEqual([3]);
    expect(ids((await books().textSearch('details', 'hardcover', { config: 'english' })).data)).toEqual([2]);
  });

  it('can be turned around', async () => {
    expect(ids((await books().not('search', 'fts(english)', 'trees|harbors')).data)).toEqual([3, 5, 6]);
  });

  it('refuses a query PostgreSQL refuses', async () => {
    const { error, status } = await books().textSearch('search', 'two words', { config: 'english' });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42601', message: 'syntax error in tsquery: "two words"' });
  });

  it('refuses a configuration that does not exist', async () => {
    const { error, status } = await books().textSearch('search', 'tree', { config: 'klingon' });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42704', message: 'text search configuration "klingon" does not exist' });
  });
});

// Containment, overlap and position of arrays and ranges.
import { describe, expect, it } from 'vitest';
import { anon, ids } from './client.ts';

const books = () => anon.from('books').select('id').order('id');

describe('arrays', () => {
  it('contain, are contained and overlap', async () => {
    expect(ids((await books().contains('keywords', ['memory'])).data)).toEqual([1, 3]);
    expect(ids((await books().contains('keywords', ['memory', 'trees'])).data)).toEqual([1]);
    expect(ids((await books().containedBy('keywords', ['night', 'cities', 'travel'])).data)).toEqual([2, 4]);
    expect(ids((await books().overlaps('keywords', ['night', 'maps'])).data)).toEqual([4, 5]);
    expect(ids((await books().overlaps('scores', [4])).data)).toEqual([1, 3]);
  });

  it('compare as a whole', async () => {
    expect(ids((await books().eq('keywords', '{night}')).data)).toEqual([4]);
    expect(ids((await books().eq('scores', '{}')).data)).toEqual([4]);
  });

  it('can be turned around', async () => {
    expect(ids((await books().not('keywords', 'cs', '{memory}')).data)).toEqual([2, 4, 5]);
    expect(ids((await books().not('keywords', 'ov', '{memory,night}')).data)).toEqual([2, 5]);
  });

  it('refuse a literal that is not an array', async () => {
    const { error, status } = await books().contains('keywords', 'memory');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22P02', message: 'malformed array literal: "memory"' });
  });
});

describe('ranges', () => {
  it('contain a range and a value', async () => {
    expect(ids((await books().contains('reading_ages', '[14,16)')).data)).toEqual([1, 2]);
    expect(ids((await books().containedBy('reading_ages', '[10,20)')).data)).toEqual([1]);
  });

  it('lie strictly left or right of another', async () => {
    expect(ids((await books().rangeLt('reading_ages', '[18,20)')).data)).toEqual([1]);
    expect(ids((await books().rangeGt('reading_ages', '[5,15)')).data)).toEqual([3, 5]);
  });

  it('do not extend left or right of another', async () => {
    expect(ids((await books().rangeGte('reading_ages', '[14,16)')).data)).toEqual([2, 3, 5]);
    expect(ids((await books().rangeLte('reading_ages', '[0,50)')).data)).toEqual([1]);
  });

  it('are adjacent to and overlap another', async () => {
    expect(ids((await books().rangeAdjacent('reading_ages', '[10,12)')).data)).toEqual([1]);
    expect(ids((await books().overlaps('reading_ages', '[0,13)')).data)).toEqual([1]);
    expect(ids((await books().overlaps('on_sale', '[2020-01-15,2020-02-15)')).data)).toEqual([1, 2]);
    expect(ids((await books().overlaps('on_sale', '[2022-01-01,2022-01-02)')).data)).toEqual([4]);
  });

  it('can be turned around', async () => {
    expect(ids((await books().not('reading_ages', 'adj', '[10,12)')).data)).toEqual([2, 3, 5]);
    expect(ids((await books().not('reading_ages', 'sl', '[18,20)')).data)).toEqual([2, 3, 5]);
  });

  it('refuse a literal that is not a range', async () => {
    const { error, status } = await books().overlaps('reading_ages', 'old');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22P02', message: 'malformed range literal: "old"' });
  });
});

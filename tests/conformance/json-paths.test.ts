// Arrows into json and jsonb columns, in select, filters and order.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('selecting inside json', () => {
  it('takes a key as json with one arrow and as text with two', async () => {
    const { data } = await anon.from('books').select('details->reprints, text:details->>reprints').eq('id', 1).single();
    expect(data).toEqual({ reprints: 3, text: '3' });
  });

  it('names the answer after the last key of the path', async () => {
    const { data } = await anon.from('books').select('details->dimensions->w, details->>format').eq('id', 1).single();
    expect(data).toEqual({ w: 11, format: 'paperback' });
  });

  it('takes an element of an array, also from its end', async () => {
    const { data } = await anon
      .from('books')
      .select('first:details->awards->0, last:details->awards->>-1')
      .eq('id', 1)
      .single();
    expect(data).toEqual({ first: 'hugo', last: 'nebula' });
  });

  it('names an element of an array after the key before it', async () => {
    const { data } = await anon.from('books').select('details->awards->>0').eq('id', 1).single();
    expect(data).toEqual({ awards: 'hugo' });
  });

  it('casts what it finds', async () => {
    const { data } = await anon.from('books').select('n:details->>reprints::int').eq('id', 3).single();
    expect(data).toEqual({ n: 12 });
  });

  it('answers null where the path leads nowhere', async () => {
    const { data } = await anon
      .from('books')
      .select('x:details->dimensions->depth, y:details->a->b->>c')
      .eq('id', 1)
      .single();
    expect(data).toEqual({ x: null, y: null });
  });

  it('goes into an array column by its index', async () => {
    const { data } = await anon.from('books').select('first:keywords->0, second:keywords->>1').eq('id', 1).single();
    expect(data).toEqual({ first: 'trees', second: 'memory' });
  });

  it('goes through json inside an embedded resource', async () => {
    const { data } = await anon
      .from('books')
      .select('id, author:authors!books_author_id_fkey(profile->site->>host)')
      .eq('id', 1)
      .single();
    expect(data).toEqual({ id: 1, author: { host: 'vernet.example' } });
  });
});

describe('filtering inside json', () => {
  it('compares text after two arrows', async () => {
    const { data } = await anon.from('books').select('id').eq('details->>format', 'paperback').order('id');
    expect(data).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('compares json after one arrow', async () => {
    const { data } = await anon.from('books').select('id').gte('details->reprints', 3).order('id');
    expect(data).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('follows a path of several keys', async () => {
    const { data } = await anon.from('books').select('id').eq('details->dimensions->>h', '20');
    expect(data).toEqual([{ id: 2 }]);
  });

  it('finds what is null at the end of a path', async () => {
    const { data } = await anon.from('authors').select('id').is('profile->>site', null).order('id');
    expect(data).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }]);
  });

  it('contains and is contained', async () => {
    const contains = await anon.from('books').select('id').contains('details', { format: 'paperback' }).order('id');
    expect(contains.data).toEqual([{ id: 1 }, { id: 3 }]);
    const nested = await anon
      .from('books')
      .select('id')
      .contains('details', { dimensions: { w: 13 } });
    expect(nested.data).toEqual([{ id: 2 }]);
    const contained = await anon
      .from('books')
      .select('id')
      .containedBy('details', { format: 'ebook', reprints: 0, x: 1 });
    expect(contained.data).toEqual([{ id: 5 }]);
    const inside = await anon.from('books').select('id').contains('details->awards', '["booker"]');
    expect(inside.data).toEqual([{ id: 3 }]);
  });

  it('works inside a logical tree', async () => {
    const { data } = await anon
      .from('books')
      .select('id')
      .or('details->>format.eq.ebook,details->reprints.eq.12')
      .order('id');
    expect(data).toEqual([{ id: 3 }, { id: 5 }]);
  });
});

describe('ordering by json', () => {
  it('orders by a json number', async () => {
    const { data } = await anon
      .from('books')
      .select('id')
      .not('details', 'is', null)
      .order('details->reprints', { ascending: false });
    expect(data).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }, { id: 5 }]);
  });

  it('orders by text found inside json', async () => {
    const { data } = await anon
      .from('books')
      .select('id')
      .not('details', 'is', null)
      .order('details->>format')
      .order('id');
    expect(data).toEqual([{ id: 5 }, { id: 2 }, { id: 1 }, { id: 3 }]);
  });
});

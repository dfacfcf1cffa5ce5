// count, sum, avg, min and max, grouped by what else is selected.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('aggregates', () => {
  it('count the rows', async () => {
    expect((await anon.from('books').select('count()')).data).toEqual([{ count: 6 }]);
    expect((await anon.from('books').select('count')).data).toEqual([{ count: 6 }]);
    expect((await anon.from('books').select('n:count()').eq('genre', 'novel').single()).data).toEqual({ n: 3 });
  });

  it('count the values of a column, without the nulls', async () => {
    expect((await anon.from('books').select('pages.count()').single()).data).toEqual({ count: 5 });
  });

  it('sum, avg, min and max a column', async () => {
    const { data } = await anon.from('books').select('pages.sum(), pages.min(), pages.max(), price.avg()').single();
    expect(data).toEqual({ sum: 1022, min: 88, max: 320, avg: 11.13 });
  });

  it('take a name and a cast', async () => {
    const { data } = await anon.from('books').select('total:pages.sum()::text, n:count()::text').single();
    expect(data).toEqual({ total: '1022', n: '6' });
  });

  it('take a cast and a json path inside', async () => {
    const { data } = await anon.from('books').select('reprints:details->>reprints::int.sum()').single();
    expect(data).toEqual({ reprints: 16 });
  });

  it('group by the other columns', async () => {
    const { data } = await anon.from('books').select('genre, count(), pages.max()').order('genre');
    expect(data).toEqual([
      { genre: 'novel', count: 3, max: 320 },
      { genre: 'essay', count: 1, max: 240 },
      { genre: 'poetry', count: 1, max: 88 },
      { genre: 'comic', count: 1, max: null },
    ]);
  });

  it('group by a renamed column and keep the filters', async () => {
    const { data } = await anon.from('loans').select('book:book_id, n:count()').lt('book_id', 3).order('book_id');
    expect(data).toEqual([
      { book: 1, n: 2 },
      { book: 2, n: 1 },
    ]);
  });

  it('count what is embedded', async () => {
    const { data } = await anon.from('books').select('id, loans(count)').in('id', [1, 4]).order('id');
    expect(data).toEqual([
      { id: 1, loans: [{ count: 2 }] },
      { id: 4, loans: [{ count: 0 }] },
    ]);
  });

  it('aggregate inside an embedding', async () => {
    const { data } = await anon
      .from('authors')
      .select('id, books!author_id(pages.sum(), pages.max())')
      .in('id', [2, 5])
      .order('id');
    expect(data).toEqual([
      { id: 2, books: [{ sum: 405, max: 240 }] },
      { id: 5, books: [{ sum: null, max: null }] },
    ]);
  });

  it('group inside an embedding', async () => {
    const { data } = await anon.from('tags').select('label, books(genre, count())').eq('id', 1).single();
    expect(data).toEqual({ label: 'Classic', books: [{ genre: 'novel', count: 3 }] });
  });

  it('group by an embedded object', async () => {
    const { data } = await anon
      .from('loans')
      .select('n:count(), book_id, books(title)')
      .lt('book_id', 3)
      .order('book_id');
    expect(data).toEqual([
      { n: 2, book_id: 1, books: { title: 'The Quiet Orchard' } },
      { n: 1, book_id: 2, books: { title: 'Invisible Harbors' } },
    ]);
  });

  it('group by the columns of a spread', async () => {
    const { data } = await anon
      .from('books')
      .select('pages.sum(), ...authors!author_id(name)')
      .in('author_id', [1, 2])
      .order('authors(name)');
    expect(data).toEqual([
      { sum: 405, name: 'Italo Brand' },
      { sum: 320, name: 'Ursula Vernet' },
    ]);
  });

  it('aggregate a column of a spread', async () => {
    const { data } = await anon.from('loans').select('member_id, ...books(pages.sum())').order('member_id');
    expect(data).toEqual([
      { member_id: '00000000-0000-4000-8000-000000000001', sum: 485 },
      { member_id: '00000000-0000-4000-8000-000000000002', sum: 529 },
    ]);
  });

  it('aggregate the rows of a function', async () => {
    const { data } = await anon.rpc('find_books', { min_pages: 200 }).select('pages.min()');
    expect(data).toEqual([{ min: 209 }]);
  });

  it('refuse a function they do not know', async () => {
    const { error, status } = await anon.from('books').select('pages.median()');
    expect(status).toBe(400);
    expect(error?.code).toBe('PGRST100');
  });
});

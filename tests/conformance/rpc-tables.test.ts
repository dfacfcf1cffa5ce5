// Functions that return rows of a table behave like the table.
import { describe, expect, it } from 'vitest';
import { anon, post, rest } from './client.ts';

describe('a function that returns rows of a table', () => {
  it('answers the columns that are selected', async () => {
    const { data } = await anon.rpc('find_books', { min_pages: 300 }).select('id, name:title, pages::text');
    expect(data).toEqual([{ id: 1, name: 'The Quiet Orchard', pages: '320' }]);
  });

  it('filters by columns that are not selected', async () => {
    const { data } = await anon.rpc('find_books').select('id').eq('genre', 'novel').gt('pages', 200).order('id');
    expect(data).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('takes logical trees, json paths and full text', async () => {
    const tree = await anon.rpc('find_books').select('id').or('id.eq.1,pages.is.null').order('id');
    expect(tree.data).toEqual([{ id: 1 }, { id: 6 }]);
    const json = await anon.rpc('find_books').select('f:details->>format').eq('details->>format', 'ebook');
    expect(json.data).toEqual([{ f: 'ebook' }]);
    const text = await anon.rpc('find_books').select('id').textSearch('search', 'harbors', { config: 'english' });
    expect(text.data).toEqual([{ id: 2 }]);
  });

  it('orders and paginates', async () => {
    const { data } = await anon
      .rpc('find_books')
      .select('id')
      .order('pages', { ascending: false, nullsFirst: false })
      .range(1, 2);
    expect(data).toEqual([{ id: 5 }, { id: 3 }]);
    const answer = await post('/rpc/find_books?select=id&order=id&limit=1&offset=1', {}, { Prefer: 'count=exact' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('1-1/6');
  });

  it('honours the Range header on GET', async () => {
    const answer = await rest('/rpc/find_books?select=id&order=id', {
      headers: { Range: '1-2', 'Range-Unit': 'items' },
    });
    expect(answer.json).toEqual([{ id: 2 }, { id: 3 }]);
    expect(answer.headers.get('content-range')).toBe('1-2/*');
  });

  it('embeds to-one, to-many and many-to-many', async () => {
    const { data } = await anon
      .rpc('find_books', { min_pages: 300 })
      .select('id, author:authors!author_id(name), loans(id), tags(label), book_covers(artist)')
      .order('id', { referencedTable: 'loans' })
      .order('id', { referencedTable: 'tags' });
    expect(data).toEqual([
      {
        id: 1,
        author: { name: 'Ursula Vernet' },
        loans: [{ id: 1 }, { id: 3 }],
        tags: [{ label: 'Classic' }, { label: 'Night' }],
        book_covers: { artist: 'Mina' },
      },
    ]);
  });

  it('narrows by what it embeds', async () => {
    const { data } = await anon
      .rpc('find_books')
      .select('id, tags!inner(label)')
      .eq('tags.label', 'Travel')
      .order('id');
    expect(data).toEqual([
      { id: 2, tags: [{ label: 'Travel' }] },
      { id: 5, tags: [{ label: 'Travel' }] },
    ]);
  });

  it('has the computed columns and relationships of the table', async () => {
    const { data } = await anon.rpc('find_books', { min_pages: 300 }).select('label, latest_loan(id)');
    expect(data).toEqual([{ label: 'The Quiet Orchard (1969)', latest_loan: { id: 3 } }]);
  });

  it('embeds around a single row', async () => {
    const { data } = await anon.rpc('one_book', { book_id: 4 }).select('id, author:authors!author_id(name)');
    expect(data).toEqual({ id: 4, author: { name: 'Yoko Tanabe' } });
  });

  it('answers one object', async () => {
    const one = await anon.rpc('find_books', { min_pages: 300 }).select('id').single();
    expect(one.data).toEqual({ id: 1 });
    const none = await anon.rpc('find_books', { min_pages: 9000 }).select('id').single();
    expect(none.status).toBe(406);
    expect(none.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' });
  });
});

describe('a function that returns a table of its own', () => {
  it('filters, orders and limits', async () => {
    const { data } = await anon
      .rpc('page_report', { min_pages: 0 })
      .select('pages')
      .gt('pages', 100)
      .order('pages', { ascending: false })
      .limit(2);
    expect(data).toEqual([{ pages: 320 }, { pages: 240 }]);
  });

  it('names the column that does not exist', async () => {
    const { error, status } = await anon.rpc('page_report', { min_pages: 0 }).select('nope');
    expect(status).toBe(400);
    expect(error?.code).toBe('42703');
  });
});

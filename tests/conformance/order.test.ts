// Order by columns, nulls, and columns of a related row.
import { describe, expect, it } from 'vitest';
import { anon, ids, rest } from './client.ts';

const books = () => anon.from('books').select('id');

describe('order', () => {
  it('goes up by default and down when asked', async () => {
    expect(ids((await books().order('price').not('price', 'is', null)).data)).toEqual([4, 2, 3, 1, 5]);
    expect(ids((await books().order('price', { ascending: false }).not('price', 'is', null)).data)).toEqual([
      5, 1, 3, 2, 4,
    ]);
    expect((await rest('/tags?select=id&order=id')).json).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  });

  it('puts nulls last going up and first going down', async () => {
    expect(ids((await books().order('pages')).data)?.at(-1)).toBe(6);
    expect(ids((await books().order('pages', { ascending: false })).data)?.at(0)).toBe(6);
  });

  it('puts nulls where they are asked', async () => {
    expect(ids((await books().order('pages', { nullsFirst: true })).data)).toEqual([6, 4, 2, 3, 5, 1]);
    expect(ids((await books().order('pages', { ascending: false, nullsFirst: false })).data)).toEqual([
      1, 5, 3, 2, 4, 6,
    ]);
    expect((await rest('/books?select=id&order=pages.nullsfirst&limit=1')).json).toEqual([{ id: 6 }]);
  });

  it('takes several columns', async () => {
    expect(ids((await books().order('author_id', { ascending: false }).order('id')).data)).toEqual([4, 6, 3, 2, 5, 1]);
  });

  it('orders by a column that is not selected', async () => {
    const { data } = await anon.from('books').select('title').order('id', { ascending: false }).limit(1);
    expect(data).toEqual([{ title: 'Untitled' }]);
  });

  it('orders by a column of the row a to-one leads to', async () => {
    const { data } = await anon
      .from('books')
      .select('id, author:authors!author_id(born)')
      .order('author(born)')
      .order('id');
    expect(ids(data)).toEqual([2, 5, 1, 3, 4, 6]);
    const down = await anon
      .from('books')
      .select('id, book_covers()')
      .order('book_covers(width)', { ascending: false, nullsFirst: false })
      .order('id')
      .limit(3);
    expect(down.data).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
  });

  it('orders an embedding by a column of its own to-one', async () => {
    const { data } = await anon
      .from('members')
      .select('name, loans(id, books(pages))')
      .eq('name', 'Alice')
      .order('books(pages)', { referencedTable: 'loans' })
      .single();
    expect(data).toEqual({
      name: 'Alice',
      loans: [
        { id: 2, books: { pages: 165 } },
        { id: 1, books: { pages: 320 } },
      ],
    });
  });

  it('cannot follow a relationship to many', async () => {
    const { error, status } = await anon.from('books').select('id, loans(id)').order('loans(id)');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST118',
      message: "A related order on 'loans' is not possible",
      details: "'books' and 'loans' do not form a many-to-one or one-to-one relationship",
      hint: null,
    });
  });

  it('cannot follow what is not embedded', async () => {
    const { error, status } = await books().order('book_covers(width)');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST108',
      message: "'book_covers' is not an embedded resource in this request",
    });
  });

  it('refuses a direction it does not know', async () => {
    const answer = await rest('/books?order=id.ac');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'PGRST100',
      message: expect.stringContaining('"failed to parse order (id.ac)" (line 1, column '),
      details: expect.stringContaining('expecting "asc", "desc", "nullsfirst" or "nullslast"'),
    });
  });

  it('names the column that does not exist', async () => {
    const { error, status } = await books().order('nope');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42703', message: 'column books.nope does not exist' });
  });
});

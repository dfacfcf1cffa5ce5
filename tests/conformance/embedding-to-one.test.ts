// Embedding the row on the one side of a relationship.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('embedding to-one', () => {
  it('finds the row by the name of the foreign key', async () => {
    const { data } = await anon.from('books').select('id, authors!books_author_id_fkey(name)').eq('id', 1).single();
    expect(data).toEqual({ id: 1, authors: { name: 'Ursula Vernet' } });
  });

  it('finds the row by the column of the foreign key', async () => {
    const { data } = await anon.from('books').select('id, authors!author_id(name)').eq('id', 1).single();
    expect(data).toEqual({ id: 1, authors: { name: 'Ursula Vernet' } });
  });

  it('takes the column or the foreign key in place of the table', async () => {
    const column = await anon.from('books').select('id, editor_id(name)').eq('id', 1).single();
    expect(column.data).toEqual({ id: 1, editor_id: { name: 'Italo Brand' } });
    const constraint = await anon.from('books').select('id, books_author_id_fkey(name)').eq('id', 2).single();
    expect(constraint.data).toEqual({ id: 2, books_author_id_fkey: { name: 'Italo Brand' } });
  });

  it('embeds the same table twice under two names', async () => {
    const { data } = await anon
      .from('books')
      .select('author:authors!author_id(name), editor:authors!editor_id(name)')
      .eq('id', 2)
      .single();
    expect(data).toEqual({ author: { name: 'Italo Brand' }, editor: { name: 'Ursula Vernet' } });
  });

  it('shows the column beside the row it leads to', async () => {
    const { data } = await anon.from('books').select('author_id, author:author_id(id)').eq('id', 3).single();
    expect(data).toEqual({ author_id: 3, author: { id: 3 } });
  });

  it('answers null where there is no row', async () => {
    const { data } = await anon.from('books').select('id, editor:editor_id(name)').eq('id', 3).single();
    expect(data).toEqual({ id: 3, editor: null });
  });

  it('embeds every column, aliases and casts', async () => {
    const { data } = await anon.from('book_tags').select('weight, tags(*)').eq('book_id', 4).single();
    expect(data).toEqual({ weight: 8, tags: { id: 3, label: 'Night' } });
    const cast = await anon.from('loans').select('book:books(code:id::text, title)').eq('id', 4).single();
    expect(cast.data).toEqual({ book: { code: '3', title: 'A River Between Names' } });
  });

  it('answers one object on both sides of a one-to-one', async () => {
    const book = await anon.from('books').select('id, book_covers(artist)').lte('id', 3).order('id');
    expect(book.data).toEqual([
      { id: 1, book_covers: { artist: 'Mina' } },
      { id: 2, book_covers: { artist: 'Oskar' } },
      { id: 3, book_covers: null },
    ]);
    const cover = await anon.from('book_covers').select('artist, books(title)').eq('book_id', 2).single();
    expect(cover.data).toEqual({ artist: 'Oskar', books: { title: 'Invisible Harbors' } });
  });

  it('knows a one-to-one by a unique column', async () => {
    const { data } = await anon.from('members').select('name, library_cards(number)').order('name').limit(2);
    expect(data).toEqual([
      { name: 'Alice', library_cards: { number: 'C-1' } },
      { name: 'Bob', library_cards: null },
    ]);
  });

  it('follows a foreign key of several columns', async () => {
    const { data } = await anon.from('copies').select('shelf, editions(isbn)').eq('id', 3).single();
    expect(data).toEqual({ shelf: 'B1', editions: { isbn: 'isbn-1-2' } });
    const named = await anon.from('copies').select('shelf, copies_edition_fkey(isbn)').eq('id', 4).single();
    expect(named.data).toEqual({ shelf: 'C1', copies_edition_fkey: { isbn: 'isbn-2-1' } });
  });

  it('follows a foreign key out of a view', async () => {
    const { data } = await anon.from('available_books').select('title, authors(name)').eq('id', 5).single();
    expect(data).toEqual({ title: 'On Maps (and Other Lies)', authors: { name: 'Italo Brand' } });
  });

  it('follows a foreign key into a view', async () => {
    const { data } = await anon.from('books').select('id, author_stats!author_id(book_count)').eq('id', 1).single();
    expect(data).toEqual({ id: 1, author_stats: { book_count: 1 } });
    const loans = await anon.from('loans').select('id, available_books(title)').eq('id', 4).single();
    expect(loans.data).toEqual({ id: 4, available_books: { title: 'A River Between Names' } });
  });

  it('goes as deep as the request goes', async () => {
    const { data } = await anon
      .from('copies')
      .select('id, editions(isbn, books(title, author:authors!author_id(name, country)))')
      .eq('id', 1)
      .single();
    expect(data).toEqual({
      id: 1,
      editions: {
        isbn: 'isbn-1-1',
        books: { title: 'The Quiet Orchard', author: { name: 'Ursula Vernet', country: 'FR' } },
      },
    });
  });
});

// Embedding the rows on the many side, through one foreign key or a junction.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('embedding to-many', () => {
  it('answers an array, empty where there is no row', async () => {
    const { data } = await anon
      .from('books')
      .select('id, loans(id)')
      .in('id', [1, 4])
      .order('id')
      .order('id', { referencedTable: 'loans' });
    expect(data).toEqual([
      { id: 1, loans: [{ id: 1 }, { id: 3 }] },
      { id: 4, loans: [] },
    ]);
  });

  it('finds the rows by the name or the column of the foreign key', async () => {
    const written = await anon
      .from('authors')
      .select('name, books!books_author_id_fkey(id)')
      .eq('id', 2)
      .order('id', { referencedTable: 'books' })
      .single();
    expect(written.data).toEqual({ name: 'Italo Brand', books: [{ id: 2 }, { id: 5 }] });
    const edited = await anon.from('authors').select('name, edited:books!editor_id(id)').eq('id', 2).single();
    expect(edited.data).toEqual({ name: 'Italo Brand', edited: [{ id: 1 }] });
  });

  it('follows a foreign key of several columns', async () => {
    const { data } = await anon
      .from('editions')
      .select('isbn, copies(shelf)')
      .eq('book_id', 1)
      .order('edition_no')
      .order('id', { referencedTable: 'copies' });
    expect(data).toEqual([
      { isbn: 'isbn-1-1', copies: [{ shelf: 'A1' }, { shelf: 'A2' }] },
      { isbn: 'isbn-1-2', copies: [{ shelf: 'B1' }] },
    ]);
  });

  it('reaches the rows of a view', async () => {
    const { data } = await anon
      .from('authors')
      .select('name, available_books(id)')
      .order('id')
      .order('id', { referencedTable: 'available_books' });
    expect(data).toEqual([
      { name: 'Ursula Vernet', available_books: [{ id: 1 }] },
      { name: 'Italo Brand', available_books: [{ id: 2 }, { id: 5 }] },
      { name: 'Chinua Okoro', available_books: [{ id: 3 }] },
      { name: 'Yoko Tanabe', available_books: [] },
      { name: 'Nobody Yet', available_books: [] },
    ]);
  });

  it('goes down and up again', async () => {
    const { data } = await anon
      .from('members')
      .select('name, loans(due, books(title))')
      .eq('name', 'Alice')
      .order('id', { referencedTable: 'loans' })
      .single();
    expect(data).toEqual({
      name: 'Alice',
      loans: [
        { due: '2024-01-31', books: { title: 'The Quiet Orchard' } },
        { due: '2024-02-22', books: { title: 'Invisible Harbors' } },
      ],
    });
  });
});

describe('embedding many-to-many', () => {
  it('goes through the junction in both directions', async () => {
    const tags = await anon
      .from('books')
      .select('id, tags(label)')
      .eq('id', 2)
      .order('id', { referencedTable: 'tags' })
      .single();
    expect(tags.data).toEqual({ id: 2, tags: [{ label: 'Classic' }, { label: 'Travel' }] });
    const books = await anon
      .from('tags')
      .select('label, books(id)')
      .order('id')
      .order('id', { referencedTable: 'books' });
    expect(books.data).toEqual([
      { label: 'Classic', books: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      { label: 'Travel', books: [{ id: 2 }, { id: 5 }] },
      { label: 'Night', books: [{ id: 1 }, { id: 4 }] },
      { label: 'Unused', books: [] },
    ]);
  });

  it('embeds the junction itself with its own columns', async () => {
    const { data } = await anon
      .from('books')
      .select('id, book_tags(weight, tags(label))')
      .eq('id', 1)
      .order('weight', { referencedTable: 'book_tags' })
      .single();
    expect(data).toEqual({
      id: 1,
      book_tags: [
        { weight: 5, tags: { label: 'Night' } },
        { weight: 10, tags: { label: 'Classic' } },
      ],
    });
  });

  it('takes the junction as the hint', async () => {
    const { data } = await anon
      .from('members')
      .select('name, liked:tags!favorite_tags(label), muted:tags!muted_tags(label)')
      .eq('name', 'Alice')
      .order('id', { referencedTable: 'liked' })
      .single();
    expect(data).toEqual({
      name: 'Alice',
      liked: [{ label: 'Classic' }, { label: 'Travel' }],
      muted: [{ label: 'Night' }],
    });
  });

  it('starts from a view', async () => {
    const { data } = await anon.from('available_books').select('id, tags(label)').eq('id', 5).single();
    expect(data).toEqual({ id: 5, tags: [{ label: 'Travel' }] });
  });

  it('nests inside another embedding', async () => {
    const { data } = await anon
      .from('loans')
      .select('id, books(id, tags(label))')
      .eq('id', 3)
      .order('id', { referencedTable: 'books.tags' })
      .single();
    expect(data).toEqual({ id: 3, books: { id: 1, tags: [{ label: 'Classic' }, { label: 'Night' }] } });
  });
});

describe('embedding a table in itself', () => {
  it('the column leads to the one', async () => {
    const { data } = await anon.from('authors').select('name, mentor_id(name)').eq('id', 2).single();
    expect(data).toEqual({ name: 'Italo Brand', mentor_id: { name: 'Ursula Vernet' } });
  });

  it('the table leads to the many, with or without its column', async () => {
    const plain = await anon
      .from('authors')
      .select('name, mentees:authors(name)')
      .eq('id', 1)
      .order('id', { referencedTable: 'mentees' })
      .single();
    expect(plain.data).toEqual({ name: 'Ursula Vernet', mentees: [{ name: 'Italo Brand' }, { name: 'Chinua Okoro' }] });
    const hinted = await anon.from('authors').select('mentees:authors!mentor_id(name)').eq('id', 2).single();
    expect(hinted.data).toEqual({ mentees: [{ name: 'Yoko Tanabe' }] });
  });

  it('goes up two generations', async () => {
    const { data } = await anon
      .from('authors')
      .select('name, mentor:mentor_id(name, mentor:mentor_id(name))')
      .eq('id', 4)
      .single();
    expect(data).toEqual({ name: 'Yoko Tanabe', mentor: { name: 'Italo Brand', mentor: { name: 'Ursula Vernet' } } });
  });
});

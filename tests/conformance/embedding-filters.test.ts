// !inner and !left, filters, order and limits of what is embedded, and filters on its presence.
import { describe, expect, it } from 'vitest';
import { anon, ids, rest } from './client.ts';

describe('filters inside an embedding', () => {
  it('leave the rows around it alone', async () => {
    const { data } = await anon
      .from('books')
      .select('id, loans(id)')
      .is('loans.returned_at', null)
      .lte('id', 3)
      .order('id');
    expect(data).toEqual([
      { id: 1, loans: [{ id: 3 }] },
      { id: 2, loans: [{ id: 2 }] },
      { id: 3, loans: [] },
    ]);
  });

  it('answer null for a row to-one that they leave out', async () => {
    const { data } = await anon
      .from('loans')
      .select('id, books(id)')
      .gt('books.pages', 300)
      .in('id', [1, 2])
      .order('id');
    expect(data).toEqual([
      { id: 1, books: { id: 1 } },
      { id: 2, books: null },
    ]);
  });

  it('use the alias of the embedding', async () => {
    const { data } = await anon
      .from('books')
      .select('id, open:loans(id)')
      .is('open.returned_at', null)
      .eq('id', 1)
      .single();
    expect(data).toEqual({ id: 1, open: [{ id: 3 }] });
  });

  it('reach two levels down', async () => {
    const { data } = await anon
      .from('members')
      .select('name, loans(id, books(id))')
      .eq('name', 'Alice')
      .eq('loans.books.id', 1)
      .order('id', { referencedTable: 'loans' })
      .single();
    expect(data).toEqual({
      name: 'Alice',
      loans: [
        { id: 1, books: { id: 1 } },
        { id: 2, books: null },
      ],
    });
  });

  it('take logical trees', async () => {
    const { data } = await anon
      .from('books')
      .select('id, loans(id)')
      .or('id.eq.1,due.gt.2024-03-25', { referencedTable: 'loans' })
      .in('id', [1, 3])
      .order('id');
    expect(data).toEqual([
      { id: 1, loans: [{ id: 1 }] },
      { id: 3, loans: [{ id: 4 }] },
    ]);
    const negated = await rest('/books?select=id,loans(id)&id=eq.1&loans.not.or=(id.eq.1,id.eq.2)');
    expect(negated.json).toEqual([{ id: 1, loans: [{ id: 3 }] }]);
  });
});

describe('order and limits inside an embedding', () => {
  it('order, limit and offset apply to each parent', async () => {
    const { data } = await anon
      .from('members')
      .select('name, loans(id)')
      .order('name')
      .order('id', { referencedTable: 'loans', ascending: false })
      .limit(1, { referencedTable: 'loans' });
    expect(data).toEqual([
      { name: 'Alice', loans: [{ id: 2 }] },
      { name: 'Bob', loans: [{ id: 4 }] },
      { name: 'Cleo', loans: [] },
    ]);
    const ranged = await anon
      .from('tags')
      .select('id, books(id)')
      .eq('id', 1)
      .order('id', { referencedTable: 'books' })
      .range(1, 2, { referencedTable: 'books' })
      .single();
    expect(ranged.data).toEqual({ id: 1, books: [{ id: 2 }, { id: 3 }] });
  });

  it('apply at every level', async () => {
    const { data } = await anon
      .from('tags')
      .select('id, books(id, loans(id))')
      .eq('id', 1)
      .order('id', { referencedTable: 'books' })
      .limit(1, { referencedTable: 'books' })
      .order('id', { referencedTable: 'books.loans', ascending: false })
      .limit(1, { referencedTable: 'books.loans' })
      .single();
    expect(data).toEqual({ id: 1, books: [{ id: 1, loans: [{ id: 3 }] }] });
  });
});

describe('!inner and !left', () => {
  it('!inner keeps only the rows that have the embedded', async () => {
    const many = await anon.from('books').select('id, loans!inner(id)').order('id');
    expect(ids(many.data)).toEqual([1, 2, 3]);
    const one = await anon.from('books').select('id, book_covers!inner(width)').gt('book_covers.width', 700);
    expect(one.data).toEqual([{ id: 2, book_covers: { width: 800 } }]);
    const m2m = await anon.from('books').select('id, tags!inner(label)').eq('tags.label', 'night').order('id');
    expect(m2m.data).toEqual([
      { id: 1, tags: [{ label: 'Night' }] },
      { id: 4, tags: [{ label: 'Night' }] },
    ]);
  });

  it('!inner is accepted with a hint, before or after it', async () => {
    const after = await anon
      .from('books')
      .select('id, authors!editor_id!inner(name)')
      .eq('authors.name', 'Italo Brand');
    expect(after.data).toEqual([{ id: 1, authors: { name: 'Italo Brand' } }]);
    const before = await anon
      .from('books')
      .select('id, authors!inner!editor_id(name)')
      .eq('authors.name', 'Italo Brand');
    expect(before.data).toEqual([{ id: 1, authors: { name: 'Italo Brand' } }]);
  });

  it('!inner reaches up through the levels', async () => {
    const { data } = await anon
      .from('members')
      .select('name, loans!inner(books!inner(id))')
      .eq('loans.books.genre', 'novel')
      .eq('loans.books.id', 3);
    expect(data).toEqual([{ name: 'Bob', loans: [{ books: { id: 3 } }] }]);
  });

  it('!inner is counted', async () => {
    const { count } = await anon.from('books').select('id, loans!inner(id)', { count: 'exact', head: true });
    expect(count).toBe(3);
  });

  it('!left keeps them all', async () => {
    const { data } = await anon.from('books').select('id, loans!left(id)').order('id');
    expect(ids(data)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('filters on the presence of an embedding', () => {
  it('is null keeps the rows without', async () => {
    expect(ids((await anon.from('books').select('id, loans()').is('loans', null).order('id')).data)).toEqual([4, 5, 6]);
    expect((await anon.from('books').select('id, book_covers()').is('book_covers', null).lte('id', 3)).data).toEqual([
      { id: 3 },
    ]);
  });

  it('not is null keeps the rows with, as the filters of the embedding see them', async () => {
    const { data } = await anon
      .from('books')
      .select('id, loans()')
      .is('loans.returned_at', null)
      .not('loans', 'is', null)
      .order('id');
    expect(data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('an or may cross embeddings', async () => {
    const { data } = await anon
      .from('books')
      .select('id, loans(), tags()')
      .eq('loans.id', 4)
      .eq('tags.label', 'Night')
      .or('loans.not.is.null,tags.not.is.null')
      .order('id');
    expect(data).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }]);
  });

  it('an empty embedding shows no key', async () => {
    const { data } = await anon.from('books').select('id, loans()').eq('id', 1).single();
    expect(data).toEqual({ id: 1 });
  });

  it('refuses any other operator', async () => {
    const { error, status } = await anon.from('books').select('id, loans(id)').eq('loans', 3);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST120',
      message: "Bad operator on the 'loans' embedded resource",
      details: 'Only is null or not is null filters are allowed on embedded resources',
      hint: null,
    });
  });
});

// Spreading the columns of what is embedded into the row around it.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('spread to-one', () => {
  it('lifts the columns into the row', async () => {
    const { data } = await anon
      .from('books')
      .select('id, ...authors!author_id(author:name, country)')
      .eq('id', 3)
      .single();
    expect(data).toEqual({ id: 3, author: 'Chinua Okoro', country: 'NG' });
  });

  it('answers null for each column where there is no row', async () => {
    const { data } = await anon.from('books').select('id, ...authors!editor_id(editor:name)').eq('id', 3).single();
    expect(data).toEqual({ id: 3, editor: null });
  });

  it('works on a one-to-one', async () => {
    const { data } = await anon.from('books').select('id, ...book_covers(artist)').lte('id', 3).order('id');
    expect(data).toEqual([
      { id: 1, artist: 'Mina' },
      { id: 2, artist: 'Oskar' },
      { id: 3, artist: null },
    ]);
  });

  it('nests', async () => {
    const { data } = await anon
      .from('loans')
      .select('id, ...books(title, ...authors!author_id(author:name))')
      .eq('id', 2)
      .single();
    expect(data).toEqual({ id: 2, title: 'Invisible Harbors', author: 'Italo Brand' });
  });

  it('lifts an embedding that lies inside it', async () => {
    const { data } = await anon.from('loans').select('id, ...books(title, tags(label))').eq('id', 4).single();
    expect(data).toEqual({ id: 4, title: 'A River Between Names', tags: [{ label: 'Classic' }] });
  });

  it('works inside a plain embedding', async () => {
    const { data } = await anon.from('books').select('id, tags:book_tags(weight, ...tags(label))').eq('id', 5).single();
    expect(data).toEqual({ id: 5, tags: [{ weight: 4, label: 'Travel' }] });
  });

  it('takes !inner and its filters', async () => {
    const { data } = await anon.from('loans').select('id, ...books!inner(title)').eq('books.id', 3);
    expect(data).toEqual([{ id: 4, title: 'A River Between Names' }]);
  });

  it('lifts every column', async () => {
    const { data } = await anon.from('book_tags').select('weight, ...tags(*)').eq('book_id', 4).single();
    expect(data).toEqual({ weight: 8, id: 3, label: 'Night' });
  });
});

describe('spread to-many', () => {
  it('gathers each column in an array', async () => {
    const { data } = await anon
      .from('books')
      .select('id, ...loans(loan_ids:id, dues:due)')
      .in('id', [1, 4])
      .order('id')
      .order('id', { referencedTable: 'loans' });
    expect(data).toEqual([
      { id: 1, loan_ids: [1, 3], dues: ['2024-01-31', '2024-03-22'] },
      { id: 4, loan_ids: [], dues: [] },
    ]);
  });

  it('works through a junction', async () => {
    const { data } = await anon
      .from('books')
      .select('id, ...tags(labels:label)')
      .eq('id', 2)
      .order('id', { referencedTable: 'tags' })
      .single();
    expect(data).toEqual({ id: 2, labels: ['Classic', 'Travel'] });
  });

  it('gathers what lies one level deeper', async () => {
    const { data } = await anon
      .from('members')
      .select('name, ...loans(...books(titles:title))')
      .eq('name', 'Bob')
      .order('id', { referencedTable: 'loans' })
      .single();
    expect(data).toEqual({ name: 'Bob', titles: ['The Quiet Orchard', 'A River Between Names'] });
  });

  it('does not aggregate', async () => {
    const { error, status } = await anon.from('books').select('id, ...loans(id.max())');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST127',
      message: 'Feature not implemented',
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    });
  });
});

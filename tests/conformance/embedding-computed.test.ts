// Relationships that functions of the row compute.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('computed relationships', () => {
  it('answer one object when the function promises one row', async () => {
    const { data } = await anon.from('books').select('id, latest_loan(id, due)').in('id', [1, 6]).order('id');
    expect(data).toEqual([
      { id: 1, latest_loan: { id: 3, due: '2024-03-22' } },
      { id: 6, latest_loan: null },
    ]);
  });

  it('answer an array when the function promises a set', async () => {
    const { data } = await anon
      .from('books')
      .select('id, same_genre(id)')
      .eq('id', 1)
      .order('id', { referencedTable: 'same_genre' })
      .single();
    expect(data).toEqual({ id: 1, same_genre: [{ id: 2 }, { id: 3 }] });
  });

  it('lead from a table to itself', async () => {
    const { data } = await anon.from('authors').select('name, mentor(name, mentor(name))').eq('id', 4).single();
    expect(data).toEqual({ name: 'Yoko Tanabe', mentor: { name: 'Italo Brand', mentor: { name: 'Ursula Vernet' } } });
  });

  it('take filters, order and limits', async () => {
    const { data } = await anon
      .from('books')
      .select('id, same_genre(id)')
      .eq('id', 1)
      .lt('same_genre.pages', 300)
      .order('id', { referencedTable: 'same_genre', ascending: false })
      .limit(1, { referencedTable: 'same_genre' })
      .single();
    expect(data).toEqual({ id: 1, same_genre: [{ id: 3 }] });
  });

  it('take !inner', async () => {
    const { data } = await anon
      .from('books')
      .select('id, latest_loan!inner(id)')
      .is('latest_loan.returned_at', null)
      .order('id');
    expect(data).toEqual([
      { id: 1, latest_loan: { id: 3 } },
      { id: 2, latest_loan: { id: 2 } },
    ]);
  });

  it('spread and rename', async () => {
    const { data } = await anon.from('books').select('id, ...latest_loan(loan:id)').eq('id', 3).single();
    expect(data).toEqual({ id: 3, loan: 4 });
    const renamed = await anon.from('books').select('id, last:latest_loan(id)').eq('id', 3).single();
    expect(renamed.data).toEqual({ id: 3, last: { id: 4 } });
  });

  it('embed further from what they find', async () => {
    const { data } = await anon.from('books').select('id, latest_loan(members(name))').eq('id', 1).single();
    expect(data).toEqual({ id: 1, latest_loan: { members: { name: 'Bob' } } });
  });

  it('order the rows when they lead to one', async () => {
    const { data } = await anon
      .from('authors')
      .select('id, mentor(born)')
      .not('mentor_id', 'is', null)
      .order('mentor(born)')
      .order('id');
    expect(data).toEqual([
      { id: 4, mentor: { born: '1923-10-15' } },
      { id: 2, mentor: { born: '1929-10-21' } },
      { id: 3, mentor: { born: '1929-10-21' } },
    ]);
  });
});

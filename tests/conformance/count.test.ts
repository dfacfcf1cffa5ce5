// Counts: exact, planned and estimated.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

describe('count', () => {
  it('exact counts the rows of the whole result', async () => {
    const all = await anon.from('books').select('id', { count: 'exact' });
    expect(all.count).toBe(6);
    expect(all.status).toBe(200);
    const part = await anon.from('books').select('id', { count: 'exact' }).limit(2);
    expect(part.count).toBe(6);
    expect(part.status).toBe(206);
    expect(part.data).toHaveLength(2);
  });

  it('exact sees the filters', async () => {
    const { count } = await anon.from('books').select('id', { count: 'exact' }).eq('genre', 'novel');
    expect(count).toBe(3);
    const none = await anon.from('books').select('id', { count: 'exact' }).eq('id', 0);
    expect(none.count).toBe(0);
    expect(none.data).toEqual([]);
  });

  it('says that it was applied', async () => {
    const answer = await rest('/books?select=id', { headers: { Prefer: 'count=exact' } });
    expect(answer.headers.get('preference-applied')).toBe('count=exact');
    expect(answer.headers.get('content-range')).toBe('0-5/6');
  });

  it('planned takes the word of the planner', async () => {
    const { count, status } = await anon.from('books').select('id', { count: 'planned' });
    expect(count).toBe(6);
    expect(status).toBe(200);
    const large = await anon.from('readings').select('id', { count: 'planned' }).limit(2);
    expect(large.count).toBe(120);
    expect(large.status).toBe(206);
  });

  it('estimated is exact while the table is small and planned when it is large', async () => {
    const small = await anon.from('books').select('id', { count: 'estimated' });
    expect(small.count).toBe(6);
    const large = await anon.from('readings').select('id', { count: 'estimated' });
    expect(large.count).toBe(120);
  });

  it('stays silent when nobody asks', async () => {
    const { count } = await anon.from('books').select('id');
    expect(count).toBeNull();
  });

  it('counts embeddings that narrow the rows', async () => {
    const { count } = await anon.from('books').select('id, tags!inner(id)', { count: 'exact' }).eq('tags.id', 2);
    expect(count).toBe(2);
    const missing = await anon.from('books').select('id, loans()', { count: 'exact' }).is('loans', null);
    expect(missing.count).toBe(3);
  });

  it('counts the rows of a function', async () => {
    const { count, data } = await anon.rpc('find_books', { min_pages: 200 }, { count: 'exact' }).limit(1);
    expect(count).toBe(3);
    expect(data).toHaveLength(1);
  });
});

// Columns, aliases and casts.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

describe('selecting columns', () => {
  it('answers every column when none is named', async () => {
    const { data, status } = await anon.from('tags').select().eq('id', 1);
    expect(status).toBe(200);
    expect(data).toEqual([{ id: 1, label: 'Classic' }]);
  });

  it('answers every column for a request without select', async () => {
    const answer = await rest('/tags?id=eq.2');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ id: 2, label: 'Travel' }]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('answers only the named columns, in the order they are named', async () => {
    const { data } = await anon.from('books').select('pages, id').eq('id', 1).single();
    expect(data).toEqual({ id: 1, pages: 320 });
    expect(Object.keys(data ?? {})).toEqual(['pages', 'id']);
  });

  it('renames a column', async () => {
    const { data } = await anon.from('books').select('name:title, length:pages').eq('id', 2).single();
    expect(data).toEqual({ name: 'Invisible Harbors', length: 165 });
  });

  it('casts a column', async () => {
    const { data } = await anon.from('books').select('pages::text, price::int').eq('id', 1).single();
    expect(data).toEqual({ pages: '320', price: 13 });
  });

  it('renames and casts at once', async () => {
    const { data } = await anon.from('books').select('kind:genre::text, when:published::text').eq('id', 1).single();
    expect(data).toEqual({ kind: 'novel', when: '1969-03-01' });
  });

  it('answers the same column twice under two names', async () => {
    const { data } = await anon.from('books').select('a:id, b:id').eq('id', 3).single();
    expect(data).toEqual({ a: 3, b: 3 });
  });

  it('adds a renamed column to every column', async () => {
    const { data } = await anon.from('tags').select('*, code:id::text').eq('id', 1).single();
    expect(data).toEqual({ id: 1, label: 'Classic', code: '1' });
  });

  it('writes each type as JSON writes it', async () => {
    const { data } = await anon
      .from('books')
      .select('price, published, genre, in_print, keywords, scores, reading_ages, on_sale')
      .eq('id', 1)
      .single();
    expect(data).toEqual({
      price: 12.5,
      published: '1969-03-01',
      genre: 'novel',
      in_print: true,
      keywords: ['trees', 'memory'],
      scores: [5, 4],
      reading_ages: '[12,18)',
      on_sale: '[2020-01-01,2020-02-01)',
    });
  });

  it('writes an instant with its offset', async () => {
    const { data } = await anon.from('loans').select('loaned_at, due, returned_at').eq('id', 2).single();
    expect(data).toEqual({ loaned_at: '2024-02-01T09:00:00+00:00', due: '2024-02-22', returned_at: null });
  });

  it('reads names with capitals, spaces, dots and accents', async () => {
    const { data } = await anon
      .from('Odd Names')
      .select('"Case Column", "with space", "dot.column", été')
      .eq('Case Column', 1)
      .single();
    expect(data).toEqual({ 'Case Column': 1, 'with space': 'spaced', 'dot.column': 'dotted', été: 'accentué' });
  });

  it('filters by a quoted name that holds a dot', async () => {
    const { data } = await anon.from('Odd Names').select('"Case Column"').eq('"dot.column"', 'dotted');
    expect(data).toEqual([{ 'Case Column': 1 }]);
  });

  it('reads a view, a materialized view and a view over a hidden schema', async () => {
    const view = await anon.from('author_stats').select('name, book_count').eq('id', 2).single();
    expect(view.data).toEqual({ name: 'Italo Brand', book_count: 2 });
    const totals = await anon.from('genre_totals').select('total').eq('genre', 'novel').single();
    expect(totals.data).toEqual({ total: 3 });
    const labels = await anon.from('secret_labels').select();
    expect(labels.data).toEqual([{ id: 1, label: 'Safe' }]);
  });

  it('drops the keys that are null when asked to strip them', async () => {
    const { data } = await anon.from('books').select('id, pages, summary').eq('id', 6).stripNulls();
    expect(data).toEqual([{ id: 6 }]);
    const one = await anon.from('books').select('id, pages').eq('id', 6).stripNulls().single();
    expect(one.data).toEqual({ id: 6 });
  });

  it('says where the content lives, with its query in order', async () => {
    const answer = await rest('/tags?select=id&order=id&id=eq.1');
    expect(answer.headers.get('content-location')).toBe('/tags?id=eq.1&order=id&select=id');
  });
});

describe('computed columns', () => {
  it('are left out of every column and answered by name', async () => {
    const all = await anon.from('books').select().eq('id', 1).single();
    expect(all.data).not.toHaveProperty('label');
    const named = await anon.from('books').select('id, label').eq('id', 1).single();
    expect(named.data).toEqual({ id: 1, label: 'The Quiet Orchard (1969)' });
  });

  it('can be filtered and ordered by', async () => {
    const { data } = await anon.from('books').select('id').like('label', '%(19_2)').order('label');
    expect(data).toEqual([{ id: 2 }]);
    const ordered = await anon.from('books').select('id').order('label', { ascending: false }).limit(1);
    expect(ordered.data).toEqual([{ id: 6 }]);
  });

  it('can be renamed and cast', async () => {
    const { data } = await anon.from('books').select('l:label::varchar').eq('id', 6).single();
    expect(data).toEqual({ l: 'Untitled (n.d.)' });
  });
});

describe('a select that cannot be answered', () => {
  it('names the column that does not exist', async () => {
    const { error, status } = await anon.from('books').select('id, nope');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42703', message: 'column books.nope does not exist' });
  });

  it('names the type of a cast that does not exist', async () => {
    const { error, status } = await anon.from('books').select('id::nonsense');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '42704', message: 'type "nonsense" does not exist' });
  });

  it('refuses a select it cannot parse', async () => {
    const { error, status } = await anon.from('books').select('id,(');
    expect(status).toBe(400);
    expect(error?.code).toBe('PGRST100');
    expect(error?.message).toMatch(/^"failed to parse select parameter \(id,\(\)" \(line 1, column \d+\)$/);
    expect(error?.details).toMatch(/^unexpected/);
  });
});

// Inserting many rows: keys that differ, missing=default and columns.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, post, service } from './client.ts';

const suite = 'bulk';
beforeEach(async () => {
  for (const table of ['drafts', 'stock', 'scraps'])
    await service.from(table).delete().eq('suite', suite).throwOnError();
});

describe('inserting many rows', () => {
  it('answers them in their order', async () => {
    const rows = ['c', 'a', 'b'].map((title) => ({ suite, title }));
    const { data, status } = await anon.from('drafts').insert(rows).select('title');
    expect(status).toBe(201);
    expect(data).toEqual([{ title: 'c' }, { title: 'a' }, { title: 'b' }]);
  });

  it('counts them', async () => {
    const { count } = await anon.from('scraps').insert(
      [
        { suite, body: '1' },
        { suite, body: '2' },
      ],
      { count: 'exact' },
    );
    expect(count).toBe(2);
  });

  it('has no location', async () => {
    const answer = await post(
      '/stock',
      [
        { suite, sku: 'bulk-1' },
        { suite, sku: 'bulk-2' },
      ],
      { Prefer: 'return=headers-only' },
    );
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('takes no row at all', async () => {
    const { data, status } = await anon.from('scraps').insert([]).select();
    expect(status).toBe(201);
    expect(data).toEqual([]);
  });

  it('stores all or nothing', async () => {
    const { error, status } = await anon.from('stock').insert([
      { suite, sku: 'twice' },
      { suite, sku: 'twice' },
    ]);
    expect(status).toBe(409);
    expect(error?.code).toBe('23505');
    const { count } = await anon.from('stock').select('*', { head: true, count: 'exact' }).eq('suite', suite);
    expect(count).toBe(0);
  });

  it('orders what it answers', async () => {
    const { data } = await anon
      .from('drafts')
      .insert(['b', 'c', 'a'].map((title) => ({ suite, title })))
      .select('title')
      .order('title');
    expect(data).toEqual([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
  });

  it('refuses objects whose keys differ when no columns are named', async () => {
    const answer = await post('/drafts', [
      { suite, title: 'a' },
      { suite, title: 'b', priority: 1 },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ code: 'PGRST102', message: 'All object keys must match', details: null, hint: null });
  });

  it('refuses what is not an object', async () => {
    const answer = await post('/drafts', [{ suite, title: 'a' }, 123]);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'PGRST102', message: 'All object keys must match' });
  });
});

describe('missing keys', () => {
  it('are null by default', async () => {
    const { data } = await anon
      .from('drafts')
      .insert([
        { suite, title: 'a' },
        { suite, title: 'b', priority: 1, status: 'done' },
      ])
      .select('title, priority, status');
    expect(data).toEqual([
      { title: 'a', priority: null, status: null },
      { title: 'b', priority: 1, status: 'done' },
    ]);
  });

  it('take the default of the column when asked', async () => {
    const { data } = await anon
      .from('drafts')
      .insert(
        [
          { suite, title: 'a' },
          { suite, title: 'b', priority: 1 },
          { suite, title: 'c', priority: null },
        ],
        { defaultToNull: false },
      )
      .select('title, priority, status');
    expect(data).toEqual([
      { title: 'a', priority: 3, status: 'open' },
      { title: 'b', priority: 1, status: 'open' },
      { title: 'c', priority: null, status: 'open' },
    ]);
  });

  it('say that missing=default was applied', async () => {
    const answer = await post('/drafts?columns=suite,title,priority&select=priority', [{ suite, title: 'a' }], {
      Prefer: 'missing=default, return=representation',
    });
    expect(answer.json).toEqual([{ priority: 3 }]);
    expect(answer.headers.get('preference-applied')).toBe('missing=default, return=representation');
  });
});

describe('columns', () => {
  it('leave out the keys they do not name', async () => {
    const answer = await post(
      '/drafts?columns=suite,title&select=title,priority,status',
      [
        { suite, title: 'a', priority: 9, junk: true },
        { suite, title: 'b', status: 'lost' },
      ],
      { Prefer: 'return=representation' },
    );
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual([
      { title: 'a', priority: 3, status: 'open' },
      { title: 'b', priority: 3, status: 'open' },
    ]);
  });

  it('must exist', async () => {
    const answer = await post('/drafts?columns=helicopter', [{ suite, title: 'a' }]);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'helicopter' column of 'drafts' in the schema cache",
    });
  });

  it('must not be blank', async () => {
    const answer = await post('/drafts?columns=', [{ suite, title: 'a' }]);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse columns parameter ()" (line 1, column 1)',
    });
  });
});

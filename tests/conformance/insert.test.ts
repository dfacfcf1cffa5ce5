// Inserting one row: what comes back, where it lives, and what is refused.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, post, rest, service } from './client.ts';

const suite = 'insert';
beforeEach(async () => {
  for (const table of ['drafts', 'stock', 'shelf_slots', 'scraps', 'ledger', 'parcels'])
    await service.from(table).delete().eq('suite', suite).throwOnError();
});

describe('inserting one row', () => {
  it('answers nothing unless asked', async () => {
    const { data, status } = await anon.from('drafts').insert({ suite, title: 'Quiet' });
    expect(status).toBe(201);
    expect(data).toBeNull();
    const answer = await post('/scraps', { suite, body: 'x' });
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.get('location')).toBeNull();
  });

  it('answers the row with its defaults and generated columns', async () => {
    const { data, status } = await anon
      .from('drafts')
      .insert({ suite, title: 'A New Draft' })
      .select('title, status, priority, labels, meta, slug')
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({
      title: 'A New Draft',
      status: 'open',
      priority: 3,
      labels: [],
      meta: null,
      slug: 'a-new-draft',
    });
  });

  it('stores arrays, json, nulls and unicode', async () => {
    const row = { suite, title: '圍棋 été', labels: ['a,b', 'c"d'], meta: { deep: [1, { x: null }] }, status: null };
    const { data } = await anon.from('drafts').insert(row).select('suite, title, labels, meta, status').single();
    expect(data).toEqual(row);
  });

  it('answers columns, aliases, casts and embedded rows', async () => {
    const { data } = await anon
      .from('drafts')
      .insert({ suite, title: 'About', book_id: 1 })
      .select('name:title, priority::text, books(title)')
      .single();
    expect(data).toEqual({ name: 'About', priority: '3', books: { title: 'The Quiet Orchard' } });
  });

  it('says which preferences it applied', async () => {
    const answer = await post(
      '/stock?select=sku',
      { suite, sku: 'insert-1' },
      { Prefer: 'return=representation, count=exact' },
    );
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual([{ sku: 'insert-1' }]);
    expect(answer.headers.get('preference-applied')).toBe('return=representation, count=exact');
    expect(answer.headers.get('content-range')).toBe('*/1');
    expect(answer.headers.get('location')).toBeNull();
  });

  it('says where the row lives when asked for headers only', async () => {
    const one = await post('/stock', { suite, sku: 'insert 2&3' }, { Prefer: 'return=headers-only' });
    expect(one.status).toBe(201);
    expect(one.text).toBe('');
    expect(one.headers.get('location')).toBe('/stock?sku=eq.insert%202%263');
    expect(one.headers.get('preference-applied')).toBe('return=headers-only');
    const two = await post('/shelf_slots', { suite, room: 'insert', slot: 1 }, { Prefer: 'return=headers-only' });
    expect(two.headers.get('location')).toBe('/shelf_slots?room=eq.insert&slot=eq.1');
    const none = await post('/scraps', { suite }, { Prefer: 'return=headers-only' });
    expect(none.headers.get('location')).toBeNull();
  });

  it('gives an identity column its next number', async () => {
    const { data } = await anon.from('ledger').insert({ suite }).select().single();
    expect(data).toEqual({ entry_no: expect.any(Number), suite, amount: 0 });
  });

  it('lets a trigger change the status and the headers', async () => {
    const answer = await post('/parcels', { id: 1, suite });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('location')).toBe('/elsewhere');
  });
});

describe('other bodies than JSON', () => {
  it('takes CSV', async () => {
    const answer = await rest('/stock?select=sku,qty,note', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv', Accept: 'text/csv', Prefer: 'return=representation' },
      body: `suite,sku,qty,note\n${suite},csv-1,4,"a, b"\n${suite},csv-2,5,NULL`,
    });
    expect(answer.status).toBe(201);
    expect(answer.text).toBe('sku,qty,note\ncsv-1,4,"a, b"\ncsv-2,5,');
  });

  it('refuses CSV with lines of different length', async () => {
    const answer = await rest('/scraps', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: 'suite,body\nx,y\nz',
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'PGRST102', message: 'All lines must have same number of fields' });
  });

  it('takes a form', async () => {
    const answer = await rest('/stock?select=sku,qty', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Prefer: 'return=representation' },
      body: new URLSearchParams({ suite, sku: 'form 1', qty: '9' }).toString(),
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual([{ sku: 'form 1', qty: 9 }]);
  });

  it('refuses what it does not know', async () => {
    const answer = await rest('/scraps', {
      method: 'POST',
      headers: { 'Content-Type': 'application/msword' },
      body: 'x',
    });
    expect(answer.json).toMatchObject({ code: 'PGRST102', message: 'Content-Type not acceptable: application/msword' });
    expect(answer.status).toBe(400);
  });

  it('refuses a body that is empty or not JSON', async () => {
    for (const body of ['', '}{ x = 2', '{"a":']) {
      const answer = await rest('/scraps', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({ code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null });
    }
  });
});

describe('an insert that is refused', () => {
  it('names the column it does not know', async () => {
    const { error, status } = await anon.from('drafts').insert({ suite, title: 'x', colour: 'red' });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'colour' column of 'drafts' in the schema cache",
      details: null,
      hint: null,
    });
  });

  it('names the column that must not be null', async () => {
    const { error, status } = await anon.from('drafts').insert({ suite });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '23502',
      message: 'null value in column "title" of relation "drafts" violates not-null constraint',
    });
    expect(error?.details).toMatch(/^Failing row contains \(/);
  });

  it('names the key that is taken', async () => {
    await anon.from('stock').insert({ suite, sku: 'taken' });
    const { error, status } = await anon.from('stock').insert({ suite, sku: 'taken' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "stock_pkey"',
      details: 'Key (sku)=(taken) already exists.',
      hint: null,
    });
  });

  it('names the foreign key that leads nowhere', async () => {
    const { error, status } = await anon.from('drafts').insert({ suite, title: 'x', book_id: 999 });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: '23503', details: 'Key (book_id)=(999) is not present in table "books".' });
  });

  it('names the check that fails', async () => {
    const { error, status } = await anon.from('drafts').insert({ suite, title: 'x', priority: 10 });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '23514',
      message: 'new row for relation "drafts" violates check constraint "drafts_priority_check"',
    });
  });

  it('refuses a value for a generated or an identity column', async () => {
    const generated = await anon.from('drafts').insert({ suite, title: 'x', slug: 'mine' });
    expect(generated.status).toBe(400);
    expect(generated.error).toMatchObject({
      code: '428C9',
      message: 'cannot insert a non-DEFAULT value into column "slug"',
    });
    const identity = await anon.from('ledger').insert({ suite, entry_no: 1 });
    expect(identity.status).toBe(400);
    expect(identity.error?.code).toBe('428C9');
  });

  it('refuses a value of the wrong type', async () => {
    const { error, status } = await anon.from('drafts').insert({ suite, title: 'x', priority: 'high' });
    expect(status).toBe(400);
    expect(error?.code).toBe('22P02');
  });
});

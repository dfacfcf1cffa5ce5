// Upserts by POST with a resolution, and by PUT.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, post, send, service } from './client.ts';

const suite = 'upsert';
beforeEach(async () => {
  for (const table of ['stock', 'shelf_slots', 'scraps', 'drafts'])
    await service.from(table).delete().eq('suite', suite).throwOnError();
  await service
    .from('stock')
    .insert([
      { suite, sku: 'u1', qty: 1, place: 'p1', note: 'kept' },
      { suite, sku: 'u2', qty: 2, place: 'p2' },
    ])
    .throwOnError();
  await service.from('shelf_slots').insert({ suite, room: suite, slot: 1, label: 'old' }).throwOnError();
});

describe('merging duplicates', () => {
  it('inserts and updates by primary key, with 201 when something was inserted', async () => {
    const { data, status } = await anon
      .from('stock')
      .upsert([
        { suite, sku: 'u1', qty: 10 },
        { suite, sku: 'u3', qty: 3 },
      ])
      .select('sku, qty, note');
    expect(status).toBe(201);
    expect(data).toEqual([
      { sku: 'u1', qty: 10, note: 'kept' },
      { sku: 'u3', qty: 3, note: null },
    ]);
  });

  it('answers 200 when nothing was inserted', async () => {
    const { data, status } = await anon.from('stock').upsert({ suite, sku: 'u1', qty: 11 }).select('qty').single();
    expect(status).toBe(200);
    expect(data).toEqual({ qty: 11 });
  });

  it('works on a key of several columns', async () => {
    const { data, status } = await anon
      .from('shelf_slots')
      .upsert([
        { suite, room: suite, slot: 1, label: 'new' },
        { suite, room: suite, slot: 2, label: 'two' },
      ])
      .select('slot, label');
    expect(status).toBe(201);
    expect(data).toEqual([
      { slot: 1, label: 'new' },
      { slot: 2, label: 'two' },
    ]);
  });

  it('works on another unique column', async () => {
    const { data, status } = await anon
      .from('stock')
      .upsert({ suite, sku: 'u2', qty: 20, place: 'p2' }, { onConflict: 'place' })
      .select('sku, qty')
      .single();
    expect(status).toBe(200);
    expect(data).toEqual({ sku: 'u2', qty: 20 });
  });

  it('says what it applied', async () => {
    const answer = await post('/stock?select=sku', [{ suite, sku: 'u1', qty: 5 }], {
      Prefer: 'resolution=merge-duplicates, return=representation, count=exact',
    });
    expect(answer.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, return=representation, count=exact',
    );
    const keyless = await post('/scraps', [{ suite }], {
      Prefer: 'resolution=merge-duplicates, return=representation',
    });
    expect(keyless.status).toBe(201);
    expect(keyless.headers.get('preference-applied')).toBe('return=representation');
  });

  it('takes the default of a missing key when asked', async () => {
    const { data } = await anon
      .from('stock')
      .upsert(
        [
          { suite, sku: 'u4' },
          { suite, sku: 'u5', qty: 5 },
        ],
        { defaultToNull: false },
      )
      .select('sku, qty');
    expect(data).toEqual([
      { sku: 'u4', qty: 1 },
      { sku: 'u5', qty: 5 },
    ]);
  });

  it('takes no row at all', async () => {
    const { data, status } = await anon.from('stock').upsert([]).select();
    expect(status).toBe(200);
    expect(data).toEqual([]);
  });

  it('refuses columns without a unique constraint', async () => {
    const { error, status } = await anon.from('stock').upsert({ suite, sku: 'u1', note: 'x' }, { onConflict: 'note' });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '42P10',
      message: 'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    });
  });

  it('refuses the same key twice', async () => {
    const { error, status } = await anon.from('stock').upsert(
      [
        { suite, sku: 'u9' },
        { suite, sku: 'u9' },
      ],
      { defaultToNull: false },
    );
    // PostgREST says 500; two rows for one key are the caller's mistake.
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '21000',
      message: 'ON CONFLICT DO UPDATE command cannot affect row a second time',
    });
  });
});

describe('ignoring duplicates', () => {
  it('inserts only what is new', async () => {
    const { data, status } = await anon
      .from('stock')
      .upsert(
        [
          { suite, sku: 'u1', qty: 99 },
          { suite, sku: 'u6', qty: 6 },
        ],
        { ignoreDuplicates: true },
      )
      .select('sku, qty');
    expect(status).toBe(201);
    expect(data).toEqual([{ sku: 'u6', qty: 6 }]);
    const { data: kept } = await anon.from('stock').select('qty').eq('sku', 'u1').single();
    expect(kept).toEqual({ qty: 1 });
  });

  it('works on another unique column', async () => {
    const { data } = await anon
      .from('stock')
      .upsert({ suite, sku: 'u7', place: 'p1' }, { onConflict: 'place', ignoreDuplicates: true })
      .select();
    expect(data).toEqual([]);
  });
});

describe('PUT', () => {
  it('inserts with 201 and replaces with 200', async () => {
    const prefer = { Prefer: 'return=representation' };
    const made = await send('PUT', '/stock?sku=eq.put1&select=sku,qty', { suite, sku: 'put1', qty: 1 }, prefer);
    expect(made.status).toBe(201);
    expect(made.json).toEqual([{ sku: 'put1', qty: 1 }]);
    const changed = await send('PUT', '/stock?sku=eq.put1&select=sku,qty', { suite, sku: 'put1', qty: 2 }, prefer);
    expect(changed.status).toBe(200);
    expect(changed.json).toEqual([{ sku: 'put1', qty: 2 }]);
  });

  it('answers nothing unless asked', async () => {
    const answer = await send('PUT', `/shelf_slots?room=eq.${suite}&slot=eq.1`, {
      suite,
      room: suite,
      slot: 1,
      label: 'put',
    });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  });

  it('refuses limits', async () => {
    const answer = await send('PUT', '/stock?sku=eq.u1&limit=1', { suite, sku: 'u1' });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      code: 'PGRST114',
      message: 'limit/offset querystring parameters are not allowed for PUT',
      details: null,
      hint: null,
    });
  });

  it('refuses filters that are not the whole primary key', async () => {
    const expected = {
      code: 'PGRST105',
      message: "Filters must include all and only primary key columns with 'eq' operators",
      details: null,
      hint: null,
    };
    for (const query of ['qty=eq.1', 'sku=gt.a', 'sku=in.(u1)', 'sku=not.eq.u1']) {
      const answer = await send('PUT', `/stock?${query}`, { suite, sku: 'u1' });
      expect(answer.status).toBe(405);
      expect(answer.json).toEqual(expected);
    }
    const partial = await send('PUT', `/shelf_slots?room=eq.${suite}`, { suite, room: suite, slot: 1 });
    expect(partial.json).toEqual(expected);
  });

  it('refuses a body about another row', async () => {
    const answer = await send('PUT', '/stock?sku=eq.u1', { suite, sku: 'u2' });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      code: 'PGRST115',
      message: 'Payload values do not match URL in primary key column(s)',
      details: null,
      hint: null,
    });
  });
});

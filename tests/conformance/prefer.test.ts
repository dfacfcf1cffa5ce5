// The Prefer header: return, handling, max-affected, timezone and tx.
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, conformance, post, rest, send, service } from './client.ts';

const suite = 'prefer';
beforeEach(async () => {
  await service.from('stock').delete().eq('suite', suite).throwOnError();
  await service
    .from('stock')
    .insert([1, 2, 3].map((qty) => ({ suite, sku: `p${qty}`, qty })))
    .throwOnError();
});
const quantities = async () =>
  (await anon.from('stock').select('qty').eq('suite', suite).order('qty')).data?.map((row) => row.qty);

describe('return', () => {
  it('minimal answers nothing and says so', async () => {
    const answer = await send('PATCH', '/stock?sku=eq.p1', { note: 'x' }, { Prefer: 'return=minimal' });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(answer.headers.get('preference-applied')).toBe('return=minimal');
  });

  it('is said for each verb', async () => {
    const removed = await rest('/stock?sku=eq.p1', { method: 'DELETE', headers: { Prefer: 'return=representation' } });
    expect(removed.status).toBe(200);
    expect(removed.headers.get('preference-applied')).toBe('return=representation');
  });
});

describe('handling', () => {
  it('lenient ignores what it does not know', async () => {
    const answer = await rest('/tags?id=eq.1', { headers: { Prefer: 'handling=lenient, anything' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('preference-applied')).toBe('handling=lenient');
    expect((await rest('/tags?id=eq.1', { headers: { Prefer: 'anything=else' } })).status).toBe(200);
  });

  it('strict refuses what it does not know', async () => {
    const answer = await rest('/tags', { headers: { Prefer: 'handling=strict, something, count=exact, else' } });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: 'Invalid preferences: something, else',
      hint: null,
    });
  });

  it('strict refuses on writes and functions too', async () => {
    const write = await post('/stock', { suite, sku: 'strict' }, { Prefer: 'handling=strict, anything' });
    expect(write.json).toMatchObject({ code: 'PGRST122' });
    const call = await post('/rpc/greet', {}, { Prefer: 'handling=strict, anything' });
    expect(call.json).toMatchObject({ code: 'PGRST122' });
    expect(await quantities()).toEqual([1, 2, 3]);
  });
});

describe('max-affected', () => {
  // Only the type of the client knows which version it speaks to; the requests are the same.
  type Versioned = {
    __InternalSupabase: { PostgrestVersion: '13' };
    public: {
      Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>;
      Views: Record<never, never>;
      Functions: Record<never, never>;
    };
  };
  type Row = Record<string, unknown>;
  const versioned = createClient<Versioned>(conformance.url, conformance.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  it('lets through as many rows as it says', async () => {
    const { status, data } = await versioned
      .from('stock')
      .delete()
      .eq('suite', suite)
      .lt('qty', 3)
      .maxAffected(2)
      .select('sku');
    expect(status).toBe(200);
    expect(data).toHaveLength(2);
  });

  it('undoes a write of more rows', async () => {
    const { status, error } = await versioned
      .from('stock')
      .update({ note: 'too many' })
      .eq('suite', suite)
      .maxAffected(2);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: 'The query affects 3 rows',
      hint: null,
    });
    const { data } = await anon.from('stock').select('note').eq('suite', suite).not('note', 'is', null);
    expect(data).toEqual([]);
  });

  it('is said when applied, and ignored unless strict', async () => {
    const strict = await rest('/stock?sku=eq.p1', {
      method: 'DELETE',
      headers: { Prefer: 'handling=strict, max-affected=1' },
    });
    expect(strict.headers.get('preference-applied')).toBe('handling=strict, max-affected=1');
    const lenient = await rest(`/stock?suite=eq.${suite}`, {
      method: 'DELETE',
      headers: { Prefer: 'handling=lenient, max-affected=1' },
    });
    expect(lenient.status).toBe(204);
    expect(lenient.headers.get('preference-applied')).toBe('handling=lenient');
  });

  it('holds for functions that return rows', async () => {
    const answer = await post('/rpc/clear_stock', { which: suite }, { Prefer: 'handling=strict, max-affected=2' });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'PGRST124', details: 'The query affects 3 rows' });
    expect(await quantities()).toEqual([1, 2, 3]);
  });

  it('is refused for functions that return none', async () => {
    const answer = await post(
      '/rpc/clear_stock_silently',
      { which: suite },
      { Prefer: 'handling=strict, max-affected=9' },
    );
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      code: 'PGRST128',
      message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
      details: null,
      hint: null,
    });
  });
});

describe('timezone', () => {
  it('moves every instant', async () => {
    const answer = await rest('/loans?id=eq.1&select=loaned_at', {
      headers: { Prefer: 'timezone=America/Los_Angeles' },
    });
    expect(answer.json).toEqual([{ loaned_at: '2024-01-10T01:00:00-08:00' }]);
    expect(answer.headers.get('preference-applied')).toBe('timezone=America/Los_Angeles');
    const call = await post('/rpc/current_zone', {}, { Prefer: 'timezone=Europe/Paris' });
    expect(call.json).toBe('Europe/Paris');
  });

  it('is gone with the next request', async () => {
    const answer = await rest('/loans?id=eq.1&select=loaned_at');
    expect(answer.json).toEqual([{ loaned_at: '2024-01-10T09:00:00+00:00' }]);
  });

  it('that does not exist is ignored, or refused when strict', async () => {
    const lenient = await rest('/loans?id=eq.1&select=loaned_at', { headers: { Prefer: 'timezone=Jupiter/Red_Spot' } });
    expect(lenient.status).toBe(200);
    expect(lenient.json).toEqual([{ loaned_at: '2024-01-10T09:00:00+00:00' }]);
    expect(lenient.headers.get('preference-applied')).toBeNull();
    const strict = await rest('/loans', { headers: { Prefer: 'handling=strict, timezone=Jupiter/Red_Spot' } });
    expect(strict.status).toBe(400);
    expect(strict.json).toMatchObject({ code: 'PGRST122', details: 'Invalid preferences: timezone=Jupiter/Red_Spot' });
  });
});

describe('tx', () => {
  it('rollback answers as if and stores nothing', async () => {
    const { data, status } = await anon.from('stock').insert({ suite, sku: 'ghost', qty: 9 }).select('sku').rollback();
    expect(status).toBe(201);
    expect(data).toEqual([{ sku: 'ghost' }]);
    expect(await quantities()).toEqual([1, 2, 3]);
    await anon.from('stock').delete().eq('suite', suite).rollback();
    expect(await quantities()).toEqual([1, 2, 3]);
  });

  it('says what it applied', async () => {
    const undone = await send('PATCH', '/stock?sku=eq.p1', { qty: 50 }, { Prefer: 'return=minimal, tx=rollback' });
    expect(undone.headers.get('preference-applied')).toBe('return=minimal, tx=rollback');
    const kept = await send('PATCH', '/stock?sku=eq.p1', { qty: 7 }, { Prefer: 'tx=commit' });
    expect(kept.headers.get('preference-applied')).toBe('tx=commit');
    expect(await quantities()).toEqual([2, 3, 7]);
  });
});

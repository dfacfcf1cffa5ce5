// Deleting the rows that filters name.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, rest, service } from './client.ts';

const suite = 'delete';
beforeEach(async () => {
  await service.from('stock').delete().eq('suite', suite).throwOnError();
  await service
    .from('stock')
    .insert([1, 2, 3].map((qty) => ({ suite, sku: `d${qty}`, qty })))
    .throwOnError();
});
const left = async () => (await anon.from('stock').select('qty').eq('suite', suite).order('qty')).data;

describe('deleting', () => {
  it('answers nothing unless asked', async () => {
    const { data, status } = await anon.from('stock').delete().eq('sku', 'd1');
    expect(status).toBe(204);
    expect(data).toBeNull();
    expect(await left()).toEqual([{ qty: 2 }, { qty: 3 }]);
  });

  it('answers the deleted rows', async () => {
    const { data, status } = await anon
      .from('stock')
      .delete()
      .eq('suite', suite)
      .gt('qty', 1)
      .select('sku')
      .order('sku');
    expect(status).toBe(200);
    expect(data).toEqual([{ sku: 'd2' }, { sku: 'd3' }]);
    expect(await left()).toEqual([{ qty: 1 }]);
  });

  it('answers one object', async () => {
    const { data } = await anon.from('stock').delete().eq('sku', 'd2').select('sku').single();
    expect(data).toEqual({ sku: 'd2' });
  });

  it('counts the rows', async () => {
    const { count } = await anon.from('stock').delete({ count: 'exact' }).eq('suite', suite).or('qty.eq.1,qty.eq.3');
    expect(count).toBe(2);
    const answer = await rest('/stock?sku=eq.d2', { method: 'DELETE', headers: { Prefer: 'count=exact' } });
    expect(answer.headers.get('content-range')).toBe('*/1');
    expect(answer.headers.get('preference-applied')).toBe('count=exact');
  });

  it('finding no row is no error', async () => {
    const { data, status } = await anon.from('stock').delete().eq('sku', 'nothing').select();
    expect(status).toBe(200);
    expect(data).toEqual([]);
  });

  it('keeps everything when one row was asked for and several match', async () => {
    const { error, status } = await anon.from('stock').delete().eq('suite', suite).select().single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 3 rows' });
    expect(await left()).toHaveLength(3);
  });

  it('refuses a row that others lean on', async () => {
    const { error, status } = await service.from('books').delete().eq('id', 1);
    expect(status).toBe(409);
    expect(error?.code).toBe('23503');
  });

  it('refuses to touch every row, as hosted projects do', async () => {
    const { error, status } = await anon.from('stock').delete();
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '21000', message: 'DELETE requires a WHERE clause' });
  });
});

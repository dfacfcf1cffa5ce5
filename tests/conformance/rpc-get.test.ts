// Calling functions by GET and HEAD: read-only.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

describe('GET', () => {
  it('takes arguments from the address', async () => {
    expect((await anon.rpc('add_numbers', { a: 1, b: 2 }, { get: true })).data).toBe(3);
    expect((await anon.rpc('greet', { name: 'Zoé & co' }, { get: true })).data).toBe('Hello, Zoé & co');
    expect((await anon.rpc('greet', {}, { get: true })).data).toBe('Hello, reader');
  });

  it('takes arrays', async () => {
    expect((await anon.rpc('total_of', { items: [4, 5] }, { get: true })).data).toBe(9);
  });

  it('takes a variadic argument several times', async () => {
    expect((await rest('/rpc/sum_all?nums=1&nums=2&nums=3')).json).toBe(6);
    expect((await rest('/rpc/sum_all?nums=5')).json).toBe(5);
    expect((await rest('/rpc/sum_all')).json).toBe(0);
  });

  it('takes the last of a repeated argument', async () => {
    expect((await rest('/rpc/greet?name=ignored&name=world')).json).toBe('Hello, world');
  });

  it('filters, orders and limits beside the arguments', async () => {
    const { data } = await anon
      .rpc('find_books', { min_pages: 100 }, { get: true })
      .select('id')
      .lt('pages', 300)
      .order('id', { ascending: false })
      .limit(2);
    expect(data).toEqual([{ id: 5 }, { id: 3 }]);
  });

  it('may not write', async () => {
    const { error, status } = await anon.rpc('count_visit', { counter: 'get' }, { get: true });
    expect(status).toBe(405);
    expect(error).toMatchObject({ code: '25006', message: 'cannot execute INSERT in a read-only transaction' });
  });

  it('calls void functions that do not write', async () => {
    const answer = await rest('/rpc/do_nothing');
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  });

  it('counts one for a scalar', async () => {
    const answer = await rest('/rpc/add_numbers?a=3&b=4', { headers: { Prefer: 'count=exact' } });
    expect(answer.json).toBe(7);
    expect(answer.headers.get('content-range')).toBe('0-0/1');
  });

  it('shows its own method and path to the function', async () => {
    expect((await rest('/rpc/request_line')).json).toBe('GET /rpc/request_line');
  });
});

describe('HEAD', () => {
  it('answers the headers only', async () => {
    const { data, count, status } = await anon.rpc('find_books', { min_pages: 200 }, { head: true, count: 'exact' });
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(count).toBe(3);
  });

  it('is what the client turns into POST when an argument is an object', async () => {
    const { status, data } = await anon.rpc('json_kind', { doc: { a: 1 } }, { head: true });
    expect([200, 204]).toContain(status);
    expect([null, 'object']).toContain(data);
  });
});

describe('other verbs', () => {
  it('are refused', async () => {
    const answer = await rest('/rpc/greet', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.json).toEqual({
      code: 'PGRST101',
      message: 'Cannot use the DELETE method on RPC',
      details: null,
      hint: null,
    });
    expect(
      (await rest('/rpc/greet', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(405);
  });
});

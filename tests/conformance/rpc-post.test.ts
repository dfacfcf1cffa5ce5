// Calling functions by POST: arguments, what they return, and what they may do.
import { describe, expect, it } from 'vitest';
import { anon, post, rest, service } from './client.ts';

describe('arguments', () => {
  it('go by name, in any order', async () => {
    const { data, status } = await anon.rpc('add_numbers', { b: 2, a: 40 });
    expect(status).toBe(200);
    expect(data).toBe(42);
  });

  it('may be left out when they have a default', async () => {
    expect((await anon.rpc('greet')).data).toBe('Hello, reader');
    expect((await anon.rpc('greet', { name: '￥' })).data).toBe('Hello, ￥');
  });

  it('may be null, arrays, enums and json', async () => {
    expect((await anon.rpc('greet', { name: null })).data).toBeNull();
    expect((await anon.rpc('total_of', { items: [1, 2, 3] })).data).toBe(6);
    expect((await anon.rpc('favourite_genre', { g: 'poetry' })).data).toBe('poetry');
    expect((await anon.rpc('json_kind', { doc: { a: [1] } })).data).toBe('object');
    expect((await anon.rpc('json_kind', { doc: [1, 2] })).data).toBe('array');
  });

  it('may be variadic', async () => {
    expect((await anon.rpc('sum_all', { nums: [1, 2, 3] })).data).toBe(6);
    expect((await anon.rpc('sum_all')).data).toBe(0);
  });

  it('may have names with capitals and spaces', async () => {
    const { data } = await anon.rpc('Quoted Name', { 'Some Arg': 'yes' });
    expect(data).toBe('yes');
  });

  it('come from a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sum = await rest('/rpc/add_numbers', { method: 'POST', headers, body: 'a=1&b=2' });
    expect(sum.json).toBe(3);
    const many = await rest('/rpc/sum_all', { method: 'POST', headers, body: 'nums=1&nums=2' });
    expect(many.json).toBe(3);
  });

  it('come from the first object of an array', async () => {
    expect(
      (
        await post('/rpc/add_numbers', [
          { a: 1, b: 2 },
          { a: 5, b: 6 },
        ])
      ).json,
    ).toBe(3);
  });

  it('are only those that columns name', async () => {
    expect((await post('/rpc/greet?columns=name', { name: 'John', junk: 1 })).json).toBe('Hello, John');
  });

  it('may be an empty body where there are none', async () => {
    const answer = await rest('/rpc/numbers', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '',
    });
    expect(answer.json).toEqual([1, 2, 3]);
  });
});

describe('one unnamed parameter', () => {
  it('takes the whole JSON body', async () => {
    expect((await anon.rpc('echo_json', { A: 1, b: [2] })).data).toEqual({ A: 1, b: [2] });
    expect((await post('/rpc/echo_jsonb', [1, 'two', null])).json).toEqual([1, 'two', null]);
  });

  it('takes text', async () => {
    const answer = await rest('/rpc/echo_text', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'just "text"',
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toBe('just "text"');
  });

  it('takes bytes', async () => {
    const answer = await rest('/rpc/byte_length', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array([0, 1, 254, 255]),
    });
    expect(answer.json).toBe(4);
  });
});

describe('what a function returns', () => {
  it('a scalar is returned bare, also null', async () => {
    expect((await anon.rpc('nothing_to_say')).data).toBeNull();
    expect((await rest('/rpc/nothing_to_say')).text).toBe('null');
    expect((await anon.rpc('as_range', { low: 1, high: 5 })).data).toBe('[1,5)');
    expect((await anon.rpc('numbers')).data).toEqual([1, 2, 3]);
  });

  it('a set of scalars is an array', async () => {
    expect((await anon.rpc('years')).data).toEqual([1958, 1969, 1972, 1984, 1999]);
  });

  it('out parameters are the keys of an object', async () => {
    expect((await anon.rpc('bounds', { vals: [4, 9, 1] })).data).toEqual({ lo: 1, hi: 9 });
    expect((await anon.rpc('next_number', { n: 4 })).data).toEqual({ n: 5 });
    expect((await anon.rpc('doubled', { n: 4 })).data).toEqual({ twice: 8 });
  });

  it('a row is an object and rows are an array', async () => {
    const row = await anon.rpc('one_book', { book_id: 2 }).select('id, title');
    expect(row.data).toEqual({ id: 2, title: 'Invisible Harbors' });
    const rows = await anon.rpc('page_report', { min_pages: 240 });
    expect(rows.data).toEqual([
      { title: 'On Maps (and Other Lies)', pages: 240 },
      { title: 'The Quiet Orchard', pages: 320 },
    ]);
    expect((await anon.rpc('count_up', { n: 2 })).data).toEqual([{ i: 1 }, { i: 2 }]);
    expect((await anon.rpc('count_up', { n: 0 })).data).toEqual([]);
  });

  it('void is 204 without a body', async () => {
    const { data, status } = await anon.rpc('do_nothing');
    expect(status).toBe(204);
    expect(data).toBeNull();
    const answer = await post('/rpc/do_nothing', {});
    expect(answer.headers.get('content-type')).toBeNull();
  });
});

describe('effects', () => {
  it('are committed, once a request', async () => {
    await service.from('counters').delete().eq('name', 'post').throwOnError();
    expect((await anon.rpc('count_visit', { counter: 'post' })).data).toBe(1);
    expect((await anon.rpc('count_visit', { counter: 'post' })).data).toBe(2);
  });

  it('are undone when the answer is refused', async () => {
    await service.from('stock').upsert([
      { suite: 'rpc', sku: 'rpc-1' },
      { suite: 'rpc', sku: 'rpc-2' },
    ]);
    const { error, status } = await anon.rpc('clear_stock', { which: 'rpc' }).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
    const { count } = await anon.from('stock').select('*', { head: true, count: 'exact' }).eq('suite', 'rpc');
    expect(count).toBe(2);
  });
});

describe('what a function sees of the request', () => {
  it('its headers, cookies, method and path', async () => {
    expect((await post('/rpc/request_header', { name: 'X-Custom' }, { 'X-Custom': 'test' })).json).toBe('test');
    expect((await post('/rpc/request_cookie', { name: 'second' }, { Cookie: 'first=1;second=2' })).json).toBe('2');
    expect((await post('/rpc/request_line', {})).json).toBe('POST /rpc/request_line');
  });
});

// limit, offset, the Range header, and what Content-Range says.
import { describe, expect, it } from 'vitest';
import { anon, ids, rest } from './client.ts';

const books = () => anon.from('books').select('id').order('id');

describe('limit and offset', () => {
  it('limit takes the first rows', async () => {
    const { data, status } = await books().limit(2);
    expect(status).toBe(200);
    expect(ids(data)).toEqual([1, 2]);
  });

  it('range takes rows from the middle, its end included', async () => {
    expect(ids((await books().range(1, 3)).data)).toEqual([2, 3, 4]);
    expect(ids((await books().range(4, 99)).data)).toEqual([5, 6]);
  });

  it('Content-Range says which rows', async () => {
    expect((await rest('/books?limit=2&offset=1')).headers.get('content-range')).toBe('1-2/*');
    expect((await rest('/books')).headers.get('content-range')).toBe('0-5/*');
    expect((await rest('/books?id=eq.0')).headers.get('content-range')).toBe('*/*');
  });

  it('an offset alone takes the rest', async () => {
    const answer = await rest('/books?select=id&order=id&offset=4');
    expect(answer.json).toEqual([{ id: 5 }, { id: 6 }]);
    expect(answer.headers.get('content-range')).toBe('4-5/*');
  });

  it('a limit of nothing answers nothing', async () => {
    const answer = await rest('/books?limit=0');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([]);
    expect(answer.headers.get('content-range')).toBe('*/*');
  });

  it('an offset past the end answers nothing when nobody counts', async () => {
    const { data, status } = await books().range(50, 60);
    expect(status).toBe(200);
    expect(data).toEqual([]);
  });

  it('an offset past the end is refused when the count is known', async () => {
    const { error, status } = await anon.from('books').select('id', { count: 'exact' }).range(50, 60);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 50 was requested, but there are only 6 rows.',
      hint: null,
    });
    const answer = await rest('/books?offset=50', { headers: { Prefer: 'count=exact' } });
    expect(answer.headers.get('content-range')).toBe('*/6');
  });

  it('a negative limit is refused', async () => {
    const { error, status } = await books().limit(-1);
    expect(status).toBe(416);
    expect(error).toMatchObject({ code: 'PGRST103', details: 'Limit should be greater than or equal to zero.' });
  });

  it('a negative offset counts as none', async () => {
    const answer = await rest('/tags?select=id&order=id&offset=-4');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  });
});

describe('the Range header', () => {
  it('takes rows from the middle', async () => {
    const answer = await rest('/books?select=id&order=id', { headers: { 'Range-Unit': 'items', Range: '1-2' } });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ id: 2 }, { id: 3 }]);
    expect(answer.headers.get('content-range')).toBe('1-2/*');
  });

  it('may be open at its end', async () => {
    const answer = await rest('/books?select=id&order=id', { headers: { Range: '4-' } });
    expect(answer.json).toEqual([{ id: 5 }, { id: 6 }]);
  });

  it('narrows the limit of the address', async () => {
    const answer = await rest('/books?select=id&order=id&limit=3', { headers: { Range: '0-1' } });
    expect(answer.json).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('says that the answer is partial when it counts', async () => {
    const answer = await rest('/books?select=id&order=id', { headers: { Range: '0-1', Prefer: 'count=exact' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('0-1/6');
  });

  it('is refused when it runs backwards', async () => {
    const answer = await rest('/books', { headers: { Range: '2-1' } });
    expect(answer.status).toBe(416);
    expect(answer.json).toMatchObject({
      code: 'PGRST103',
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  });

  it('is ignored where rows are written', async () => {
    const answer = await rest('/rpc/find_books?select=id', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Range: '1-1' },
      body: '{"min_pages": 300}',
    });
    expect(answer.json).toEqual([{ id: 1 }]);
  });
});

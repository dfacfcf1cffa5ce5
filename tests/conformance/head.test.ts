// HEAD: the headers of GET without its body.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

describe('HEAD', () => {
  it('counts without sending rows', async () => {
    const { data, count, status } = await anon.from('books').select('*', { head: true, count: 'exact' });
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(count).toBe(6);
  });

  it('sees the filters and the limits', async () => {
    const { count, status } = await anon
      .from('books')
      .select('*', { head: true, count: 'exact' })
      .gt('pages', 200)
      .limit(1);
    expect(count).toBe(3);
    expect(status).toBe(206);
  });

  it('answers the headers of GET', async () => {
    const answer = await rest('/books?select=id&limit=3&offset=2', { method: 'HEAD' });
    expect(answer.text).toBe('');
    expect(answer.headers.get('content-range')).toBe('2-4/*');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('answers the status of an error without its body', async () => {
    const answer = await rest('/nowhere', { method: 'HEAD' });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('');
  });
});

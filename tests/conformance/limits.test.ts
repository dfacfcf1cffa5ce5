// Limits on rows, size and time.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, post, rest, service } from './client.ts';

const suite = 'limits';
beforeEach(async () => {
  await service.from('scraps').delete().eq('suite', suite).throwOnError();
});

describe('max_rows of the configuration', () => {
  it('cuts a long answer', async () => {
    const { data, status } = await anon.from('readings').select('id').order('id');
    expect(status).toBe(200);
    expect(data).toHaveLength(50);
    expect((await rest('/readings?select=id')).headers.get('content-range')).toBe('0-49/*');
  });

  it('is said by the count', async () => {
    const { count, data, status } = await anon.from('readings').select('id', { count: 'exact' });
    expect(status).toBe(206);
    expect(count).toBe(120);
    expect(data).toHaveLength(50);
  });

  it('is not passed by a limit or a range', async () => {
    expect((await anon.from('readings').select('id').limit(1000)).data).toHaveLength(50);
    const last = await anon.from('readings').select('id').order('id').range(100, 900);
    expect(last.data).toHaveLength(20);
    const answer = await rest('/readings?select=id', { headers: { Range: '10-200' } });
    expect(answer.headers.get('content-range')).toBe('10-59/*');
  });

  it('leaves shorter pages alone', async () => {
    expect((await anon.from('readings').select('id').limit(7)).data).toHaveLength(7);
  });

  it('cuts the rows of a function', async () => {
    expect((await anon.rpc('count_up', { n: 80 })).data).toHaveLength(50);
    expect((await anon.rpc('count_up', { n: 80 }, { get: true })).data).toHaveLength(50);
  });

  it('does not cut what a write answers', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ suite, body: `${index}` }));
    const made = await anon.from('scraps').insert(rows).select();
    expect(made.data).toHaveLength(60);
    const gone = await anon.from('scraps').delete().eq('suite', suite).select();
    expect(gone.data).toHaveLength(60);
  });
});

describe('size', () => {
  it('a body beyond the limit is refused and stores nothing', async () => {
    const answer = await post('/scraps', { suite, body: 'x'.repeat(11 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    const { count } = await anon.from('scraps').select('*', { head: true, count: 'exact' }).eq('suite', suite);
    expect(count).toBe(0);
  });

  it('an embedding too deep or too wide is refused without harm', async () => {
    const deep = `id${',mentor_id(id'.repeat(400)}${')'.repeat(400)}`;
    const answer = await rest(`/authors?select=${deep}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await rest('/tags?id=eq.1')).status).toBe(200);
  });
});

describe('time', () => {
  it('a function may set its own statement timeout', async () => {
    const { error, status } = await service.rpc('too_slow');
    expect(status).toBe(500);
    expect(error).toMatchObject({ code: '57014', message: 'canceling statement due to statement timeout' });
  });

  it('it may be longer than that of the role that calls it', async () => {
    expect((await anon.rpc('takes_its_time')).data).toBe('done');
  });

  it('a request after it is answered', async () => {
    expect((await service.from('tags').select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
  });
});

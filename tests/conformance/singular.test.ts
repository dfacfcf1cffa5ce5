// single and maybeSingle.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

const singular = { Accept: 'application/vnd.pgrst.object+json' };

describe('single', () => {
  it('answers the object alone', async () => {
    const { data, status } = await anon.from('tags').select().eq('id', 3).single();
    expect(status).toBe(200);
    expect(data).toEqual({ id: 3, label: 'Night' });
  });

  it('names its media type', async () => {
    const answer = await rest('/tags?id=eq.3', { headers: singular });
    expect(answer.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    const short = await rest('/tags?id=eq.3', { headers: { Accept: 'application/vnd.pgrst.object' } });
    expect(short.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    expect(short.json).toEqual({ id: 3, label: 'Night' });
  });

  it('refuses no row', async () => {
    const { error, status } = await anon.from('tags').select().eq('id', 0).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
      hint: null,
    });
  });

  it('refuses several rows', async () => {
    const { error, status } = await anon.from('tags').select().single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 4 rows' });
  });

  it('names its code for proxies', async () => {
    const answer = await rest('/tags', { headers: singular });
    expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=PGRST116');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('maybeSingle', () => {
  it('answers null for no row and the object for one', async () => {
    expect((await anon.from('tags').select().eq('id', 0).maybeSingle()).data).toBeNull();
    expect((await anon.from('tags').select('id').eq('id', 1).maybeSingle()).data).toEqual({ id: 1 });
  });

  it('refuses several rows', async () => {
    const { error } = await anon.from('tags').select().maybeSingle();
    expect(error?.code).toBe('PGRST116');
  });
});

// The plan of a request, when the project allows it.
import { describe, expect, it } from 'vitest';
import { anon, rest, service } from './client.ts';

describe('explain', () => {
  it('answers the plan as text', async () => {
    const { data, status } = await anon.from('books').select('id').eq('id', 1).explain();
    expect(status).toBe(200);
    expect(data).toMatch(/cost=\d/);
    expect(data).toContain('books');
  });

  it('answers the plan as JSON', async () => {
    const { data } = await anon.from('books').select('id').explain({ format: 'json' });
    expect(data).toEqual([
      expect.objectContaining({
        Plan: expect.objectContaining({ 'Node Type': expect.any(String), 'Total Cost': expect.any(Number) }),
      }),
    ]);
  });

  it('measures when asked to analyze', async () => {
    const { data } = await anon.from('books').select('id').explain({ format: 'json', analyze: true });
    expect(data).toEqual([expect.objectContaining({ 'Execution Time': expect.any(Number) })]);
  });

  it('names its media type', async () => {
    const answer = await rest('/books', {
      headers: { Accept: 'application/vnd.pgrst.plan+json; for="application/json"; options=verbose' },
    });
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.pgrst.plan+json; for="application/json"; options=verbose; charset=utf-8',
    );
  });

  it('is text when no format is named', async () => {
    const answer = await rest('/books', { headers: { Accept: 'application/vnd.pgrst.plan' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/vnd\.pgrst\.plan\+text/);
  });

  it('plans functions and embeddings', async () => {
    const call = await anon.rpc('find_books').select('id').explain({ format: 'json' });
    expect(call.status).toBe(200);
    const embedded = await anon.from('books').select('id, loans(id)').explain();
    expect(embedded.data).toContain('loans');
  });

  it('plans a write without writing', async () => {
    const { status } = await anon.from('counters').insert({ name: 'explained' }).select().explain({ format: 'json' });
    expect(status).toBe(200);
    const { data } = await service.from('counters').select().eq('name', 'explained');
    expect(data).toEqual([]);
  });
});

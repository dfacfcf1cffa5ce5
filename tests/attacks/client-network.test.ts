// `x-client-network` is the server's own statement about a request. Policies and functions count attempts by it, so a value
// that a client writes must never reach them.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchange, library } from './request.ts';
import { alice, askStorage, asService } from './storage-request.ts';

const forged = { 'x-client-network': '10.9.9.9' };

describe('a forged client network', () => {
  it('does not reach the policies of storage', async () => {
    const bucket = `network-${randomUUID().slice(0, 13)}`;
    const made = await askStorage('/bucket', { ...asService, body: { id: bucket, name: bucket, public: false } });
    expect(made.status).toBe(200);
    const stored = await askStorage(`/object/${bucket}/list.txt`, { ...asService, body: 'secret' });
    expect(stored.status).toBe(200);
    const read = await askStorage(`/object/${bucket}/list.txt`, { headers: forged });
    expect(read.text).not.toContain('secret');
    expect(read.status).toBe(404);
    const listed = await askStorage(`/object/list/${bucket}`, { headers: forged, body: { prefix: '' } });
    expect(listed.json).toEqual([]);
  });

  it('does not reach a function', async () => {
    const { status, json } = await exchange(library.url, {
      path: '/functions/v1/echo',
      headers: { ...forged, apikey: library.publishableKey, authorization: `Bearer ${alice}` },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ headers: { 'x-client-network': '127.0.0.1' } });
  });
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alice, conformance } from '../client.ts';

type State = { cancelled: number; given: number };

const state = async (): Promise<State> => {
  const { data } = await alice.functions.invoke<State>('streams/state');
  if (!data) throw new Error('no state');
  return data;
};

describe('[CALL-20] bodies', () => {
  it('of events arrive one by one, while the function runs', async () => {
    const { data } = await alice.functions.invoke<Response>('streams/events');
    const reader = data?.body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe('data: un\n\n');
    // Only now does the function get to write the second one.
    await alice.functions.invoke('streams/next');
    expect(await next()).toBe('data: deux\n\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('of nine megabytes go there and back unharmed', async () => {
    const sent = randomBytes(9 * 1024 * 1024);
    const { data } = await alice.functions.invoke<Blob>('streams/echo', { body: new Blob([sent]) });
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(sent)).toBe(true);
  });

  it('are sent while they are made', async () => {
    let left = 20;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
    });
    const response = await fetch(`${conformance.url}/functions/v1/streams/count`, {
      method: 'POST',
      headers: { authorization: `Bearer ${conformance.tokens.alice}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ bytes: 2_000_000 });
  });

  it('without end wait for their reader and stop when the reader leaves', async () => {
    const before = await state();
    const response = await fetch(`${conformance.url}/functions/v1/streams/endless`, {
      headers: { authorization: `Bearer ${conformance.tokens.alice}` },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    // What lies between the two is the memory of sockets and a few chunks, not what the function could have made.
    const given = (await state()).given - before.given;
    expect(given).toBeLessThan(500);
    await reader?.cancel();
    await expect.poll(async () => (await state()).cancelled).toBeGreaterThan(before.cancelled);
    const after = (await state()).given;
    expect((await state()).given).toBe(after);
  });

  it('of a caller who disconnects are reported to the function', async () => {
    const before = await state();
    await alice.functions.invoke('streams/never', { timeout: 200 });
    await expect.poll(async () => (await state()).cancelled).toBeGreaterThan(before.cancelled);
  });

  it('that fail in the middle fail for the reader too', async () => {
    const { data, error } = await alice.functions.invoke('faults/broken');
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(Error);
  });
});

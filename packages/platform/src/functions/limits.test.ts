import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type FunctionsEnvironment, openEnvironment } from './fixtures/environment.ts';
import type { FunctionLimits } from './limits.ts';

let environment: FunctionsEnvironment;
afterEach(() => environment.close());

/** A function whose behaviour is the last part of the address. */
const FAULTY = `
const held = [];
const kinds = {
  well: () => new Response('well'),
  never: () => new Promise(() => {}),
  loop: () => { for (;;); },
  exit: () => process.exit(3),
  buffers: () => { for (let i = 0; i < 64; i += 1) held.push(new Uint8Array(1024 * 1024).fill(1)); return new Promise(() => {}); },
  read: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
  ignore: () => new Response('not read'),
  drip: () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })),
  endless: () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65536)) })),
  mirror: (request) => new Response(request.body),
  mark: () => Response.json(held.push('mark')),
  held: () => Response.json(held.length),
};
kinds.patient = (request) => new Promise((_, reject) => request.signal.addEventListener('abort', reject));
export default (request) => kinds[new URL(request.url).pathname.split('/').at(-1)](request);
`;

const open = async (limits: Partial<FunctionLimits>) => {
  environment = await openEnvironment({ faulty: FAULTY, other: FAULTY }, { limits });
};
/** To the end, so that nothing of it is left. */
const text = async (path: string) => (await environment.call(path)).text();
const relay = async (response: Response) => ({
  status: response.status,
  relay: response.headers.get('x-relay-error'),
  code: ((await response.json()) as { code: unknown }).code,
});
const complaints = () =>
  environment.events.flatMap((event) => (event.kind === 'request.failed' ? [event.message] : []));

describe('a function that does not answer', () => {
  it('is given up with 504, and the next call finds a new thread', async () => {
    await open({ firstByteMs: 1_000 });
    expect(await (await environment.call('faulty/mark')).json()).toBe(1);
    expect(await relay(await environment.call('faulty/never'))).toEqual({
      status: 504,
      relay: 'true',
      code: 'IDLE_TIMEOUT',
    });
    expect(await (await environment.call('faulty/held')).json()).toBe(0);
  });

  it('takes no other call with it', async () => {
    await open({ firstByteMs: 2_000 });
    await text('faulty/well');
    const never = environment.call('faulty/never');
    const endless = (await environment.call('faulty/endless')).body?.getReader();
    expect((await never).status).toBe(504);
    // More than what lay ready on the way.
    let bytes = 0;
    while (bytes < 20 * 1024 * 1024) bytes += (await endless?.read())?.value?.length ?? Number.NaN;
    expect(bytes).toBeGreaterThan(0);
    await endless?.cancel();
  });

  it('is cut short when its answer takes longer than allowed', async () => {
    await open({ wholeMs: 300 });
    const response = await environment.call('faulty/drip');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});

describe('a function that harms', () => {
  it('by an endless loop ends alone', async () => {
    await open({ stuckMs: 300 });
    await text('faulty/well');
    const loop = environment.call('faulty/loop');
    expect(await text('other/well')).toBe('well');
    expect(await relay(await loop)).toEqual({ status: 546, relay: 'true', code: 'WORKER_RESOURCE_LIMIT' });
    expect(await text('faulty/well')).toBe('well');
  });

  it('by cancel ends its own calls, and is there for the next', async () => {
    await open({});
    expect(await relay(await environment.call('faulty/exit'))).toEqual({
      status: 500,
      relay: 'true',
      code: 'WORKER_ERROR',
    });
    expect(await text('faulty/well')).toBe('well');
  });

  it('by holding buffers outside its heap is ended', async () => {
    await open({ memoryMb: 48 });
    expect((await environment.call('faulty/buffers')).status).toBe(546);
    expect(await (await environment.call('faulty/held')).json()).toBe(0);
    expect(complaints()).toContain('faulty: it holds too much memory');
  });

  it('by not loading is distinguished, not retried at every call, and retried later', async () => {
    environment = await openEnvironment({ late: 'throw new Error("not yet")' }, { limits: { retryMs: 60_000 } });
    const boot = { status: 503, relay: 'true', code: 'BOOT_ERROR' };
    expect(await relay(await environment.call('late'))).toEqual(boot);
    await environment.write('late', 'export default () => new Response("here")');
    expect(await relay(await environment.call('late'))).toEqual(boot);
    expect(complaints()).toHaveLength(1);
    await environment.close();
    environment = await openEnvironment({ late: 'throw new Error("not yet")' }, { limits: { retryMs: 0 } });
    expect(await relay(await environment.call('late'))).toEqual(boot);
    await environment.write('late', 'export default () => new Response("here")');
    expect(await text('late')).toBe('here');
  });

  it.each(['export const nothing = 1', 'export default 7', 'Deno.serve()', 'import "./missing.ts"', 'not a module('])(
    'by being %j does not start',
    async (source) => {
      environment = await openEnvironment({ odd: source });
      expect((await environment.call('odd')).status).toBe(503);
    },
  );
});

describe('calls of one function', () => {
  it('are refused above the limit, and taken again when one has ended', async () => {
    await open({ concurrency: 2 });
    const first = await environment.call('faulty/drip');
    const second = await environment.call('faulty/drip');
    const busy = { status: 429, relay: 'true', code: 'TOO_MANY_CALLS' };
    expect(await relay(await environment.call('faulty/well'))).toEqual(busy);
    expect(await text('other/well')).toBe('well');
    await first.body?.cancel();
    await expect.poll(() => text('faulty/well')).toBe('well');
    const reader = second.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(1);
    await reader?.cancel();
  });

  it('end when their caller leaves before the answer', async () => {
    await open({ concurrency: 1 });
    await text('faulty/well');
    const cancel = new AbortController();
    const waiting = environment.call('faulty/patient', {
      signal: cancel.signal,
      headers: { apikey: environment.keys.secretKey },
    });
    waiting.catch(() => {});
    await expect.poll(async () => (await environment.call('faulty/well')).status).toBe(429);
    cancel.abort();
    await expect.poll(async () => (await environment.call('faulty/well')).status).toBe(200);
  });
});

describe('the body of a request', () => {
  const headers = () => ({ apikey: environment.keys.secretKey });

  it('is refused above the limit, announced or not', async () => {
    await open({ requestBytes: 1_000 });
    const announced = await environment.call('faulty/read', { method: 'POST', body: new Uint8Array(1_001) });
    expect(announced.status).toBe(413);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(600));
        controller.enqueue(new Uint8Array(600));
        controller.close();
      },
    });
    const streamed = await environment.call('faulty/read', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(streamed.status).toBe(413);
    const whole = await environment.call('faulty/read', { method: 'POST', body: new Uint8Array(1_000) });
    expect(await whole.text()).toBe('1000');
  });

  it('need not be read', async () => {
    await open({});
    const body = new Uint8Array(5 * 1024 * 1024);
    for (let again = 0; again < 3; again += 1) {
      const response = await environment.call('faulty/ignore', { method: 'POST', body });
      expect(await response.text()).toBe('not read');
    }
  });

  it('that does not come costs its sender the call and nobody else anything', async () => {
    await open({ firstByteMs: 1_000 });
    await text('faulty/held');
    const late = new Promise<number>((resolve, reject) => {
      const outgoing = request(`${environment.url}/functions/v1/faulty/read`, {
        method: 'POST',
        headers: { ...headers(), 'content-length': '10' },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        outgoing.destroy();
      });
      outgoing.write('a');
    });
    expect(await late).toBe(408);
    expect(complaints()).toEqual([]);
  });
});

describe('closing', () => {
  it('lets a call end and takes no new one', async () => {
    await open({});
    const outgoing = request(`${environment.url}/functions/v1/faulty/mirror`, {
      method: 'POST',
      headers: { apikey: environment.keys.secretKey },
    });
    outgoing.write('one ');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const stopped = environment.stop();
    expect((await environment.call('faulty/well')).status).toBe(503);
    outgoing.end('two');
    const heard: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) heard.push(chunk);
    expect(Buffer.concat(heard).toString()).toBe('one two');
    await stopped;
  });
});

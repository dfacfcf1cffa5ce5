import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from './composition.ts';
import { readConfiguration } from './startup/configuration.ts';

let root: string;
let server: RunningServer;
let collector: Server;
const order: string[] = [];
const spans: OtlpSpan[] = [];

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
}

/** A collector of OpenTelemetry as far as the server knows it. */
async function startCollector(): Promise<string> {
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };
    const isAsked = request.method === 'POST' && request.url === '/v1/traces' && request.headers['x-team'] === 'f';
    if (isAsked) for (const { scopeSpans } of body.resourceSpans) spans.push(...scopeSpans.flatMap((one) => one.spans));
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liesse-composition-'));
  const project = resolve(import.meta.dirname, '../../..');
  await symlink(join(project, 'supabase'), join(root, 'supabase'));
  await writeBuild(join(root, 'apps/web/dist'));
  await copyPreparedCluster(join(root, 'data'), { project, seed: true });
  const port = await freePort();
  const read = readConfiguration({
    DATA_DIR: join(root, 'data'),
    PORT: String(port),
    DEMO: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(),
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=f',
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const firstPage = untilAnswered(`http://127.0.0.1:${port}/home`).then(() => order.push('first page'));
  server = await startServer({
    configuration: read.configuration,
    root,
    log: ({ kind }) => kind === 'demonstration.furnished' && order.push(kind),
    onFatal: () => {},
    signal: new AbortController().signal,
  });
  await firstPage;
});

async function untilAnswered(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))?.ok) await delay(20);
}

afterAll(async () => {
  await server?.stop();
  collector?.close();
  await rm(root, { recursive: true, force: true });
});

/** The smallest build that the server accepts: its one static page is the name of the site. */
async function writeBuild(dist: string): Promise<void> {
  await mkdir(join(dist, 'server'), { recursive: true });
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await writeFile(
    join(dist, 'server/entry-server.js'),
    `export const forgetSettings = () => {};
     export const render = async ({ site }) =>
       ({ kind: 'page', status: 200, html: site.name, isPrivate: false, scripts: { kind: 'hash', hash: 'sha256-x' } });`,
  );
  await writeFile(join(dist, 'client/.vite/manifest.json'), '{}');
}

describe('the composed server', () => {
  it('answers with pages once the pictures of the demonstration are stored', () => {
    expect(order).toEqual(['demonstration.furnished', 'first page']);
  });

  it('shows the figures of its connection pool on /metrics', async () => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^liesse_pool_connections\{state="total"\} [1-9]\d*$/m);
    expect(text).toMatch(/^liesse_pool_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^liesse_pool_connections\{state="waiting"\} 0$/m);
  });

  it('exports a request and its statements in the trace of the browser', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { publishableKey } = await readKeys();
    const answer = await fetch(`${server.url}/rest/v1/partners?select=id&limit=1`, {
      headers: { apikey: publishableKey, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    expect([answer.status, answer.headers.get('x-trace-id')]).toEqual([200, null]);
    const traced = () => spans.filter((span) => span.traceId === traceId);
    await vi.waitFor(() => expect(traced().length).toBeGreaterThanOrEqual(3), { timeout: 10_000, interval: 50 });
    const request = traced().find(({ kind }) => kind === 2);
    expect(request).toMatchObject({ name: 'GET /rest/v1/partners', parentSpanId: '00f067aa0ba902b7' });
    const statements = traced().filter(({ kind }) => kind === 3);
    expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual(statements.map(() => request?.spanId));
    expect(statements.map(({ name }) => name)).toContain('enter_caller');
  });

  it('names the trace in the answer of a failed request, and continues it in requests of its own', async () => {
    const traceId = 'a3ce929d0e0e47364bf92f3577b34da6';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const refused = await fetch(`${server.url}/rest/v1/partners`, { headers });
    expect([refused.status, refused.headers.get('x-trace-id')]).toEqual([401, traceId]);
    // The sitemap counts rows by a request of the server to itself.
    expect((await fetch(`${server.url}/sitemap.xml`, { headers })).status).toBe(200);
    const own = () => spans.filter((span) => span.traceId === traceId && /^HEAD .rest.v1/.test(span.name));
    const page = () => spans.find((span) => span.traceId === traceId && span.name === 'GET site');
    await vi.waitFor(() => expect(own().map(({ parentSpanId }) => parentSpanId)).toContain(page()?.spanId ?? ''), {
      timeout: 10_000,
      interval: 50,
    });
  });

  it('exports a job, without the address of the mail, in the trace of the request that caused it', async () => {
    const traceId = '0e0e47364bf92f3577b34da6a3ce929d';
    const { publishableKey } = await readKeys();
    const answer = await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: publishableKey, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      body: JSON.stringify({ email: 'client@demo.liesse.example' }),
    });
    expect(answer.status).toBe(200);
    const find = (name: string) => spans.find((span) => span.traceId === traceId && span.name === name);
    await vi.waitFor(() => expect(find('job deliver_message')).toBeDefined(), { timeout: 10_000, interval: 50 });
    expect(find('job deliver_message')).toMatchObject({ kind: 5, parentSpanId: find('POST /auth/v1/recover')?.spanId });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === find('job deliver_message')?.spanId);
    expect(statements.map(({ kind }) => kind)).toContain(3);
    expect(JSON.stringify(spans)).not.toContain('demo.liesse.example');
  });

  // The first call starts a thread and loads the client of the platform in it.
  it('exports a function and what it asks of the platform in the trace of its caller', async () => {
    const traceId = 'a6a3ce929d0e0e47364bf92f3577b34d';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await fetch(`${server.url}/functions/v1/planning-calendar?token=${'a'.repeat(43)}`, { headers });
    const own = () => spans.filter((span) => span.traceId === traceId);
    await vi.waitFor(() => expect(own().filter(({ kind }) => kind === 2)).toHaveLength(2), {
      timeout: 30_000,
      interval: 50,
    });
    const call = own().find(({ name }) => name === 'function planning-calendar');
    const asked = own().find(({ name }) => name.startsWith('POST /rest/v1/rpc/'));
    expect(call?.parentSpanId).toBe(
      own().find(({ name }) => name.endsWith(' /functions/v1/planning-calendar'))?.spanId,
    );
    expect(asked?.parentSpanId).toBe(call?.spanId);
  }, 60_000);

  it('exports the opening of a socket, and each of its joins with its statements in a trace of its own', async () => {
    const { publishableKey } = await readKeys();
    const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${publishableKey}`;
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const changes = [{ event: '*', schema: 'public', table: 'partners' }];
    socket.send(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', { config: { postgres_changes: changes } }]));
    await once(socket, 'message');
    socket.close();
    const find = (name: string) => spans.find((span) => span.name === name);
    await vi.waitFor(() => expect(find('frame phx_join')).toBeDefined(), { timeout: 10_000, interval: 50 });
    expect(find('UPGRADE /realtime/v1/websocket')?.traceId).not.toBe(find('frame phx_join')?.traceId);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === find('frame phx_join')?.spanId);
    expect(statements.map(({ kind }) => kind)).toContain(3);
  });

  it('[AREA-A4] shows a new name of the site on pages, feeds and the manifest within a second', async () => {
    const { secretKey } = await readKeys();
    const shown = async () => {
      const read = async (path: string) => (await fetch(server.url + path)).text();
      const [page, feed, manifest] = await Promise.all(['/home', '/blog/rss.xml', '/site.webmanifest'].map(read));
      return { page, feed: /<title>(.*?)<\/title>/.exec(feed ?? '')?.[1], manifest: JSON.parse(manifest ?? '').name };
    };
    expect(await shown()).toMatchObject({ page: 'Liesse', manifest: 'Liesse', feed: expect.stringMatching(/Liesse$/) });
    const saved = await fetch(`${server.url}/rest/v1/site_settings?key=eq.identity`, {
      method: 'PATCH',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ value: { name: 'Maison Aubépine', logo: null } }),
    });
    expect(saved.status).toBe(204);
    await vi.waitFor(
      async () =>
        expect(await shown()).toMatchObject({
          page: 'Maison Aubépine',
          manifest: 'Maison Aubépine',
          feed: expect.stringMatching(/Maison Aubépine$/),
        }),
      { timeout: 1_000, interval: 20 },
    );
  });
});

async function readKeys(): Promise<{ publishableKey: string; secretKey: string }> {
  return JSON.parse(await readFile(join(root, 'data/keys.json'), 'utf8'));
}

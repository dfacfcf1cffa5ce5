// Slow and endless clients at the HTTP host, on raw sockets. The host's own limits, with a clock that runs 25 times
// faster: the time limits that the host gives to node:http are divided, nothing else changes.
import { once } from 'node:events';
import type { Server, ServerOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Cors } from '@liesse/platform/http/cors.ts';
import { createHttpServer, type HttpServer } from '@liesse/platform/http/server.ts';
import type { HttpResponse } from '@liesse/platform/http/types.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const FASTER = 25;
// Made once: a server that makes it for each request keeps the others waiting.
const flood = Buffer.alloc(64 * 1024 * 1024, 'x');

// Reports when the host closes a connection, named by the client's port.
const released = vi.hoisted(() => new EventTarget());

vi.mock('node:http', async (original) => {
  const http = await original<typeof import('node:http')>();
  return {
    ...http,
    createServer: (options: ServerOptions, listener: (...args: never[]) => void): Server => {
      const { headersTimeout = 0, requestTimeout = 0, connectionsCheckingInterval = 0 } = options;
      const server = http.createServer(
        {
          ...options,
          headersTimeout: headersTimeout / FASTER,
          requestTimeout: requestTimeout / FASTER,
          connectionsCheckingInterval: connectionsCheckingInterval / FASTER,
        },
        listener as Parameters<typeof http.createServer>[1],
      );
      const setTimeout = server.setTimeout.bind(server);
      server.setTimeout = ((ms: number) => setTimeout(ms / FASTER)) as typeof server.setTimeout;
      server.on('connection', (socket: Socket) => {
        const name = String(socket.remotePort);
        socket.on('close', () => released.dispatchEvent(new Event(name)));
      });
      return server;
    },
  };
});

describe('the HTTP host', () => {
  let host: HttpServer;
  let port = 0;

  beforeAll(async () => {
    host = createHttpServer({
      routes: [
        {
          prefix: '/echo',
          service: 'echo',
          handle: async (request) => answer(String((await request.readBody()).length)),
        },
        { prefix: '/flood', service: 'flood', handle: () => answer(flood) },
      ],
      fallback: { service: 'none', handle: () => answer('quick') },
      cors: new Cors([]),
      observe: () => {},
      bodyTimeoutMs: 60_000 / FASTER,
    });
    port = Number(new URL(await host.listen('127.0.0.1', 0)).port);
  });
  afterAll(() => host.drain(100));

  it('F129 a client that never ends its headers is shed, and others are served meanwhile', async () => {
    const crawler = open(port);
    crawler.socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    const drip = setInterval(() => crawler.socket.write('x-a: b\r\n'), 100);
    expect(await quick(port)).toContain('200 OK');
    await crawler.closed;
    clearInterval(drip);
    expect(crawler.received()).not.toContain('200 OK');
  });

  it('F129 a client that never ends its body is shed, and others are served meanwhile', async () => {
    const crawler = open(port);
    crawler.socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n');
    const drip = setInterval(() => crawler.socket.write('x'), 20);
    expect(await quick(port)).toContain('200 OK');
    await crawler.closed;
    clearInterval(drip);
    expect(crawler.received()).not.toContain('200 OK');
  });

  it('F129 a client that never reads its answer is shed, and others are served meanwhile', async () => {
    const sleeper = open(port);
    sleeper.socket.pause();
    await once(sleeper.socket, 'connect');
    const shed = once(released, String(sleeper.socket.localPort));
    sleeper.socket.write('GET /flood HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await quick(port)).toContain('200 OK');
    await shed;
    // Bytes in transit may arrive; the whole answer must not.
    sleeper.socket.resume();
    await sleeper.closed;
    expect(sleeper.received().length).toBeLessThan(flood.length);
  });

  it('F129 a client that says nothing is shed', async () => {
    const mute = open(port);
    await mute.closed;
    expect(mute.received()).not.toContain('200 OK');
  });

  it.each([
    'a'.repeat(40_000),
    `x: ${'y'.repeat(40_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nbad header\r\n\r\n',
    '\u0000\u0001\u0002',
  ])('bytes that are no request get a plain refusal', async (bytes) => {
    const client = open(port);
    client.socket.write(bytes.startsWith('x: ') ? `GET / HTTP/1.1\r\nhost: x\r\n${bytes}` : bytes);
    await client.closed;
    expect(client.received()).toMatch(/^(?:HTTP\/1\.1 4\d\d [^]*)?$/);
    expect(client.received()).not.toMatch(/node|stack|Error:/);
  });

  it('two lengths, or a length and chunks, are refused', async () => {
    for (const smuggled of [
      'content-length: 5\r\ncontent-length: 6\r\n\r\nhello',
      'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      'content-length: -5\r\n\r\nhello',
      'content-length: 5, 5\r\n\r\nhello',
    ]) {
      const client = open(port);
      client.socket.write(`POST /echo HTTP/1.1\r\nhost: x\r\n${smuggled}`);
      await client.closed;
      expect(client.received()).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

const answer = (body: string | Uint8Array): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body,
});

type Client = { socket: Socket; closed: Promise<void>; received(): string };

function open(port: number): Client {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A reset also counts as closed.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return { socket, closed, received: () => Buffer.concat(chunks).toString('latin1') };
}

async function quick(port: number): Promise<string> {
  const client = open(port);
  client.socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await client.closed;
  return client.received();
}

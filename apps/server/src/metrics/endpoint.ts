// Where the figures may be read: on the main port from this machine only, judged by the socket's address and by nothing a client can
// write; on a port of their own wherever the operator lets it listen.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import { isLoopbackAddress } from '#server/startup/loopback.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** `/metrics` on the main port. Strangers see what any unknown path gives, so they learn nothing: undefined means "not yours". */
export function answerMetrics(request: HttpRequest, render: () => string): HttpResponse | undefined {
  if (!isLoopbackAddress(request.remoteAddress) || request.method !== 'GET') return undefined;
  return { status: 200, headers: { 'content-type': TYPE, 'cache-control': 'no-store' }, body: render() };
}

/** Serves the figures on a port of their own: behind a proxy every client of the main port looks local. */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  render: () => string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': TYPE, 'cache-control': 'no-store' });
    response.end(isAsked ? render() : '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // A connection that could not be accepted ends nothing.
  server.on('error', () => {});
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

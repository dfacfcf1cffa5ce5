// The HTTP host: plain node:http, one router by prefix, limits, and a drain that loses no request.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf, type Observe } from '#platform/observation.ts';
import { isUnavailable } from '#platform/postgres/database-faults.ts';
import { epochOf, inSpan, isRecorded, routeOf, type Tracing } from '#platform/tracing/span.ts';
import { continueTrace, runInTrace, type TraceContext } from '#platform/tracing/trace-context.ts';
import { readBody } from './body.ts';
import { acceptedEncoding, compress } from './compression.ts';
import type { Cors } from './cors.ts';
import { HttpError, overloaded } from './errors.ts';
import { NETWORK_HEADER, networkOf } from './network.ts';
import type { HttpRequest, HttpResponse, Service } from './types.ts';

export interface HttpServerOptions {
  /** The longest matching prefix answers. */
  routes: Array<{ prefix: string } & Service>;
  fallback: Service;
  cors: Cors;
  observe: Observe;
  /** The number of the operator's proxies. The client's address is the one that the first of them saw. */
  trustedProxies?: number | undefined;
  /** How long a body that is held in memory may take to arrive. */
  bodyTimeoutMs?: number | undefined;
  /** Who receives the spans of requests. */
  tracing?: Tracing | undefined;
}

export interface HttpServer {
  /** Replaces what answers, once it is there. */
  serve(services: Pick<HttpServerOptions, 'routes' | 'fallback'>): void;
  listen(host: string, port: number): Promise<string>;
  /** Stops accepting, lets open requests end, then closes. */
  drain(timeoutMs: number): Promise<void>;
}

/** Answers of the API are personal data: no cache stores them and no browser guesses another type. */
const API_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** As nginx counts them: nobody reads this answer. */
const CLIENT_LEFT = 499;

/** Each open connection may hold an answer that its reader does not take. */
const MAX_CONNECTIONS = 10_000;
const MAX_OPEN = 2_000;
const DEFAULT_BODY_LIMIT = 1024 * 1024;
const BODY_TIMEOUT_MS = 60_000;
/** A shorter answer is sent faster without compression. */
const MIN_COMPRESSED_BYTES = 32 * 1024;
const COMPRESSIBLE = /^(?:application\/(?:[\w.-]+\+)?json|text\/csv)\b/;

const CLIENT_ERRORS = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const host = new Host(options);
  return {
    serve: (services) => host.serve(services),
    listen: (name, port) => host.listen(name, port),
    drain: (timeoutMs) => host.drain(timeoutMs),
  };
}

class Host {
  readonly #options: HttpServerOptions;
  readonly #server: Server;
  #routes: HttpServerOptions['routes'] = [];
  #fallback: Service;
  #open = 0;
  #draining = false;

  constructor(options: HttpServerOptions) {
    this.#options = options;
    this.#fallback = options.fallback;
    this.serve(options);
    this.#server = createServer(
      {
        maxHeaderSize: 32 * 1024,
        headersTimeout: 15_000,
        // Long enough for a film over a slow line: who reads a body bounds the silence within it.
        requestTimeout: 30 * 60_000,
        keepAliveTimeout: 65_000,
        connectionsCheckingInterval: 5_000,
      },
      (request, response) => {
        const trace = continueTrace(request.headers['traceparent']);
        void runInTrace(trace, () => this.#serve(request, response, trace));
      },
    );
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const status = CLIENT_ERRORS.get(error.code ?? '') ?? '400 Bad Request';
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    });
    // A reader that takes nothing for this long is let go.
    this.#server.setTimeout(120_000);
  }

  serve({ routes, fallback }: Pick<HttpServerOptions, 'routes' | 'fallback'>): void {
    this.#routes = routes.toSorted((a, b) => b.prefix.length - a.prefix.length);
    this.#fallback = fallback;
  }

  async listen(host: string, port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    // Such as no descriptor left for one more connection: those that are open go on.
    this.#server.on('error', (error) =>
      this.#options.observe({ kind: 'request.failed', service: 'http', method: '', message: error.message }),
    );
    const { port: actual } = this.#server.address() as AddressInfo;
    return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
  }

  async drain(timeoutMs: number): Promise<void> {
    this.#draining = true;
    this.#options.observe({ kind: 'server.draining', open: this.#open });
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const timer = setTimeout(() => this.#server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(timer);
  }

  async #serve(raw: IncomingMessage, response: ServerResponse, trace: TraceContext): Promise<void> {
    const started = performance.now();
    const request = toRequest(raw, response, this.#options);
    const service = this.#route(request.path);
    this.#open += 1;
    let body: HttpResponse['body'];
    try {
      const answer = await this.#answer(service, request);
      body = answer.body;
      if (service !== this.#fallback) {
        await compressAnswer(answer, request);
        answer.headers = apiHeaders(answer, this.#options.cors.headers(request));
      }
      if (answer.status >= 400) answer.headers = { ...answer.headers, 'x-trace-id': trace.traceId };
      // What was interrupted because the client left is no error of the server.
      if (response.destroyed) answer.status = CLIENT_LEFT;
      const bytes = response.destroyed ? 0 : await this.#write(raw, response, answer);
      const ms = performance.now() - started;
      const { status } = answer;
      this.#options.observe({
        kind: 'request.answered',
        service: service.service,
        method: request.method,
        status,
        ms,
        bytes,
      });
      this.#record(trace, { service: service.service, request, status, started, ms });
    } catch (error) {
      // The answer had begun, or its stream broke: nothing true can be said on this connection any more.
      response.destroy();
      const message = messageOf(error);
      this.#options.observe({ kind: 'request.failed', service: service.service, method: request.method, message });
    } finally {
      this.#open -= 1;
      // A client that left before the answer began leaves a stream that nobody reads. Its file has to be closed: a handle that is
      // garbage collected while open ends the process.
      if (body instanceof Readable) body.destroy();
    }
  }

  #record(trace: TraceContext, answered: AnsweredRequest): void {
    const { tracing } = this.#options;
    if (tracing === undefined || !isRecorded(trace, tracing)) return;
    const { service, request, status, started, ms } = answered;
    const route = routeOf(request.path);
    tracing.record({
      ...trace,
      kind: 'server',
      name: `${request.method} ${route ?? service}`,
      startedAt: epochOf(started),
      ms,
      isError: status >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.response.status_code': status,
        'liesse.service': service,
        ...(route !== null && { 'http.route': route }),
      },
    });
  }

  async #upgrade(raw: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const request = toRequest(raw, null, this.#options);
    const service = this.#route(request.path);
    const { upgrade } = service;
    try {
      if (upgrade && !this.#draining) {
        const route = routeOf(request.path);
        const attributes = { 'liesse.service': service.service, ...(route !== null && { 'http.route': route }) };
        const span = { kind: 'server', name: `UPGRADE ${route ?? service.service}`, attributes } as const;
        const trace = continueTrace(raw.headers['traceparent']);
        return await inSpan(this.#options.tracing, trace, span, () => upgrade(request, socket, head));
      }
      const status = this.#draining ? '503 Service Unavailable' : '426 Upgrade Required';
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    } catch (error) {
      socket.destroy();
      const message = messageOf(error);
      this.#options.observe({ kind: 'request.failed', service: service.service, method: 'UPGRADE', message });
    }
  }

  #route(path: string): Service {
    const found = this.#routes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    return found ?? this.#fallback;
  }

  async #answer(service: Service, request: HttpRequest): Promise<HttpResponse> {
    if (service !== this.#fallback) {
      const preflight = this.#options.cors.preflight(request);
      if (preflight) return preflight;
    }
    try {
      if (this.#open > MAX_OPEN) throw overloaded();
      return await service.handle(request);
    } catch (error) {
      if (error instanceof HttpError) return plainError(error);
      if (isUnavailable(error)) return plainError(overloaded());
      const message = messageOf(error);
      this.#options.observe({ kind: 'request.failed', service: service.service, method: request.method, message });
      return plainError(new HttpError(500, 'Internal error'));
    }
  }

  async #write(raw: IncomingMessage, response: ServerResponse, answer: HttpResponse): Promise<number> {
    const { headers, body } = answer;
    if (this.#draining) headers.connection = 'close';
    if (body instanceof Readable) {
      response.writeHead(answer.status, headers);
      if (raw.method === 'HEAD') response.end();
      else await pipeline(body, response);
      return 0;
    }
    const bytes = body ? (typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength) : 0;
    if (answer.status !== 204 && answer.status !== 304) headers['content-length'] = String(bytes);
    response.writeHead(answer.status, headers);
    response.end(raw.method === 'HEAD' ? undefined : (body ?? undefined));
    return bytes;
  }
}

interface AnsweredRequest {
  service: string;
  request: HttpRequest;
  status: number;
  started: number;
  ms: number;
}

/** A long list is data of few different words. Who asks with a token of their own is not made to ask by others, so that its length
 * tells nobody what is in it. */
async function compressAnswer(answer: HttpResponse, { method, headers }: HttpRequest): Promise<void> {
  const { body } = answer;
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return;
  if (body.length < MIN_COMPRESSED_BYTES || method === 'HEAD' || answer.headers['content-encoding'] !== undefined)
    return;
  if (!COMPRESSIBLE.test(String(answer.headers['content-type'] ?? ''))) return;
  const encoding = acceptedEncoding(headers['accept-encoding'], { br: true, gzip: true });
  answer.headers = { ...answer.headers, vary: [answer.headers['vary'] ?? [], 'accept-encoding'].flat() };
  if (encoding === undefined) return;
  answer.body = await compress(body, encoding);
  answer.headers['content-encoding'] = encoding;
}

/** An answer may vary by more than the origin. */
function apiHeaders({ headers }: HttpResponse, cors: Record<string, string>): HttpResponse['headers'] {
  const vary = [headers.vary, cors.vary].flat().filter((name) => name !== undefined);
  // A function that says itself who may read its answer is not contradicted.
  const added = headers['access-control-allow-origin'] === undefined ? cors : {};
  return { ...API_HEADERS, ...headers, ...added, ...(vary.length > 0 ? { vary: vary.join(', ') } : {}) };
}

function plainError(error: HttpError): HttpResponse {
  return {
    status: error.status,
    headers: { ...error.headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ message: error.message }),
  };
}

/** Each proxy appends the address it was called from. Anything before these addresses was written by the client. */
function clientAddress(raw: IncomingMessage, trustedProxies: number): string {
  const direct = raw.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(raw.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const address = forwarded.at(-trustedProxies) ?? '';
  return isIP(address) === 0 ? direct : address;
}

/** Without a response the connection has become a socket, and its own end is the end. */
function toRequest(raw: IncomingMessage, response: ServerResponse | null, options: HttpServerOptions): HttpRequest {
  const target = raw.url ?? '/';
  const mark = target.indexOf('?');
  let controller: AbortController | null = null;
  const remoteAddress = clientAddress(raw, options.trustedProxies ?? 0);
  // SQL and functions count attempts by this header, so every service gets the server's own value, never the client's.
  raw.headers[NETWORK_HEADER] = networkOf(remoteAddress);
  return {
    method: raw.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    headers: raw.headers,
    remoteAddress,
    // Made only for those who look: most requests never do.
    get signal() {
      if (controller === null) {
        const made = new AbortController();
        controller = made;
        // The request's own close also means that its body was read; only an answer cut short means nobody waits.
        if (response) response.on('close', () => response.writableFinished || made.abort());
        else raw.socket.on('close', () => made.abort());
      }
      return controller.signal;
    },
    readBody: (limit = DEFAULT_BODY_LIMIT) => readBody(raw, limit, options.bodyTimeoutMs ?? BODY_TIMEOUT_MS),
    raw,
  };
}

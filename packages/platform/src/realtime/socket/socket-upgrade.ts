// GET /realtime/v1/websocket: checks origin, key and version before the connection is upgraded to a socket.
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { HttpRequest } from '#platform/http/types.ts';
import type { RealtimeContext } from '#platform/realtime/context.ts';
import type { Version } from './frame.ts';
import { isVersion } from './protocol.ts';
import { SocketSession } from './socket-session.ts';

export interface UpgradeOptions {
  context: RealtimeContext;
  /** Where the service is mounted, such as /realtime/v1. */
  root: string;
  origins: readonly string[];
}

type Admission = { ok: true; identity: Identity; version: Version } | { ok: false; status: string; message: string };

const CLOSED_MS = 2_000;

export class SocketUpgrade {
  readonly sessions = new Set<SocketSession>();
  readonly #context: RealtimeContext;
  readonly #path: string;
  readonly #origins: ReadonlySet<string>;
  readonly #server: WebSocketServer;
  #isClosed = false;

  constructor({ context, root, origins }: UpgradeOptions) {
    this.#context = context;
    this.#path = `${root}/websocket`;
    this.#origins = new Set(origins);
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: context.limits.frameBytes,
      perMessageDeflate: false,
    });
    this.#server.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request', 'This is no web socket'));
  }

  async upgrade(request: HttpRequest, socket: Duplex, head: Buffer): Promise<void> {
    const admission = await this.#admit(request);
    if (!admission.ok) return refuse(socket, admission.status, admission.message);
    if (socket.destroyed) return;
    const { identity, version } = admission;
    this.#server.handleUpgrade(request.raw, socket, head, (ws) => {
      if (this.#isClosed) return ws.close(1012, 'server restarting');
      // Refused after the handshake: a browser shows its page no other reason than that of a close.
      const refused = this.#context.shares.refusalOf(request.remoteAddress);
      if (refused) {
        ws.close(refused.code, refused.reason);
        setTimeout(() => ws.terminate(), CLOSED_MS).unref();
        return;
      }
      const session = new SocketSession(this.#context, {
        socket: ws,
        version,
        identity,
        remote: request.remoteAddress,
        onEnd: (ended) => this.sessions.delete(ended),
      });
      this.sessions.add(session);
    });
  }

  /** Looks at every socket: some are silent, some do not read. */
  inspect(): void {
    for (const session of this.sessions) session.inspect();
  }

  /** Closes every socket with a reason and gives the clients a moment to answer. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const session of this.sessions) session.close(1012, 'server restarting');
    const deadline = performance.now() + CLOSED_MS;
    while (this.sessions.size > 0 && performance.now() < deadline) {
      await new Promise<void>((resolve) => setTimeout(resolve, 20));
    }
    for (const session of this.sessions) session.terminate();
  }

  #mayConnect(origin: string): boolean {
    return this.#origins.has('*') || this.#origins.has(origin);
  }

  async #admit(request: HttpRequest): Promise<Admission> {
    if (request.path !== this.#path && request.path !== `${this.#path}/`) return no('404 Not Found', 'Not found');
    const { origin } = request.headers;
    if (origin !== undefined && !this.#mayConnect(origin)) return no('403 Forbidden', 'This origin may not connect');
    if (this.#isClosed) return no('503 Service Unavailable', 'The server is restarting');
    if (this.sessions.size >= this.#context.limits.sockets)
      return no('503 Service Unavailable', 'Too many connections');
    const query = new URLSearchParams(request.query);
    const version = query.get('vsn') ?? '1.0.0';
    if (!isVersion(version)) return no('400 Bad Request', 'Unsupported serializer version');
    return identify(this.#context.callers, request, query, version);
  }
}

async function identify(
  callers: CallerReader,
  { headers }: HttpRequest,
  query: URLSearchParams,
  version: Version,
): Promise<Admission> {
  const caller = await callers.read(headers, query.get('apikey'));
  if (caller.ok) return { ok: true, identity: caller.identity, version };
  const message = caller.reason === 'no-key' ? 'No API key found in request' : 'Invalid API key';
  return no(caller.reason === 'no-key' ? '401 Unauthorized' : '403 Forbidden', message);
}

const no = (status: string, message: string): Admission => ({ ok: false, status, message });

function refuse(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

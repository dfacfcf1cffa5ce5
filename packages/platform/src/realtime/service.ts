// /realtime/v1: the socket and the broadcasts over HTTP.
import type pg from 'pg';
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import type { Service } from '#platform/http/types.ts';
import type { Observe } from '#platform/observation.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import { createChangeFeed } from './changes/feed.ts';
import { BroadcastHandler } from './channels/http-handler.ts';
import { RealtimeEngine } from './engine.ts';
import type { Limits } from './limits.ts';
import { SocketUpgrade } from './socket/socket-upgrade.ts';

export interface RealtimeServiceOptions {
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  /** For connections that listen. */
  admin: pg.ClientConfig;
  callers: CallerReader;
  root: string;
  /** Pages that may open a socket. */
  origins: readonly string[];
  now: () => Date;
  observe: Observe;
  tracing?: Tracing | undefined;
  limits?: Partial<Limits> | undefined;
}

export function createRealtimeService(options: RealtimeServiceOptions): Service {
  const { pool, system, admin, now, observe, tracing, root, origins } = options;
  const feed = createChangeFeed({ pool, system, admin, now, observe, tracing });
  const engine = new RealtimeEngine({ ...options, feed });
  const sockets = new SocketUpgrade({ context: engine.context, root, origins });
  const http = new BroadcastHandler(engine.context, root);
  return {
    service: 'realtime',
    handle: (request) => http.handle(request),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    open: async () => {
      await feed.open();
      await engine.open(() => sockets.inspect());
    },
    close: async () => {
      await sockets.close();
      await engine.close();
      await feed.close();
    },
  };
}

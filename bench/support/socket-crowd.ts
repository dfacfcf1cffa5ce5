// Many sockets in a process of their own: joins a channel for each token, answers for itself every 25 seconds, and reports
// how long each change took from the instant written in its row.
import { WebSocket } from 'ws';

export interface CrowdOrder {
  url: string;
  key: string;
  table: string;
  tokens: string[];
  /** The kind of change that is followed; new rows otherwise. */
  event?: 'INSERT' | 'UPDATE';
  /** The filter of each token; none otherwise. */
  filters?: string[];
}

export type CrowdReport = { kind: 'joined'; count: number } | { kind: 'latencies'; values: number[] };

const HEARTBEAT_MS = 25_000;
const JOINS_AT_ONCE = 50;

const latencies: number[] = [];

process.on('message', (order: CrowdOrder | 'report-latencies') => {
  if (order === 'report-latencies') report({ kind: 'latencies', values: latencies.splice(0) });
  else void gather(order);
});

async function gather(order: CrowdOrder): Promise<void> {
  const waiting = [...order.tokens.entries()];
  const joinNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await join(order, next[1], next[0]);
  };
  await Promise.all(Array.from({ length: JOINS_AT_ONCE }, joinNext));
  report({ kind: 'joined', count: order.tokens.length });
}

/** Resolves once the server says that changes are followed. */
function join(
  { url, key, table, event = 'INSERT', filters }: CrowdOrder,
  token: string,
  number: number,
): Promise<void> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`;
  const socket = new WebSocket(address);
  const topic = `realtime:bench-${number}`;
  const send = (to: string, kind: string, payload: object) =>
    socket.send(JSON.stringify({ topic: to, event: kind, payload, ref: '1', join_ref: '1' }));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      throw new Error(`a socket was closed: ${code} ${reason.toString()}`);
    });
    socket.on('open', () => {
      const changes = [{ event, schema: 'public', table, filter: filters?.[number] }];
      send(topic, 'phx_join', { config: { postgres_changes: changes }, access_token: token });
      const beat = () => send('phoenix', 'heartbeat', {});
      setTimeout(() => setInterval(beat, HEARTBEAT_MS), Math.random() * HEARTBEAT_MS);
    });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame;
      if (frame.event === 'postgres_changes') latencies.push(Date.now() - Number(frame.payload.data?.record?.sent_at));
      if (frame.event !== 'system') return;
      if (frame.payload.status === 'ok') resolve();
      else reject(new Error(JSON.stringify(frame.payload)));
    });
  });
}

interface Frame {
  event: string;
  payload: { status?: string; data?: { record?: { sent_at?: number } } };
}

function report(message: CrowdReport): void {
  process.send?.(message);
}

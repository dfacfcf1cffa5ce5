// Changes, broadcasts and presence between processes, while many sockets are open on each.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { readFrame } from '#tests/conformance/realtime/wire.ts';
import { describeUse, processorTime } from './processor-time.ts';
import {
  ask,
  MEMBERS,
  type Member,
  milliseconds,
  type Proof,
  percentile,
  type Stage,
  signIn,
  tokenHeaders,
  WEDDING,
} from './proof.ts';

/** One socket of ten listens to the event that changes; the others listen to one that does not. */
const LISTENING_SHARE = 10;
const CHANGES = 30;
const OPENING_AT_ONCE = 25;
const LIMIT_MS = 300;

type Message = NonNullable<ReturnType<typeof readFrame>>;

export const sockets: Proof = async (stage) => {
  const { cluster, add, report } = stage;
  const token = await signIn(stage, cluster.url, 'client');
  const delays: number[] = [];
  const sent = new Map<string, number>();
  const open: Socket[] = [];
  let listening = 0;
  const began = performance.now();
  for (let index = 0; index < stage.sockets; index += OPENING_AT_ONCE) {
    const batch = Array.from({ length: Math.min(OPENING_AT_ONCE, stage.sockets - index) }, async (_, offset) => {
      const number = index + offset;
      const isListening = number % LISTENING_SHARE === 0;
      // Every third listener through nginx, and all of them in turn at the three processes.
      const member = MEMBERS[Math.floor(number / LISTENING_SHARE) % 3] ?? 1;
      const socket = await openSocket(stage, number % 30 === 0 ? cluster.url : cluster.appUrl(member));
      if (isListening) {
        listening += 1;
        socket.onMessage = ({ event, payload }) => {
          if (event !== 'postgres_changes') return;
          const id = (payload as { data: { record: { id: string } } }).data.record.id;
          const at = sent.get(id);
          if (at !== undefined) delays.push(performance.now() - at);
        };
      }
      const event = isListening ? WEDDING : randomUUID();
      await socket.join(`tasks-${number}`, {
        access_token: token,
        config: {
          postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'tasks', filter: `event_id=eq.${event}` }],
        },
      });
      open.push(socket);
    });
    await Promise.all(batch);
  }
  report(`  ${open.length} sockets joined in ${Math.round((performance.now() - began) / 1000)} s`);
  // Joined is answered before the subscription of changes is announced as ready.
  await delay(2_000);
  const beat = setInterval(() => open.forEach((socket) => socket.beat()), 20_000);
  try {
    const before = processorTime(cluster);
    const writes = await write(stage, token, sent);
    await untilCount(delays, listening * CHANGES, 30_000);
    report(`  processor time per change, ms: ${describeUse(before, processorTime(cluster), CHANGES)}`);
    const p95 = percentile(delays, 0.95);
    add({
      what: `a change written at one process, from the request to the sockets of all (${open.length} open, ${listening} listen to it)`,
      goal: `p95 < ${LIMIT_MS} ms, all arrive`,
      measured: `p50 ${milliseconds(percentile(delays, 0.5))}, p95 ${milliseconds(p95)} (until the write is answered ${milliseconds(percentile(writes, 0.5))} and ${milliseconds(percentile(writes, 0.95))}), ${delays.length} of ${listening * CHANGES}`,
      isMet: p95 < LIMIT_MS && delays.length === listening * CHANGES,
    });
    await between(stage);
  } finally {
    clearInterval(beat);
    for (const socket of open) socket.close();
  }
};

/** Answers how long each write took. */
async function write(stage: Stage, token: string, sent: Map<string, number>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < CHANGES; number += 1) {
    const id = randomUUID();
    const body = { id, event_id: WEDDING, title: `Tâche ${number}`, position: 10_000 + number };
    const began = performance.now();
    sent.set(id, began);
    const url = `${stage.cluster.appUrl(MEMBERS[number % 3] ?? 1)}/rest/v1/tasks`;
    const answer = await ask(url, { method: 'POST', headers: tokenHeaders(stage, token), body });
    if (answer.status !== 201) throw new Error(`writing a task answered ${answer.status}: ${await answer.text()}`);
    times.push(performance.now() - began);
    await delay(200);
  }
  return times;
}

/** A speaker and a listener on every pair of different processes. */
async function between(stage: Stage): Promise<void> {
  const { cluster, add } = stage;
  const broadcasts: number[] = [];
  const arrivals: number[] = [];
  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as [Member, Member][]) {
    const topic = randomUUID();
    const config = (key: string) => ({ config: { broadcast: { self: false }, presence: { key, enabled: true } } });
    const [speaker, listener] = [
      await openSocket(stage, cluster.appUrl(from)),
      await openSocket(stage, cluster.appUrl(to)),
    ];
    const heard: Message[] = [];
    listener.onMessage = (message) => heard.push(message);
    await listener.join(topic, config('listener'));
    await speaker.join(topic, config('speaker'));
    for (let number = 0; number < 20; number += 1) {
      const began = performance.now();
      speaker.push(topic, 'broadcast', { type: 'broadcast', event: `n${number}`, payload: {} });
      await until(() =>
        heard.some(
          ({ event, payload }) => event === 'broadcast' && (payload as { event: string }).event === `n${number}`,
        ),
      );
      broadcasts.push(performance.now() - began);
    }
    const began = performance.now();
    speaker.push(topic, 'presence', { type: 'presence', event: 'track', payload: { name: 'speaker' } });
    await until(() =>
      heard.some(({ event, payload }) => event === 'presence_diff' && JSON.stringify(payload).includes('"speaker"')),
    );
    arrivals.push(performance.now() - began);
    speaker.close();
    listener.close();
  }
  for (const [what, times] of [
    ['a broadcast', broadcasts],
    ['the presence of somebody', arrivals],
  ] as const) {
    const p95 = percentile(times, 0.95);
    add({
      what: `${what} from one process to another, with the same sockets open`,
      goal: `p95 < ${LIMIT_MS} ms`,
      measured: `p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(p95)}, ${times.length} times`,
      isMet: p95 < LIMIT_MS,
    });
  }
}

class Socket {
  onMessage: (message: Message) => void = () => {};
  readonly #socket: WebSocket;
  #ref = 0;
  #topics = new Map<string, string>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? readBroadcast(data as Buffer) : readFrame((data as Buffer).toString());
      if (message) this.onMessage(message);
    });
    socket.on('error', () => {});
  }

  push(topic: string, event: string, payload: unknown): string {
    const ref = String((this.#ref += 1));
    const joinRef = this.#topics.get(topic) ?? ref;
    if (event === 'phx_join') this.#topics.set(topic, ref);
    this.#socket.send(
      JSON.stringify([joinRef, ref, topic === 'phoenix' ? topic : `realtime:${topic}`, event, payload]),
    );
    return ref;
  }

  async join(topic: string, payload: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ref = this.push(topic, 'phx_join', payload);
    const next = this.onMessage;
    this.onMessage = (message) => {
      if (message.event !== 'phx_reply' || message.ref !== ref) return next(message);
      this.onMessage = next;
      const { status } = message.payload as { status: string };
      if (status === 'ok') resolve();
      else reject(new Error(`joining was answered ${JSON.stringify(message.payload)}`));
    };
    await promise;
  }

  beat(): void {
    this.push('phoenix', 'heartbeat', {});
  }

  close(): void {
    this.#socket.terminate();
  }
}

async function openSocket({ cluster }: Stage, url: string): Promise<Socket> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${cluster.keys.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const made = new Socket(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return made;
}

/** A binary frame of serializer 2.0.0 carries a broadcast: kind, lengths of topic, event and metadata, encoding, then these. */
function readBroadcast(frame: Buffer): Message | null {
  const [kind, topicLength = 0, eventLength = 0] = frame;
  if (kind !== 4) return null;
  const start = 5;
  const topic = frame.toString('utf8', start, start + topicLength);
  const event = frame.toString('utf8', start + topicLength, start + topicLength + eventLength);
  return { joinRef: null, ref: null, topic, event: 'broadcast', payload: { event } };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('no message arrived in 20 s');
    await delay(1);
  }
}

async function untilCount(list: readonly unknown[], number: number, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (list.length < number && performance.now() < deadline) await delay(50);
}

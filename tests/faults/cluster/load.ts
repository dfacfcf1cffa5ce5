// Requests that go on until they are stopped, counted by what was answered. A right answer, or 503 with Retry-After, is honest; anything
// else is not.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { ask, type Stage, secretHeaders, WEDDING } from './proof.ts';

export interface LoadRequest {
  name: string;
  send: () => Promise<Response>;
  /** Whether a successful answer is the right one. */
  judge: (answer: Response) => Promise<boolean>;
}

export interface Load {
  counts: Record<string, number>;
  /** The rows whose 201 has arrived. */
  acknowledged: Set<string>;
  total(): number;
  /** Neither right nor a request to try again later. */
  wrong(): [string, number][];
  refused(): number;
  /** When a request of this name, sent after `since`, was first answered right. */
  untilRight(name: string, since: number): Promise<number>;
  stop(): Promise<void>;
  /** Ends the requests also when the part of the proof that began them fails. */
  [Symbol.asyncDispose](): Promise<void>;
}

const PAUSE_MS = 20;
const REFUSED_PAUSE_MS = 100;
/** Far longer than anything may take. */
const PATIENCE_MS = 120_000;
const RIGHT = 'right';
const REFUSED = '503 with Retry-After';

export function startLoad(requests: readonly LoadRequest[], acknowledged: Set<string>): Load {
  const counts: Record<string, number> = {};
  const waiting: { name: string; since: number; resolve: (at: number) => void }[] = [];
  const stopping = new AbortController();
  const repeat = async ({ name, send, judge }: LoadRequest) => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const result = await send().then(
        (answer) => describe(answer, judge),
        (error: Error) => (error.name === 'TimeoutError' ? 'no answer in time' : `cut: ${causeOf(error)}`),
      );
      counts[`${name}: ${result}`] = (counts[`${name}: ${result}`] ?? 0) + 1;
      if (result === RIGHT) {
        for (const wait of waiting.splice(0)) {
          if (wait.name === name && began >= wait.since) wait.resolve(performance.now());
          else waiting.push(wait);
        }
      }
      await delay(result === RIGHT ? PAUSE_MS : REFUSED_PAUSE_MS);
    }
  };
  const all = requests.map(repeat);
  const stop = async () => {
    stopping.abort();
    await Promise.all(all);
  };
  const sum = (entries: [string, number][]) => entries.reduce((before, [, number]) => before + number, 0);
  return {
    counts,
    acknowledged,
    total: () => sum(Object.entries(counts)),
    wrong: () => Object.entries(counts).filter(([name]) => !name.endsWith(`: ${RIGHT}`) && !name.endsWith(REFUSED)),
    refused: () => sum(Object.entries(counts).filter(([name]) => name.endsWith(REFUSED))),
    untilRight: (name, since) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(reject, PATIENCE_MS, new Error(`no right answer to "${name}" in ${PATIENCE_MS} ms`));
        const resolveInTime = (at: number) => {
          clearTimeout(timer);
          resolve(at);
        };
        waiting.push({ name, since, resolve: resolveInTime });
      }),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function describe(answer: Response, judge: LoadRequest['judge']): Promise<string> {
  if (answer.status === 503) {
    await answer.arrayBuffer();
    return answer.headers.has('retry-after') ? REFUSED : '503 without Retry-After';
  }
  if (!answer.ok) return `${answer.status} ${(await answer.text()).slice(0, 120)}`;
  return (await judge(answer)) ? RIGHT : `${answer.status} with a wrong body`;
}

const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

/** A page, a row whose content is known, and writes: all through nginx. */
export function usualRequests(stage: Stage, acknowledged: Set<string>, each = 3): LoadRequest[] {
  const { url } = stage.cluster;
  const headers = secretHeaders(stage);
  const page: LoadRequest = {
    name: 'page',
    send: () => ask(`${url}/home`),
    judge: async (answer) => (await answer.text()).includes('</html>'),
  };
  const read: LoadRequest = {
    name: 'read',
    send: () => ask(`${url}/rest/v1/events?select=kind&id=eq.${WEDDING}`, { headers }),
    judge: async (answer) => (await answer.text()) === '[{"kind":"mariage"}]',
  };
  const write = (): LoadRequest => {
    let id = '';
    return {
      name: 'write',
      send: () => {
        id = randomUUID();
        const minimal = { ...headers, prefer: 'return=minimal' };
        return ask(`${url}/rest/v1/cluster_rows`, { method: 'POST', headers: minimal, body: { id } });
      },
      judge: async (answer) => {
        await answer.arrayBuffer();
        if (answer.status === 201) acknowledged.add(id);
        return answer.status === 201;
      },
    };
  };
  return Array.from({ length: each }, () => [page, read, write()]).flat();
}

/** How many acknowledged rows the database does not have. */
export async function countLost({ cluster }: Stage, acknowledged: ReadonlySet<string>): Promise<number> {
  const { rows } = await withClient({ connectionString: cluster.layout.adminUrl }, (client) =>
    client.query<{ id: string }>('select id from public.cluster_rows'),
  );
  const found = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !found.has(id)).length;
}

// Ends backends of the embedded PostgreSQL while requests are in flight, and counts what the clients were answered.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Endpoint, isServing } from './deposits.ts';

export interface Answers {
  /** How often each request was answered with which status; `hung` after the deadline, `cut` without an answer. */
  counts: Record<string, number>;
  acknowledged: Set<string>;
  stop(): Promise<void>;
}

/** Longer than a lost connection may delay an answer. */
const DEADLINE_MS = 8_000;

const READS = ['/rest/v1/deposits?select=id&limit=5', '/auth/v1/admin/users?per_page=1', '/storage/v1/bucket'];

export function requestUntilStopped(endpoint: Endpoint, round: number): Answers {
  const counts: Record<string, number> = {};
  const acknowledged = new Set<string>();
  const stopping = new AbortController();
  const headers = { apikey: endpoint.key, authorization: `Bearer ${endpoint.key}`, 'content-type': 'application/json' };
  const repeat = async (name: string, send: () => Promise<Response>) => {
    while (!stopping.signal.aborted) {
      const result = await send().then(describe, describeFailure);
      counts[`${name} ${result}`] = (counts[`${name} ${result}`] ?? 0) + 1;
      // A client that is asked to retry later does so, but sooner than asked.
      await new Promise((resolve) => setTimeout(resolve, result.startsWith('2') ? 2 : 100));
    }
  };
  const write = async () => {
    const id = randomUUID();
    const answer = await fetch(`${endpoint.url}/rest/v1/deposits`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, round, writer: 0 }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (answer.status === 201) acknowledged.add(id);
    return answer;
  };
  const all = [
    ...Array.from({ length: 4 }, () => repeat('write', write)),
    ...READS.map((path) =>
      repeat(path.split('/')[1] ?? '', () =>
        fetch(endpoint.url + path, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }),
      ),
    ),
  ];
  return {
    counts,
    acknowledged,
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

async function describe(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  const { status, headers } = answer;
  return status === 503 && headers.get('retry-after') === null ? '503 without Retry-After' : String(status);
}

const describeFailure = (error: Error): string => (error.name === 'TimeoutError' ? 'hung' : 'cut');

/** Asks the server to end a random backend of the process's, as an operator would. */
export async function terminateBackend(dataDir: string): Promise<void> {
  await withAdmin(dataDir, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 2`,
    ),
  );
}

/** What the out-of-memory killer does: PostgreSQL then ends every other backend, recovers and goes on. Resolves once it has noticed. */
export async function killBackend(dataDir: string): Promise<void> {
  await withAdmin(dataDir, async (client) => {
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
    );
    if (rows[0] === undefined) return;
    process.kill(rows[0].pid, 'SIGKILL');
    // Until this connection ends with the others, PostgreSQL would accept new ones and end them too.
    await ended;
  });
}

/** How long the process takes once PostgreSQL itself is back, which on a busy machine takes its own time. */
export async function untilServing(endpoint: Endpoint, dataDir: string): Promise<number> {
  while (!(await isAccepting(dataDir))) await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  while (!(await isServing(endpoint))) {
    if (performance.now() - began > 15_000) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - began;
}

const isAccepting = (dataDir: string): Promise<boolean> =>
  withAdmin(dataDir, (client) => client.query('select')).then(
    () => true,
    () => false,
  );

/** PostgreSQL's pid file says where the embedded server listens: the port on line 4, the folder of the socket on line 5. */
async function withAdmin<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const lines = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: lines[4]?.trim() ?? '',
    port: Number(lines[3]),
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

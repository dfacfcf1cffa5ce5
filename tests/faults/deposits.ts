// Writes rows through the data endpoint and reads them back. A row counts as acknowledged once its 201 has arrived.
import { randomUUID } from 'node:crypto';

export interface Endpoint {
  url: string;
  key: string;
}

export interface Load {
  acknowledged: Set<string>;
  // Resolves with the first acknowledgement: a kill before it would prove nothing.
  begun: Promise<void>;
  stop(): Promise<void>;
}

export function writeUntilStopped(endpoint: Endpoint, round: number, writers: number): Load {
  const acknowledged = new Set<string>();
  const begun = Promise.withResolvers<void>();
  const stopping = new AbortController();

  const write = async (writer: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const id = randomUUID();
      const status = await postDeposit(endpoint, { id, round, writer });
      if (status === 201) {
        acknowledged.add(id);
        begun.resolve();
      } else {
        // The server is down or says it cannot write; do not spin while it is.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };

  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    begun: begun.promise,
    async stop() {
      stopping.abort();
      await all;
    },
  };
}

// Every id of a round, in pages by key so that no limit on rows hides any.
export async function readDeposits(endpoint: Endpoint, round: number): Promise<string[]> {
  const ids: string[] = [];
  for (let last = ''; ; ) {
    const after = last === '' ? '' : `&id=gt.${last}`;
    const answer = await fetch(
      `${endpoint.url}/rest/v1/deposits?select=id&round=eq.${round}${after}&order=id&limit=500`,
      {
        headers: headers(endpoint),
        signal: AbortSignal.timeout(30_000),
      },
    );
    if (answer.status !== 200) throw new Error(`reading answered ${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as { id: string }[];
    ids.push(...page.map((row) => row.id));
    const next = page.at(-1)?.id;
    if (next === undefined) return ids;
    last = next;
  }
}

// The data endpoint itself is asked as well: only its answer shows that the database is back.
export async function isServing(endpoint: Endpoint): Promise<boolean> {
  const answers = await Promise.all(
    ['/health', '/rest/v1/deposits?select=id&limit=1'].map((path) =>
      fetch(endpoint.url + path, { headers: headers(endpoint), signal: AbortSignal.timeout(5_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status === 200;
        },
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

async function postDeposit(
  endpoint: Endpoint,
  row: { id: string; round: number; writer: number },
): Promise<number | null> {
  try {
    const answer = await fetch(`${endpoint.url}/rest/v1/deposits`, {
      method: 'POST',
      headers: { ...headers(endpoint), 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

function headers({ key }: Endpoint): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${key}` };
}

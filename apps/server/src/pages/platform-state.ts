// Queries the database through the public API, as any visitor could, for the page /status. /health is not enough: it says that
// requests are accepted, not that the database answers them. Concurrent readers share one query.
import type { LiesseEvent } from '#server/events.ts';

type State = { database: 'ready'; tables: number; milliseconds: number } | { database: 'unavailable' };

export interface PlatformStateReader {
  observe(event: LiesseEvent): void;
  read(): Promise<State>;
}

const TIMEOUT_MS = 2000;
// A visitor without an invitation may ask this and sees no row: an answer of 200 went through the database and its policies.
const QUESTION = '/rest/v1/guests?select=id&limit=1';

export function createPlatformStateReader(options: {
  /** Where the platform listens and the key a browser would send, or undefined while it does not listen yet. */
  platform: () => { url: string; publishableKey: string } | undefined;
  fetch: typeof fetch;
  now: () => number;
}): PlatformStateReader {
  let tables = 0;
  let pending: Promise<State> | undefined;

  const ask = async (): Promise<State> => {
    const platform = options.platform();
    if (platform === undefined) return { database: 'unavailable' };
    const started = options.now();
    try {
      const response = await options.fetch(platform.url + QUESTION, {
        headers: { apikey: platform.publishableKey },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) return { database: 'unavailable' };
      return { database: 'ready', tables, milliseconds: options.now() - started };
    } catch {
      return { database: 'unavailable' };
    }
  };

  return {
    observe(event) {
      if (event.kind === 'schema.loaded') tables = event.tables;
    },
    read() {
      pending ??= ask().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}

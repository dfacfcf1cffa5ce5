// Counts the requests that this process answered with an error of its own, and adds them to the figures of the day at intervals: one
// write for many requests, and none while all is well.
import type { LiesseEvent } from '#server/events.ts';

export interface ErrorCount {
  observe(event: LiesseEvent): void;
  /** Writes what was counted since the last time; a count that cannot be written waits for the next time. */
  flush(): Promise<void>;
  /** Flushes a last time. */
  stop(): Promise<void>;
}

const FLUSH_EVERY_MS = 30_000;

export function createErrorCount(write: (number: number) => Promise<void>): ErrorCount {
  let counted = 0;
  async function flush(): Promise<void> {
    const number = counted;
    if (number === 0) return;
    counted = 0;
    try {
      await write(number);
    } catch {
      counted += number;
    }
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    observe(event) {
      // Whoever waits for a start is answered 503, which is no error of the server.
      if (event.kind === 'request.answered' && event.status >= 500 && event.service !== 'start') counted += 1;
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

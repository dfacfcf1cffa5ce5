// The order of a shutdown [F136]: drain, at most for so long, then stop. A second signal skips the wait.
import type { ObserveAll } from '#server/events.ts';

export interface ShutdownOptions {
  drain: () => Promise<void>;
  stop: () => Promise<void>;
  exit: (code: number) => void;
  observe: ObserveAll;
  /** Resolves after the time, or never when `signal` is aborted first. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  drainMs: number;
  forceMs: number;
}

export interface Shutdown {
  /** For a signal: the first drains, the second forces. */
  request(signal: string): Promise<void>;
  /** For an error nobody caught: drains as well, and leaves with a failure. */
  fail(message: string): Promise<void>;
}

export function createShutdown(options: ShutdownOptions): Shutdown {
  let started = false;
  let forced = false;

  const leave = async (code: number): Promise<void> => {
    started = true;
    await within(options.drain(), options.drainMs, options.wait, () =>
      options.observe({ kind: 'drain.expired', ms: options.drainMs }),
    );
    if (forced) return;
    const isClean = await options.stop().then(
      () => true,
      () => false,
    );
    options.exit(isClean ? code : 1);
  };

  return {
    async request(signal) {
      options.observe({ kind: 'signal.received', signal, isForced: started });
      if (!started) return leave(0);
      if (forced) return options.exit(1);
      forced = true;
      // Even in a hurry PostgreSQL is asked to stop: an orphan would hold the data folder.
      await within(options.stop(), options.forceMs, options.wait, () => undefined);
      options.exit(1);
    },
    async fail(message) {
      options.observe({ kind: 'process.failed', message });
      if (!started) await leave(1);
    },
  };
}

async function within(
  work: Promise<void>,
  ms: number,
  wait: ShutdownOptions['wait'],
  onExpiry: () => void,
): Promise<void> {
  const done = new AbortController();
  await Promise.race([
    work.catch(() => undefined).finally(() => done.abort()),
    wait(ms, done.signal).then(() => (done.signal.aborted ? undefined : onExpiry())),
  ]);
}

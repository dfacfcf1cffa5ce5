// Work that comes back after a pause, never twice at once. What it throws is reported and does not end it.

export interface Repeated {
  /** Ends it; what runs is waited for. */
  stop(): Promise<void>;
}

export function repeat(pauseMs: number, work: () => void | Promise<void>, report: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const runOnce = async () => {
    try {
      await work();
    } catch (error) {
      if (!isStopped) report(error);
    }
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = runOnce();
    }, pauseMs).unref();
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

import { describe, expect, it } from 'vitest';
import { createShutdown } from '#server/startup/shutdown.ts';

function scene() {
  const steps: string[] = [];
  const drained = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const waits: { ms: number; elapse: () => void }[] = [];
  const shutdown = createShutdown({
    drain: () => {
      steps.push('drain');
      return drained.promise;
    },
    stop: () => {
      steps.push('stop');
      return stopped.promise;
    },
    exit: (code) => steps.push(`exit ${code}`),
    observe: (event) => steps.push(event.kind),
    wait: (ms) => {
      const wait = Promise.withResolvers<void>();
      waits.push({ ms, elapse: wait.resolve });
      return wait.promise;
    },
    drainMs: 10_000,
    forceMs: 2000,
  });
  return { story: steps, drained, stopped, waits, shutdown };
}

describe('a shutdown', () => {
  it('answers the open requests, then stops, then exits without an error', async () => {
    const { story: steps, drained, stopped, shutdown } = scene();
    const stopping = shutdown.request('SIGTERM');
    expect(steps).toEqual(['signal.received', 'drain']);
    drained.resolve();
    stopped.resolve();
    await stopping;
    expect(steps).toEqual(['signal.received', 'drain', 'stop', 'exit 0']);
  });

  it('does not wait for a request longer than ten seconds', async () => {
    const { story: steps, stopped, waits, shutdown } = scene();
    const stopping = shutdown.request('SIGTERM');
    expect(waits[0]?.ms).toBe(10_000);
    waits[0]?.elapse();
    stopped.resolve();
    await stopping;
    expect(steps).toEqual(['signal.received', 'drain', 'drain.expired', 'stop', 'exit 0']);
  });

  it('does not wait at all at the second signal, yet asks the database to stop', async () => {
    const { story: steps, stopped, shutdown } = scene();
    void shutdown.request('SIGINT');
    const forcing = shutdown.request('SIGINT');
    stopped.resolve();
    await forcing;
    expect(steps).toEqual(['signal.received', 'drain', 'signal.received', 'stop', 'exit 1']);
  });

  it('exits even when the database does not stop', async () => {
    const { story: steps, waits, shutdown } = scene();
    void shutdown.request('SIGINT');
    const forcing = shutdown.request('SIGINT');
    waits.find((wait) => wait.ms === 2000)?.elapse();
    await forcing;
    expect(steps.at(-1)).toBe('exit 1');
  });

  it('stops once when the drain ends after a second signal', async () => {
    const { story: steps, drained, stopped, shutdown } = scene();
    const stopping = shutdown.request('SIGTERM');
    const forcing = shutdown.request('SIGTERM');
    drained.resolve();
    stopped.resolve();
    await Promise.all([stopping, forcing]);
    expect(steps.filter((step) => step === 'stop')).toHaveLength(1);
  });

  it('leaves with a failure when stopping fails', async () => {
    const { story: steps, drained, stopped, shutdown } = scene();
    const stopping = shutdown.request('SIGTERM');
    drained.resolve();
    stopped.reject(new Error('stop'));
    await stopping;
    expect(steps.at(-1)).toBe('exit 1');
  });

  it('leaves with a failure after an error nobody caught, even when draining fails', async () => {
    const { story: steps, drained, stopped, shutdown } = scene();
    const stopping = shutdown.fail('x');
    drained.reject(new Error('drain'));
    stopped.resolve();
    await stopping;
    expect(steps).toEqual(['process.failed', 'drain', 'stop', 'exit 1']);
  });
});

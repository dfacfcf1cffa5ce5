// Reads the process's own figures. The lag histogram restarts at each reading, so that an old spike does not stay for ever.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '#server/metrics/metrics.ts';

const RESOLUTION_MS = 20;

export function watchProcess(readPool: () => ProcessFigures['pool']): { read(): ProcessFigures; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    read() {
      const memory = process.memoryUsage();
      const figures: ProcessFigures = {
        uptimeSeconds: Math.round(process.uptime()),
        residentBytes: memory.rss,
        heapUsedBytes: memory.heapUsed,
        eventLoopLagSeconds: lagOf(delay),
        pool: readPool(),
      };
      delay.reset();
      return figures;
    },
    stop: () => void delay.disable(),
  };
}

function lagOf(delay: ReturnType<typeof monitorEventLoopDelay>): ProcessFigures['eventLoopLagSeconds'] {
  // An empty histogram would read NaN.
  if (delay.count === 0) return { mean: 0, p99: 0, max: 0 };
  return { mean: toSeconds(delay.mean), p99: toSeconds(delay.percentile(99)), max: toSeconds(delay.max) };
}

/** The timer itself takes its resolution: what is beyond it is the lag. */
const toSeconds = (ns: number): number => Math.max(0, ns / 1e6 - RESOLUTION_MS) / 1000;

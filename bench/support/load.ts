// Drives one address for a while and measures throughput and latency.
import autocannon from 'autocannon';

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Several requests taken in turn, each with its own path and headers. */
  requests?: Array<{ path: string; headers: Record<string, string> }>;
  connections: number;
  seconds: number;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

export async function drive({ seconds, ...load }: Load): Promise<Measured> {
  const latencies: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({ ...load, duration: seconds, pipelining: 1 }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: result['2xx'] / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

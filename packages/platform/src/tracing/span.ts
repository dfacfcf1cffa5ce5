// What a trace consists of: requests, jobs, functions, frames of sockets, and the statements that they cause. Whoever exports spans is
// given to the platform.
import { runInTrace, type TraceContext } from './trace-context.ts';

export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | null;
  /** A server's answer, a question to another server, work that was queued, or a part of one of these. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  name: string;
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  ms: number;
  isError: boolean;
  attributes: Record<string, string | number>;
}

export interface Tracing {
  record: (span: Span) => void;
  /** Which part of all traces is recorded, from 0 to 1. */
  ratio: number;
}

/** The same for each process and each span of a trace, because it follows from the id. */
export const isRecorded = ({ traceId }: TraceContext, { ratio }: Tracing): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;

/** Milliseconds since 1970 of a reading of `performance.now()`. */
export const epochOf = (reading: number): number => performance.timeOrigin + reading;

/** Runs work as one span, to which its statements and its requests belong. Work that rejects is an error. */
export async function inSpan<T>(
  tracing: Tracing | undefined,
  trace: TraceContext,
  described: Pick<Span, 'kind' | 'name' | 'attributes'>,
  work: () => T | Promise<T>,
): Promise<T> {
  if (tracing === undefined || !isRecorded(trace, tracing)) return runInTrace(trace, work);
  const started = performance.now();
  let isError = true;
  try {
    const result = await runInTrace(trace, work);
    isError = false;
    return result;
  } finally {
    tracing.record({ ...trace, ...described, startedAt: epochOf(started), ms: performance.now() - started, isError });
  }
}

const SEGMENT = /^[a-z][a-z0-9_-]{0,62}$/;
const API = /^\/(rest|auth|functions|storage|realtime)\/v1\//;

/** The path without what may be personal: only names of endpoints, tables and functions are left. */
export function routeOf(path: string): string | null {
  const [prefix, service] = API.exec(path) ?? [];
  if (prefix === undefined) return null;
  const segments = path.slice(prefix.length).split('/').slice(0, 4);
  // Everything after the first segment names somebody's file.
  const named = service === 'storage' ? 1 : segments.length;
  return `${prefix}${segments.map((one, index) => (index < named && SEGMENT.test(one) ? one : '{}')).join('/')}`;
}

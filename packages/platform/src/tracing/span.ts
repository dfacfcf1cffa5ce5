// What a trace consists of: the requests and the statements that they cause. Whoever exports spans is given to the platform.
import type { TraceContext } from './trace-context.ts';

export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | null;
  /** A server's answer, or a question to another server. */
  kind: 'server' | 'client';
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

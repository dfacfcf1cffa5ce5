// The W3C trace context of a request: one id from the browser through HTTP to the statements. A header that does not have the
// exact form is ignored, so that nothing else of a stranger gets into logs or spans.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface TraceContext {
  traceId: string;
  /** Of the request itself: statements and requests that it causes have it as their parent. */
  spanId: string;
  /** The caller's span, or null when the caller sent none. */
  parentId: string | null;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;
const storage = new AsyncLocalStorage<TraceContext>();

/** A new span in the caller's trace, or in a trace of its own. */
export function continueTrace(header: string | string[] | undefined): TraceContext {
  const [, traceId = ZEROS, parentId = ZEROS] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : [];
  // An id of zeros alone is invalid by the standard.
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) {
    return { traceId: newId(16), spanId: newId(8), parentId: null };
  }
  return { traceId, spanId: newId(8), parentId };
}

export const newSpanId = (): string => newId(8);

export const runInTrace = <T>(context: TraceContext, work: () => T): T => storage.run(context, work);

/** Of the request that is being answered, or undefined outside of one. */
export const currentTrace = (): TraceContext | undefined => storage.getStore();

/** For requests that the current one causes. */
export const traceparentOf = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;

const ZEROS = '0';

// Random bytes are drawn in blocks: a call for each id would cost more than the rest of this module.
let block = Buffer.alloc(0);
let used = 0;

function newId(bytes: number): string {
  if (used + bytes > block.length) {
    block = randomBytes(4096);
    used = 0;
  }
  used += bytes;
  return block.toString('hex', used - bytes, used);
}

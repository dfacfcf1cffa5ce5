// Requests that the server sends to itself, while it renders a page or runs a job or a function, belong to the trace of that work. Requests
// to other origins carry no header: a trace is nobody else's business.
import { channel } from 'node:diagnostics_channel';
import { currentTrace, traceparentOf } from './trace-context.ts';

/** What undici, the `fetch` of Node, publishes before it sends a request. */
interface OutgoingRequest {
  origin: string;
  addHeader(name: string, value: string): void;
}

/** Answers a function that ends it. */
export function propagateTraces(ownOrigin: () => string | undefined): () => void {
  const created = channel('undici:request:create');
  const onCreated = (message: unknown): void => {
    const trace = currentTrace();
    if (trace === undefined) return;
    const { request } = message as { request: OutgoingRequest };
    if (request.origin === ownOrigin()) request.addHeader('traceparent', traceparentOf(trace));
  };
  created.subscribe(onCreated);
  return () => created.unsubscribe(onCreated);
}

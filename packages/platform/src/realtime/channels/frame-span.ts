// Each frame of a client that the server works on is a trace of its own: a socket stays open for hours, and one trace would follow a person.
import type { RealtimeContext } from '#platform/realtime/context.ts';
import { inSpan, isRecorded } from '#platform/tracing/span.ts';
import { continueTrace } from '#platform/tracing/trace-context.ts';

/** Named by the event alone: topics may contain ids. Work that is not recorded stays synchronous if it is. */
export function inFrameSpan(
  { tracing }: RealtimeContext,
  event: string,
  work: () => void | Promise<void>,
): void | Promise<void> {
  if (tracing === undefined) return work();
  const trace = continueTrace(undefined);
  if (!isRecorded(trace, tracing)) return work();
  const attributes = { 'liesse.service': 'realtime' };
  return inSpan(tracing, trace, { kind: 'server', name: `frame ${event}`, attributes }, work);
}

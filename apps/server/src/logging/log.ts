// Writes events as lines: JSON for machines, short French sentences for a person at a terminal.
// A line holds no personal data: whatever looks like a query string, an address or a token is blanked, wherever it comes from.
import { currentTrace } from '@liesse/platform/tracing/trace-context.ts';
import type { LiesseEvent, ObserveAll } from '#server/events.ts';
import { sentenceOf } from '#server/logging/log-sentences.ts';

export interface LogOptions {
  format: 'json' | 'pretty';
  write: (line: string) => void;
  now: () => Date;
}

export function createLog({ format, write, now }: LogOptions): ObserveAll {
  return (event) => {
    if (event.kind === 'postgres.log' && !isSafePostgresLine(event.line)) return;
    const line = format === 'json' ? jsonLine(event, now()) : sentenceOf(event);
    if (line !== undefined) write(`${format === 'json' ? line : redact(line)}\n`);
  };
}

export function redact(text: string): string {
  return text
    .replace(/(\/[^\s?"'`]*)\?[^\s"'`]*/g, '$1')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[jeton]')
    .replace(/[^\s@<>()"'=,;]+@[^\s@<>()"'=,;]+\.[a-z]{2,}/gi, '[adresse]')
    .replace(/\b(postgres(?:ql)?:\/\/)[^\s@/]*@/gi, '$1');
}

type Level = 'info' | 'warn' | 'error';

function jsonLine(event: LiesseEvent, now: Date): string {
  const { kind, ...fields } = event;
  // The id that the answer of a failed request carries, and the spans of its trace.
  const trace = currentTrace()?.traceId;
  const record = {
    time: now.toISOString(),
    level: levelOf(event),
    kind,
    ...(trace !== undefined && { trace }),
    ...fields,
  };
  return JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value));
}

function levelOf(event: LiesseEvent): Level {
  switch (event.kind) {
    case 'configuration.refused':
    case 'database.damaged':
    case 'start.failed':
    case 'page.failed':
    case 'process.failed':
    case 'request.failed':
    case 'schema.failed':
      return 'error';
    case 'demonstration.public':
    case 'lock.waiting':
    case 'pool.error':
    case 'postgres.recovering':
    case 'query.slow':
    case 'replica.changed':
    case 'spans.dropped':
    case 'drain.expired':
      return 'warn';
    case 'postgres.stopped':
      return event.expected ? 'info' : 'error';
    case 'request.answered':
      return event.status >= 500 ? 'error' : 'info';
    default:
      return 'info';
  }
}

/** A statement's error quotes the values it was given (a guest's name, an address): only the server's own remarks pass. */
function isSafePostgresLine(line: string): boolean {
  return /\b(?:LOG|WARNING|FATAL|PANIC):/.test(line) && !/\b(?:ERROR|DETAIL|STATEMENT|CONTEXT|QUERY):/.test(line);
}

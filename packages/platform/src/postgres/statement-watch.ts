// Measures the statements of a connection: those of a recorded trace become spans, and slow ones are logged. Values are not
// observed: neither parameters nor literals in the text.
import pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { epochOf, isRecorded, type Tracing } from '#platform/tracing/span.ts';
import { currentTrace, newSpanId, type TraceContext } from '#platform/tracing/trace-context.ts';

export interface StatementWatch {
  observe: Observe;
  /** Statements that take longer are logged; undefined logs none. */
  slowMs: number | undefined;
  tracing: Tracing | undefined;
}

interface Statement {
  text: string;
  name: string | undefined;
  sentAt: number;
  trace: TraceContext | undefined;
}

type Callback = (error: Error | null, result: unknown) => void;
type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown;

export function watchStatements(client: pg.ClientBase, { observe, slowMs, tracing }: StatementWatch): void {
  if (slowMs === undefined && tracing === undefined) return;
  const send = client.query.bind(client) as Send;
  // Statements of a pipeline are sent together and answered one after the other.
  let answeredAt = 0;

  function finish(statement: Statement, error: Error | null): void {
    const now = performance.now();
    const began = Math.max(statement.sentAt, answeredAt);
    answeredAt = now;
    const ms = now - began;
    const { trace } = statement;
    if (slowMs !== undefined && ms >= slowMs) {
      observe({ kind: 'query.slow', statement: withoutValues(statement.text), ms, trace: trace?.traceId });
    }
    if (tracing === undefined || trace === undefined || CONTROL.test(statement.text)) return;
    if (!isRecorded(trace, tracing)) return;
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    tracing.record({
      traceId: trace.traceId,
      spanId: newSpanId(),
      parentId: trace.spanId,
      kind: 'client',
      name: statement.name ?? operationOf(statement.text),
      startedAt: epochOf(began),
      ms,
      isError: error !== null,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': withoutValues(statement.text),
        ...(code !== undefined && { 'db.response.status_code': code }),
      },
    });
  }

  const watched: Send = (config, values, callback) => {
    const statement = statementOf(config);
    if (statement === null) return send(config, values, callback);
    const done = typeof values === 'function' ? values : callback;
    if (typeof done === 'function') {
      const answer: Callback = (error, result) => {
        finish(statement, error);
        (done as Callback)(error, result);
      };
      return typeof values === 'function' ? send(config, answer) : send(config, values, answer);
    }
    const answer = send(config, values) as Promise<unknown>;
    answer.then(
      () => finish(statement, null),
      (error: Error) => finish(statement, error),
    );
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** Null for what the driver streams (COPY), whose end is not an answer. */
function statementOf(config: unknown): Statement | null {
  const sentAt = performance.now();
  const trace = currentTrace();
  if (typeof config === 'string') return { text: config, name: undefined, sentAt, trace };
  if (typeof config !== 'object' || config === null || 'submit' in config) return null;
  const { text, name } = config as pg.QueryConfig;
  return { text, name, sentAt, trace };
}

/** They begin and end a transaction and take no time worth a span. */
const CONTROL = /^(?:begin|commit|rollback)\b/i;
const MAX_TEXT = 2000;

/** Low in number, as names of spans have to be. */
const operationOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/** The statement with a question mark in the place of every literal. Quoted names stay, whatever they contain. */
export const withoutValues = (text: string): string =>
  text
    .replace(LITERALS, (found) => (found.startsWith('"') ? found : '?'))
    .replace(/(?<![\w$."])\d+(?:\.\d+)?(?!\w)/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

const LITERALS = /"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|\be'(?:[^'\\]|''|\\[\s\S])*'?|'(?:[^']|'')*'?/gi;

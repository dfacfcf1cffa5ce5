// Sends spans to an OpenTelemetry collector as OTLP/HTTP JSON, in batches. A collector that is slow or away costs the spans, which
// are counted, and never a request.
import type { Span, Tracing } from '@liesse/platform/tracing/span.ts';

export interface OtlpOptions {
  /** The base address, as in OTEL_EXPORTER_OTLP_ENDPOINT: spans go to `/v1/traces` below it. */
  endpoint: string;
  /** Of OTEL_EXPORTER_OTLP_HEADERS, such as the token of the collector. */
  headers: Record<string, string>;
  serviceName: string;
  serviceVersion: string;
  /** Which part of all traces is recorded, from 0 to 1. */
  ratio: number;
  fetch: typeof fetch;
  /** Spans that no collector received. */
  onDropped: (count: number, reason: string) => void;
}

export interface OtlpExporter extends Tracing {
  flush(): Promise<void>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const BATCH = 512;
/** Above it spans are dropped: the memory of a collector's outage is bounded. */
const MAX_WAITING = 4096;
const INTERVAL_MS = 2000;
const TIMEOUT_MS = 5000;

export function createOtlpExporter(options: OtlpOptions): OtlpExporter {
  const { ratio, onDropped } = options;
  const address = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = {
    attributes: attributesOf({ 'service.name': options.serviceName, 'service.version': options.serviceVersion }),
  };
  let waiting: Span[] = [];
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      const failure = await send(batch);
      if (failure !== null) onDropped(batch.length, failure);
    }
  }

  async function send(spans: Span[]): Promise<string | null> {
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'liesse' }, spans: spans.map(toOtlp) }] }],
    });
    try {
      const { ok, status } = await options.fetch(address, {
        method: 'POST',
        headers: { ...options.headers, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return ok ? null : `status ${status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  const timer = setInterval(() => void flush(), INTERVAL_MS).unref();
  return {
    ratio,
    record(span) {
      if (waiting.length >= MAX_WAITING) return onDropped(1, 'queue full');
      waiting.push(span);
      if (waiting.length >= BATCH) void flush();
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
}

/** Numbers of the enumerations of opentelemetry/proto/trace/v1/trace.proto. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 };
const STATUS_ERROR = 2;

function toOtlp(span: Span): Record<string, unknown> {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId !== null && { parentSpanId: span.parentId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.startedAt + span.ms),
    attributes: attributesOf(span.attributes),
    ...(span.isError && { status: { code: STATUS_ERROR } }),
  };
}

/** As a string, because JSON numbers are not exact enough. */
const nanoseconds = (ms: number): string => `${Math.trunc(ms)}${String(Math.floor((ms % 1) * 1e6)).padStart(6, '0')}`;

const attributesOf = (attributes: Record<string, string | number>): unknown[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));

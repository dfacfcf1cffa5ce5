// Figures in Prometheus' text format, derived from the same events as the log. Labels come from closed sets only, so that
// no stranger can make a new series.
import type { PoolFigures } from '@liesse/platform/platform.ts';
import type { LiesseEvent } from '#server/events.ts';
import { createHistogram, type Histogram } from '#server/metrics/histogram.ts';

export interface ProcessFigures {
  uptimeSeconds: number;
  residentBytes: number;
  heapUsedBytes: number;
  eventLoopLagSeconds: { mean: number; p99: number; max: number };
  /** Undefined until the platform has started. */
  pool: PoolFigures | undefined;
}

export interface Metrics {
  observe(event: LiesseEvent): void;
  render(): string;
}

export function createMetrics(readProcess: () => ProcessFigures): Metrics {
  const requests = new Map<string, Histogram>();
  const counts = { failures: 0, poolErrors: 0, damages: 0, pageFailures: 0, restarts: 0, slowQueries: 0, dropped: 0 };
  const jobs = { done: 0, failed: 0, abandoned: 0 };
  const mails = { delivered: 0, failed: 0, abandoned: 0 };
  let tables = 0;
  let isReplicaUsable: boolean | undefined;
  return {
    observe(event) {
      if (event.kind === 'request.answered') {
        const labels = labelsOf(event);
        const histogram = requests.get(labels) ?? createHistogram();
        requests.set(labels, histogram);
        histogram.record(event.ms / 1000);
      }
      if (event.kind === 'request.failed') counts.failures += 1;
      if (event.kind === 'pool.error') counts.poolErrors += 1;
      if (event.kind === 'database.damaged') counts.damages += 1;
      if (event.kind === 'page.failed') counts.pageFailures += 1;
      if (event.kind === 'postgres.stopped' && !event.expected) counts.restarts += 1;
      if (event.kind === 'replica.changed') isReplicaUsable = event.isUsable;
      if (event.kind === 'query.slow') counts.slowQueries += 1;
      if (event.kind === 'spans.dropped') counts.dropped += event.count;
      if (event.kind === 'job.done') jobs.done += 1;
      if (event.kind === 'job.failed') jobs[event.isFinal ? 'abandoned' : 'failed'] += 1;
      if (event.kind === 'mail.delivered') mails.delivered += 1;
      if (event.kind === 'mail.failed') mails[event.isFinal ? 'abandoned' : 'failed'] += 1;
      if (event.kind === 'schema.loaded') tables = event.tables;
    },
    render() {
      const figures = readProcess();
      return [
        ...requestLines(requests),
        ...metric(
          'liesse_request_failures_total',
          'counter',
          'Requests that ended in an unexpected error.',
          counts.failures,
        ),
        ...metric('liesse_page_failures_total', 'counter', 'Pages that could not be rendered.', counts.pageFailures),
        ...metric('liesse_pool_errors_total', 'counter', 'Database connections lost.', counts.poolErrors),
        ...metric('liesse_database_damages_total', 'counter', 'Statements that met damaged pages.', counts.damages),
        ...metric('liesse_postgres_crashes_total', 'counter', 'Times PostgreSQL stopped unasked.', counts.restarts),
        ...metric(
          'liesse_slow_queries_total',
          'counter',
          'Statements that took longer than SLOW_QUERY_MS.',
          counts.slowQueries,
        ),
        ...metric('liesse_spans_dropped_total', 'counter', 'Spans that no collector received.', counts.dropped),
        ...outcomes('liesse_jobs_total', 'Attempts to run a job, by how they ended.', jobs),
        ...outcomes('liesse_mails_total', 'Attempts to deliver a mail, by how they ended.', mails),
        ...(isReplicaUsable === undefined
          ? []
          : metric('liesse_replica_usable', 'gauge', 'Whether the standby answers reads.', Number(isReplicaUsable))),
        ...metric('liesse_schema_tables', 'gauge', 'Tables served by the data interface.', tables),
        ...processLines(figures),
        '',
      ].join('\n');
    },
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function labelsOf({ service, method, status }: { service: string; method: string; status: number }): string {
  const known = METHODS.has(method) ? method : 'OTHER';
  return `service="${escapeLabel(service)}",method="${known}",status="${Math.trunc(status / 100)}xx"`;
}

const escapeLabel = (value: string): string => value.replace(/[\\"\n]/g, '_');

function requestLines(requests: Map<string, Histogram>): string[] {
  const name = 'liesse_request_duration_seconds';
  const lines = [`# HELP ${name} Time from a request's arrival to the end of its answer.`, `# TYPE ${name} histogram`];
  for (const [labels, histogram] of requests) {
    for (const { bound, count } of histogram.buckets()) lines.push(`${name}_bucket{${labels},le="${bound}"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${histogram.sum()}`, `${name}_count{${labels}} ${histogram.count()}`);
  }
  return lines;
}

function processLines({
  uptimeSeconds,
  residentBytes,
  heapUsedBytes,
  eventLoopLagSeconds,
  pool,
}: ProcessFigures): string[] {
  const lag = 'liesse_event_loop_lag_seconds';
  return [
    ...metric('liesse_uptime_seconds', 'gauge', 'Time since the process started.', uptimeSeconds),
    ...metric('process_resident_memory_bytes', 'gauge', 'Memory of this process, without PostgreSQL.', residentBytes),
    ...metric('nodejs_heap_used_bytes', 'gauge', 'JavaScript heap in use.', heapUsedBytes),
    `# HELP ${lag} Delay of the event loop since the last reading.`,
    `# TYPE ${lag} gauge`,
    ...Object.entries(eventLoopLagSeconds).map(([of, value]) => `${lag}{of="${of}"} ${value}`),
    ...(pool === undefined ? [] : poolLines(pool)),
  ];
}

function poolLines(pool: PoolFigures): string[] {
  const name = 'liesse_pool_connections';
  return [
    `# HELP ${name} Connections to the database, and requests waiting for one.`,
    `# TYPE ${name} gauge`,
    ...Object.entries(pool).map(([state, count]) => `${name}{state="${state}"} ${count}`),
  ];
}

function metric(name: string, type: 'counter' | 'gauge', help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

const outcomes = (name: string, help: string, counts: Record<string, number>): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  ...Object.entries(counts).map(([outcome, count]) => `${name}{outcome="${outcome}"} ${count}`),
];

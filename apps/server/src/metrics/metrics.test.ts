import { describe, expect, it } from 'vitest';
import type { LiesseEvent } from '#server/events.ts';
import { createMetrics, type ProcessFigures } from '#server/metrics/metrics.ts';

const figures: ProcessFigures = {
  uptimeSeconds: 42,
  residentBytes: 1000,
  heapUsedBytes: 500,
  eventLoopLagSeconds: { mean: 0.001, p99: 0.002, max: 0.003 },
  pool: { total: 3, idle: 2, waiting: 1 },
};

function render(events: LiesseEvent[], changes: Partial<ProcessFigures> = {}): string {
  const metrics = createMetrics(() => ({ ...figures, ...changes }));
  for (const event of events) metrics.observe(event);
  return metrics.render();
}

const answered = (changes: { status?: number; ms?: number; method?: string; service?: string }): LiesseEvent => ({
  kind: 'request.answered',
  service: 'rest',
  method: 'GET',
  status: 200,
  ms: 4,
  bytes: 10,
  ...changes,
});

const bucket = (le: string) => `_bucket{service="rest",method="GET",status="2xx",le="${le}"}`;

describe('requests', () => {
  it('are counted by service, method and class of status', () => {
    const text = render([
      answered({}),
      answered({ status: 204 }),
      answered({ status: 404 }),
      answered({ service: 'site' }),
    ]);
    const name = 'liesse_request_duration_seconds_count';
    expect(text).toContain(`${name}{service="rest",method="GET",status="2xx"} 2\n`);
    expect(text).toContain(`${name}{service="rest",method="GET",status="4xx"} 1\n`);
    expect(text).toContain(`${name}{service="site",method="GET",status="2xx"} 1\n`);
  });

  it('fill cumulative buckets of seconds', () => {
    const text = render([answered({ ms: 4 }), answered({ ms: 40 }), answered({ ms: 60_000 })]);
    expect(text).toContain(`${bucket('0.0025')} 0\n`);
    expect(text).toContain(`${bucket('0.005')} 1\n`);
    expect(text).toContain(`${bucket('0.05')} 2\n`);
    expect(text).toContain(`${bucket('10')} 2\n`);
    expect(text).toContain(`${bucket('+Inf')} 3\n`);
    expect(text).toContain('_sum{service="rest",method="GET",status="2xx"} 60.044');
  });

  it('cannot make a new series with an invented method', () => {
    const text = render([answered({ method: 'BREW' }), answered({ method: 'X"} 1\nx{y="' })]);
    expect(text).toContain('method="OTHER",status="2xx"} 2\n');
    expect(text).not.toContain('BREW');
  });
});

describe('the text format', () => {
  it('is one metric a line, each named with its type before, and ends with a newline', () => {
    const text = render([answered({}), { kind: 'schema.loaded', tables: 8, functions: 1, ms: 1 }]);
    expect(text.endsWith('\n')).toBe(true);
    const typed = new Set<string>();
    for (const line of text.trimEnd().split('\n')) {
      const type = /^# TYPE (\S+) (?:counter|gauge|histogram)$/.exec(line);
      if (type?.[1] !== undefined) typed.add(type[1]);
      if (line.startsWith('#')) continue;
      expect(line).toMatch(/^[a-z_]+(?:\{[^{}\n]*\})? [\d.e+-]+$/);
      const name = /^[a-z_]+/.exec(line)?.[0].replace(/_(?:bucket|sum|count)$/, '') ?? '';
      expect(typed).toContain(name);
    }
    expect(text).toContain('liesse_schema_tables 8\n');
    expect(text).toContain('liesse_uptime_seconds 42\n');
    expect(text).toContain('liesse_event_loop_lag_seconds{of="p99"} 0.002\n');
    expect(text).toContain('liesse_pool_connections{state="waiting"} 1\n');
  });

  it('leaves the pool out when there is none to read', () => {
    expect(render([], { pool: undefined })).not.toContain('liesse_pool_connections');
  });

  it('counts what went wrong', () => {
    const text = render([
      { kind: 'request.failed', service: 'rest', method: 'GET', message: 'x' },
      { kind: 'pool.error', message: 'x' },
      { kind: 'database.damaged', code: 'XX001' },
      { kind: 'postgres.stopped', expected: true },
      { kind: 'postgres.stopped', expected: false },
      { kind: 'query.slow', statement: 'select ?', ms: 1200, trace: undefined },
      { kind: 'job.failed', task: 'x', attempts: 10, isFinal: true, reason: 'x' },
      { kind: 'mail.failed', message: 'x', attempts: 1, isFinal: false },
      { kind: 'spans.dropped', count: 7, reason: 'x' },
    ]);
    expect(text).toContain('liesse_slow_queries_total 1\n');
    expect(text).toContain('liesse_jobs_total{outcome="abandoned"} 1\n');
    expect(text).toContain('liesse_mails_total{outcome="failed"} 1\n');
    expect(text).toContain('liesse_spans_dropped_total 7\n');
    expect(text).toContain('liesse_request_failures_total 1\n');
    expect(text).toContain('liesse_pool_errors_total 1\n');
    expect(text).toContain('liesse_database_damages_total 1\n');
    expect(text).toContain('liesse_postgres_crashes_total 1\n');
  });
});

// The files that operators give to Prometheus and Grafana name metrics and headings of the documents: both must exist.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#server/metrics/metrics.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(read('deploy/observability/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/observability/grafana/liesse.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Of `/metrics` after one request: a histogram has no series before. */
const exposed = (() => {
  const metrics = createMetrics(() => ({
    uptimeSeconds: 1,
    residentBytes: 1,
    heapUsedBytes: 1,
    eventLoopLagSeconds: { mean: 0, p99: 0, max: 0 },
    pool: { total: 1, idle: 1, waiting: 0 },
  }));
  metrics.observe({ kind: 'request.answered', service: 'rest', method: 'GET', status: 200, ms: 1, bytes: 1 });
  metrics.observe({ kind: 'replica.changed', isUsable: true, reason: null });
  return metrics.render();
})();

/** Each selector of an expression: the name of the metric with the labels it asks for. */
function missingSeries(expr: string): string[] {
  const selectors = [...expr.matchAll(/\b((?:liesse|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  return selectors.flatMap(([, name = '', labels = '']) => {
    const series = exposed.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    const names = [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    // Prometheus itself adds these two.
    const own = names.filter((label) => label !== 'instance' && label !== 'job');
    const isThere = series.some((line) => own.every((label) => line.includes(`${label}="`)));
    return isThere ? [] : [`${name}{${own.join()}}`];
  });
}

describe('alert rules', () => {
  const headings = new Set(
    [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title)),
  );

  it.each(rules)('$alert reads metrics that exist and leads to what to do', ({ expr, annotations }) => {
    expect(missingSeries(expr)).toEqual([]);
    const [file, anchor = ''] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(headings).toContain(anchor);
  });

  it.each(['abandoned'])('ask for the outcome %s that jobs and mails have', (outcome) => {
    expect(exposed).toContain(`liesse_jobs_total{outcome="${outcome}"}`);
    expect(exposed).toContain(`liesse_mails_total{outcome="${outcome}"}`);
  });
});

it.each(dashboard.panels)('the panel « $title » reads metrics that exist', ({ targets }) => {
  expect(targets.flatMap(({ expr }) => missingSeries(expr))).toEqual([]);
});

it('scrapes the port and path of the documents, with these rules', () => {
  const config = parse(read('deploy/observability/prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; metrics_path: string }[];
  };
  expect(config.rule_files).toEqual(['alerts.yml']);
  expect(config.scrape_configs).toMatchObject([{ job_name: 'liesse', metrics_path: '/metrics' }]);
});

/** As GitHub makes anchors of headings. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

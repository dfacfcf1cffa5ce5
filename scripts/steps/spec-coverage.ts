// Matches rows of the specification with the tests that quote them.
import type { TestResult } from './reports.ts';

export type Row = { id: string; text: string };
export type Named = Pick<TestResult, 'name' | 'status'>;
export type Coverage = { proven: Row[]; failing: Row[]; missing: Row[]; unknown: string[] };

/** A row is proven by a passing test that quotes it, as long as no other test that quotes it fails. */
export function coverageOf(rows: readonly Row[], results: readonly Named[]): Coverage {
  const passed = quotedIn(results.filter((result) => result.status === 'passed'));
  const failed = quotedIn(results.filter((result) => result.status === 'failed'));
  const known = new Set(rows.map((row) => row.id));
  const families = new Set(rows.map((row) => familyOf(row.id)));
  return {
    proven: rows.filter((row) => passed.has(row.id) && !failed.has(row.id)),
    failing: rows.filter((row) => failed.has(row.id)),
    missing: rows.filter((row) => !passed.has(row.id) && !failed.has(row.id)),
    unknown: [...passed, ...failed].filter((id) => !known.has(id) && families.has(familyOf(id))),
  };
}

export function parseRows(tsv: string): Row[] {
  const lines = tsv.split('\n').slice(1);
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', ...rest] = line.split('\t');
      return { id, text: rest.join(' ') };
    });
}

function quotedIn(results: readonly Named[]): Set<string> {
  return new Set(
    results.flatMap((result) => [...result.name.matchAll(/\[([A-Z]+-[A-Z]?\d+)\]/g)].map(([, id = '']) => id)),
  );
}

function familyOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

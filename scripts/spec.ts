// `npm run spec`: which rows of the specification a passing test quotes as `[ROW-ID]`, by the reports of the last run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps/command.ts';
import { readAllReports } from './steps/reports.ts';
import { coverageOf, parseRows } from './steps/spec-coverage.ts';

const copy = path.join(root, 'docs/spec-rows.tsv');
const original = path.join(root, '../shared/spec-rows.tsv');

const text = readFileSync(copy, 'utf8');
const rows = parseRows(text);
const { proven, failing, missing, unknown } = coverageOf(rows, readAllReports());

console.log(`${proven.length} of ${rows.length} rows are quoted by a passing test.`);
if (failing.length > 0) console.log(`\nQuoted by a failing test:\n${list(failing)}`);
if (missing.length > 0) console.log(`\nMissing:\n${list(missing)}`);
if (unknown.length > 0) {
  console.log(`\nQuoted by a test but not a row: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
if (existsSync(original) && readFileSync(original, 'utf8') !== text) {
  console.log('\ndocs/spec-rows.tsv differs from the specification: copy the rows again.');
  process.exitCode = 1;
}

function list(some: { id: string; text: string }[]): string {
  return some.map((row) => `  ${row.id}  ${row.text}`).join('\n');
}

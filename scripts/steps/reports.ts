// The JSON reports that Vitest and Playwright leave in .reports/, read into one shape.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.ts';

export type TestResult = { name: string; status: 'passed' | 'failed' | 'skipped'; ms: number; error: string };

export const reportsFolder = path.join(root, '.reports');

export function reportPath(suite: string): string {
  return path.join(reportsFolder, `${suite}.json`);
}

/** Every test of one report; undefined when the suite left none. */
export function readReport(file: string): TestResult[] | undefined {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isVitest(report)) return report.testResults.flatMap((one) => one.assertionResults.map(fromVitest));
  if (isPlaywright(report)) return report.suites.flatMap((suite) => fromPlaywright(suite, ''));
  throw new Error(`${path.basename(file)} is neither a Vitest nor a Playwright report.`);
}

/** Every test of the last run of every suite. */
export function readAllReports(): TestResult[] {
  if (!existsSync(reportsFolder)) return [];
  const files = readdirSync(reportsFolder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => readReport(path.join(reportsFolder, name)) ?? []);
}

/** The slowest tests of these suites, a line for each. */
export function slowest(suites: readonly string[], count: number): string[] {
  const tests = suites.flatMap((suite) => (readReport(reportPath(suite)) ?? []).map((test) => ({ ...test, suite })));
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ suite, name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${suite}: ${name}`);
}

type VitestResult = { fullName: string; status: string; duration?: number | null; failureMessages?: string[] };
type VitestReport = { testResults: { assertionResults: VitestResult[] }[] };
type PlaywrightTest = {
  projectName: string;
  status: string;
  results?: { duration: number; errors?: { message?: string }[] }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
};

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function isPlaywright(report: unknown): report is { suites: PlaywrightSuite[] } {
  return typeof report === 'object' && report !== null && 'suites' in report;
}

function fromVitest({ fullName, status, duration, failureMessages = [] }: VitestResult): TestResult {
  return { name: fullName, status: statusOf(status), ms: duration ?? 0, error: plain(failureMessages) };
}

function fromPlaywright(suite: PlaywrightSuite, parent: string): TestResult[] {
  const prefix = `${parent}${suite.title} › `;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${prefix}${spec.title} (${test.projectName})`,
      status: statusOf(test.status),
      ms: (test.results ?? []).reduce((sum, { duration }) => sum + duration, 0),
      error: plain((test.results ?? []).flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, prefix))];
}

function plain(messages: readonly string[]): string {
  return stripVTControlCharacters(messages.join('\n'));
}

// Playwright's `flaky` failed at least once: it counts as failed, so that nobody gets used to it.
function statusOf(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}

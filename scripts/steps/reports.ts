// The JSON reports that Vitest and Playwright leave in .reports/, read into one shape.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './command.ts';

export type TestResult = { name: string; status: 'passed' | 'failed' | 'skipped' };

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

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
};

function isVitest(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

function isPlaywright(report: unknown): report is { suites: PlaywrightSuite[] } {
  return typeof report === 'object' && report !== null && 'suites' in report;
}

function fromVitest(result: { fullName: string; status: string }): TestResult {
  return { name: result.fullName, status: statusOf(result.status) };
}

function fromPlaywright(suite: PlaywrightSuite, parent: string): TestResult[] {
  const prefix = `${parent}${suite.title} › `;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${prefix}${spec.title} (${test.projectName})`,
      status: statusOf(test.status),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, prefix))];
}

// Playwright's `flaky` failed at least once: it counts as failed, so that nobody gets used to it.
function statusOf(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped';
}

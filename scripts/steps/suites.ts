// The suites of tests as steps: each runs in a process of its own, leaves a report, and is counted from that report.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand, tool } from './command.ts';
import { readReport, reportPath, reportsFolder, type TestResult } from './reports.ts';
import type { Step, Tally } from './step.ts';

export interface SuiteOptions {
  /** Names a second run of the same project, under another environment or of some files only. */
  variant?: string;
  env?: Record<string, string>;
  files?: readonly string[];
  /** Runs only the tests that import what differs from this git ref; none at all is right too. */
  since?: string | undefined;
  /** Prints every test as it ends; otherwise the failed ones, at the end. */
  isShown?: boolean;
}

export type Suite = Step & { report: string };

/** One project of vitest.config.ts, with its files that need a process of their own. */
export function vitestSuite(project: string, options: SuiteOptions = {}): Suite {
  const { variant, env = {}, files = [], since, isShown = false } = options;
  const suite = variant ? `${project}-${variant}` : project;
  return {
    name: variant ? `${project} (${variant})` : project,
    report: suite,
    run: async () => {
      const report = freshReport(suite);
      const args = [
        'run',
        '--project',
        `${project}*`,
        ...(since === undefined ? [] : ['--changed', since]),
        `--reporter=${isShown ? 'default' : 'minimal'}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
      ];
      const { code, output } = await runCommand(tool('vitest'), args, { show: isShown, env });
      if (since !== undefined && code === 0 && readReport(report)?.length === 0) {
        return { passed: 1, failed: 0, note: 'no test imports what changed' };
      }
      const tally = count(suite, report, code);
      return tally.failed > 0 ? { ...tally, output: `${output}${tally.output ?? ''}` } : tally;
    },
  };
}

export function browserSuite(files: readonly string[] = []): Suite {
  return {
    name: 'e2e',
    report: 'e2e',
    run: async () => {
      const report = freshReport('e2e');
      const args = ['test', '--config', 'tests/playwright.config.ts', ...files];
      // Node itself leaves out the types, which spares Playwright a translation of every file and a thread that resolves its imports.
      const { code } = await runCommand(tool('playwright'), args, { show: true, env: { PW_DISABLE_TS_ESM: '1' } });
      const tally = count('e2e', report, code);
      const complaints = tally.failed > 0 ? serverComplaints(path.join(reportsFolder, 'e2e-server.log')) : '';
      return complaints ? { ...tally, output: `${tally.output ?? ''}${complaints}` } : tally;
    },
  };
}

/** Reads a suite's tally. A process that failed without a failed test (set-up, syntax, leak) still counts one failure. */
export function count(suite: string, report: string, code: number): Tally {
  const results = readReport(report) ?? [];
  const of = (status: string) => results.filter((result) => result.status === status);
  const passed = of('passed').length;
  const failed = of('failed').length;
  const skipped = of('skipped').length;
  if (passed + failed === 0) return { passed: 0, failed: 1, output: `${suite}: no test ran (exit code ${code}).` };
  const unexplained = code !== 0 && failed === 0 ? 1 : 0;
  return {
    passed,
    failed: failed + unexplained,
    ...(unexplained > 0 && { output: `${suite}: exit code ${code} although no test failed.` }),
    ...(failed > 0 && { failures: of('failed').map((test) => describeFailure(suite, test)) }),
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  };
}

const ERROR_LINES_SHOWN = 12;

function describeFailure(suite: string, { name, error }: TestResult): string {
  return [`${suite}: ${name}`, ...error.split('\n').slice(0, ERROR_LINES_SHOWN)].join('\n  ');
}

const COMPLAINTS_SHOWN = 40;

/** The last warnings and errors that the server under test logged once it had started: a server that ends fails every later story. */
export function serverComplaints(log: string): string {
  if (!existsSync(log)) return '';
  const lines = readFileSync(log, 'utf8').split('\n');
  const sinceStart = lines.slice(lines.findIndex((line) => line.includes('"kind":"start.finished"')) + 1);
  const complaints = sinceStart.filter((line) => /"level":"(?:warn|error)"/.test(line)).slice(-COMPLAINTS_SHOWN);
  return complaints.length > 0 ? `The server’s last warnings and errors:\n${complaints.join('\n')}\n` : '';
}

function freshReport(suite: string): string {
  mkdirSync(reportsFolder, { recursive: true });
  const report = reportPath(suite);
  rmSync(report, { force: true });
  return report;
}

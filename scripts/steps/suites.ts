// The suites of tests as steps: each runs in a process of its own, leaves a report, and is counted from that report.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, tool } from './command.ts';
import { readReport, reportPath, reportsFolder } from './reports.ts';
import type { Step, Tally } from './step.ts';

/** One project of vitest.config.ts; `variant` names a second run of it under another environment. */
export function vitestSuite(project: string, variant?: { name: string; env: Record<string, string> }): Step {
  const suite = variant ? `${project}-${variant.name}` : project;
  return {
    name: variant ? `${project} (${variant.name})` : project,
    run: async () => {
      const report = freshReport(suite);
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const { code } = await runCommand(tool('vitest'), args, { show: true, env: variant?.env ?? {} });
      return count(suite, report, code);
    },
  };
}

export function browserSuite(): Step {
  return {
    name: 'e2e',
    run: async () => {
      const report = freshReport('e2e');
      const args = ['test', '--config', 'tests/playwright.config.ts'];
      const { code } = await runCommand(tool('playwright'), args, { show: true });
      return count('e2e', report, code);
    },
  };
}

/** Suites whose folder is not there yet are left out; a folder without tests is a failure of its suite. */
export function hasTests(folder: string): boolean {
  return existsSync(path.join(root, folder));
}

/** Reads a suite's tally. A process that failed without a failed test (set-up, syntax, leak) still counts one failure. */
export function count(suite: string, report: string, code: number): Tally {
  const results = readReport(report) ?? [];
  const of = (status: string) => results.filter((result) => result.status === status).length;
  const passed = of('passed');
  const failed = of('failed');
  const skipped = of('skipped');
  if (passed + failed === 0) return { passed: 0, failed: 1, output: `${suite}: no test ran (exit code ${code}).` };
  const unexplained = code !== 0 && failed === 0 ? 1 : 0;
  return {
    passed,
    failed: failed + unexplained,
    ...(unexplained > 0 && { output: `${suite}: exit code ${code} although no test failed.` }),
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  };
}

function freshReport(suite: string): string {
  mkdirSync(reportsFolder, { recursive: true });
  const report = reportPath(suite);
  rmSync(report, { force: true });
  return report;
}

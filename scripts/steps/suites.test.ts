import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, serverComplaints } from './suites.ts';

describe('the tally of a suite', () => {
  let report = '';
  beforeEach(() => {
    report = path.join(mkdtempSync(path.join(tmpdir(), 'liesse-report-')), 'suite.json');
  });
  afterEach(() => rmSync(path.dirname(report), { recursive: true, force: true }));

  it('counts the tests of a Vitest report', () => {
    writeVitest(['passed', 'passed', 'failed', 'pending']);
    expect(count('unit', report, 1)).toEqual({
      passed: 2,
      failed: 1,
      note: '1 skipped',
      failures: ['unit: test 2\n  expected 2\n  to be 3'],
    });
  });

  it('counts every device of a Playwright report, and a flaky test as failed', () => {
    const results = [{ duration: 1, errors: [{ message: '\u001B[31mTimed out\u001B[39m' }] }];
    const tests = ['expected', 'flaky', 'unexpected'].map((status) => ({ projectName: 'phone', status, results }));
    const inner = { title: 'Accueil', specs: [{ title: 'opens', tests }] };
    writeFileSync(report, JSON.stringify({ suites: [{ title: 'home.spec.ts', specs: [], suites: [inner] }] }));
    expect(count('e2e', report, 1)).toEqual({
      passed: 1,
      failed: 2,
      failures: Array.from({ length: 2 }, () => 'e2e: home.spec.ts › Accueil › opens (phone)\n  Timed out'),
    });
  });

  it('is a failure when no test ran, even if the process ended well', () => {
    writeVitest([]);
    expect(count('rls', report, 0)).toMatchObject({ passed: 0, failed: 1 });
    rmSync(report);
    expect(count('rls', report, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('has one failure when the process failed although every test passed', () => {
    writeVitest(['passed']);
    expect(count('unit', report, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  function writeVitest(statuses: string[]): void {
    const assertionResults = statuses.map((status, index) => ({
      fullName: `test ${index}`,
      status,
      failureMessages: status === 'failed' ? ['expected 2\nto be 3'] : [],
    }));
    writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults }] }));
  }
});

describe('the log of the server under test', () => {
  it('is shown from its start on, as far as it warns or fails', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'liesse-report-'));
    const log = path.join(folder, 'server.log');
    writeFileSync(
      log,
      [
        '{"level":"error","kind":"request.answered","status":503}',
        '{"level":"info","kind":"start.finished"}',
        '{"level":"info","kind":"request.answered","status":200}',
        '{"level":"error","kind":"process.failed"}',
      ].join('\n'),
    );
    expect(serverComplaints(log)).toBe(
      'The server’s last warnings and errors:\n{"level":"error","kind":"process.failed"}\n',
    );
    rmSync(folder, { recursive: true, force: true });
    expect(serverComplaints(log)).toBe('');
  });
});

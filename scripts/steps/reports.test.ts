import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportPath, slowest } from './reports.ts';

const suites = ['example-vitest', 'example-playwright'];

describe('the slowest tests', () => {
  beforeEach(() => {
    mkdirSync(path.dirname(reportPath('any')), { recursive: true });
    const assertionResults = [
      { fullName: 'quick', status: 'passed', duration: 12 },
      { fullName: 'slow', status: 'passed', duration: 2_340 },
      { fullName: 'left out', status: 'pending' },
    ];
    writeFileSync(reportPath('example-vitest'), JSON.stringify({ testResults: [{ assertionResults }] }));
    const tests = [{ projectName: 'phone', status: 'expected', results: [{ duration: 1_000 }, { duration: 4_000 }] }];
    const report = { suites: [{ title: 'home.spec.ts', specs: [{ title: 'opens', tests }] }] };
    writeFileSync(reportPath('example-playwright'), JSON.stringify(report));
  });
  afterEach(() => {
    for (const suite of suites) rmSync(reportPath(suite), { force: true });
  });

  it('are those of all suites, with every try of a browser story', () => {
    expect(slowest([...suites, 'never-ran'], 2)).toEqual([
      '   5.0 s  example-playwright: home.spec.ts › opens (phone)',
      '   2.3 s  example-vitest: slow',
    ]);
  });
});

import { expect, it } from 'vitest';
import { killUnderLoad, summary } from './kill-under-load.ts';

it('loses no acknowledged row and restarts each time over 20 kills under write load (F117)', async () => {
  const lines: string[] = [];
  const outcome = await killUnderLoad({ rounds: 20, seed: 117, report: (line) => lines.push(line) });
  expect({ ...outcome, told: lines.join('\n') }).toMatchObject({
    rounds: 20,
    lost: 0,
    duplicated: 0,
    failedRestarts: 0,
  });
  expect(outcome.acknowledged, summary(outcome)).toBeGreaterThan(20);
});

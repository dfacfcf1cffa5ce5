import { expect, it } from 'vitest';
import { killUnderLoad, summary } from './kill-under-load.ts';

// Each victim once and two of them twice; `npm run faults` kills 20 times.
const ROUNDS = 5;

it('loses no acknowledged row and restarts each time over five kills under write load (F117)', async () => {
  const lines: string[] = [];
  const outcome = await killUnderLoad({ rounds: ROUNDS, seed: 117, report: (line) => lines.push(line) });
  expect({ ...outcome, log: lines.join('\n') }).toMatchObject({
    rounds: ROUNDS,
    lost: 0,
    duplicated: 0,
    failedRestarts: 0,
  });
  expect(outcome.acknowledged, summary(outcome)).toBeGreaterThan(20);
});

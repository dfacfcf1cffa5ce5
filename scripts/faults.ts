// `npm run faults -- [--rounds N] [--seed N]`: kills the platform and its PostgreSQL under write load, N times.
import { parseArgs } from 'node:util';
import { killUnderLoad, summary } from '../tests/faults/kill-under-load.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' } },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('--rounds and --seed are whole numbers');
  process.exit(2);
}

console.log(`seed ${seed}`);
const outcome = await killUnderLoad({ rounds, seed, report: (line) => console.log(line) });
console.log(summary(outcome));
const isSound =
  outcome.rounds === rounds && outcome.lost === 0 && outcome.duplicated === 0 && outcome.failedRestarts === 0;
process.exitCode = isSound ? 0 : 1;

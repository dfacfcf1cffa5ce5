// `npm run fuzz -- [--times N] [--seed N]`: sends N times the malformed requests and frames of `npm test`, of another seed each time.
import { parseArgs } from 'node:util';
import { runCommand, stopChildrenOnSignal, tool } from './steps/command.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '4' }, seed: { type: 'string' } },
});
const times = Number(values.times);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!Number.isSafeInteger(times) || times < 1 || !Number.isSafeInteger(seed)) {
  console.error('--times and --seed are whole numbers');
  process.exit(2);
}

stopChildrenOnSignal();
console.log(`seed ${seed}`);
const { code } = await runCommand(tool('vitest'), ['run', '--project', 'attacks', 'fuzz.test.ts'], {
  env: { FUZZ_TIMES: String(times), FUZZ_SEED: String(seed) },
  show: true,
});
process.exitCode = code;

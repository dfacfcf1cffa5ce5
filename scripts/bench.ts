// `npm run bench [-- NAME…]`: runs the benches whose path contains one of the names, one after the other; all without a name.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, stopChildrenOnSignal } from './steps/command.ts';
import { runSteps, verdict } from './steps/step.ts';

stopChildrenOnSignal();
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const all = globSync('bench/*/*.bench.ts', { cwd: root }).toSorted();
const chosen = all.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
if (chosen.length === 0) {
  console.log(`No bench is named so. Benches:\n${all.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

const steps = chosen.map((file) => ({
  name: path.basename(file, '.bench.ts'),
  run: async () => {
    console.log(`\n${file}`);
    const { code } = await runCommand(process.execPath, [file, ...options], { show: true });
    return verdict(code === 0, `${file} ended with code ${code}.`);
  },
}));
const total = await runSteps(steps, 1, (line) => console.log(line));
process.exitCode = total.failed > 0 ? 1 : 0;

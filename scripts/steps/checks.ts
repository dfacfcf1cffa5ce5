// What is checked without running the product: format, lint, types, boundaries, unused code, generated files.
import path from 'node:path';
import { type CommandOptions, root, runCommand, tool } from './command.ts';
import { migrationSafety } from './migration-safety.ts';
import { type Step, type Tally, verdict } from './step.ts';

/** Those that only read the code, the long ones first. They leave the processor to others: `npm test` runs them beside the browser. */
export const codeChecks: readonly Step[] = [
  codeCheck('lint', tool('oxlint'), ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.']),
  codeCheck('types', process.execPath, [path.join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '-p', '.']),
  codeCheck('boundaries', process.execPath, ['scripts/boundaries.ts']),
  codeCheck('unused code and dependencies', tool('knip'), ['--no-progress']),
  codeCheck('format', tool('biome'), ['ci', '--colors=off', '.']),
];

/** Those that make a file anew and compare it. */
export const fileChecks: readonly Step[] = [
  fileCheck('generated types are fresh', 'scripts/types.ts'),
  fileCheck('the demonstration is fresh', 'scripts/demo.ts'),
  fileCheck('package-lock.json is complete', 'scripts/lockfile.ts'),
  fileCheck('the native projects are current', 'scripts/mobile-sync.ts'),
  migrationSafety,
];

function codeCheck(name: string, file: string, args: string[]): Step {
  return { name, run: () => check(file, args, { isBackground: true }) };
}

function fileCheck(name: string, script: string): Step {
  return { name, run: () => check(process.execPath, [script, '--check']) };
}

async function check(file: string, args: string[], options?: CommandOptions): Promise<Tally> {
  const { code, output } = await runCommand(file, args, options);
  return verdict(code === 0, output);
}

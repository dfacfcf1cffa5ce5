// What is checked without running the product: format, lint, types, boundaries, unused code, generated files.
import path from 'node:path';
import { root, runCommand, tool } from './command.ts';
import { migrationSafety } from './migration-safety.ts';
import { type Step, verdict } from './step.ts';

/** For the two checks that are written in Go: with more memory (3 GB), collecting garbage takes a quarter less of the processor. */
const WITH_MEMORY = { GOGC: '800' };

/** The long ones first. They leave the processor to others: `npm test` runs them beside the browser. */
export const checks: readonly Step[] = [
  check(
    'lint',
    tool('oxlint'),
    ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'],
    WITH_MEMORY,
  ),
  // Several checkers each resolve the types that they share.
  check(
    'types',
    process.execPath,
    [path.join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '--checkers', '1', '-p', '.'],
    WITH_MEMORY,
  ),
  check('boundaries', process.execPath, ['scripts/boundaries.ts']),
  check('unused code and dependencies', tool('knip'), ['--no-progress']),
  check('format', tool('biome'), ['ci', '--colors=off', '.']),
  // These make a file anew and compare it.
  check('generated types are fresh', process.execPath, ['scripts/types.ts', '--check']),
  check('the demonstration is fresh', process.execPath, ['scripts/demo.ts', '--check']),
  check('package-lock.json is complete', process.execPath, ['scripts/lockfile.ts', '--check']),
  check('the native projects are current', process.execPath, ['scripts/mobile-sync.ts', '--check']),
  migrationSafety,
];

function check(name: string, file: string, args: string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(file, args, { isBackground: true, env });
      return verdict(code === 0, output);
    },
  };
}

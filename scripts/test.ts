// `npm test`: the build, every suite and the checks; at the end all that failed once more, and the sum. Arguments name the suites
// to run alone; `--since REF` runs those that a change since a git ref can touch, `--clock +400d` all of them that many days ahead.
import { parseArgs } from 'node:util';
import { overTcp } from '../tests/conformance/over-tcp.ts';
import { ensureBrowser } from './browser.ts';
import { buildWeb, isWebStale } from './build.ts';
import { clockAhead, readDays } from './clock/clock.ts';
import { checks } from './steps/checks.ts';
import { stopChildrenOnSignal } from './steps/command.ts';
import { putTemporaryFilesInMemory } from './steps/memory-folder.ts';
import { slowest } from './steps/reports.ts';
import { changedFiles, describeSelection, type SuiteName, selectSuites, suiteNames } from './steps/since.ts';
import { sizes } from './steps/sizes.ts';
import { runSteps, type Step, sum, type Tally, verdict } from './steps/step.ts';
import { browserSuite, type Suite, vitestSuite } from './steps/suites.ts';

const print = (line: string) => console.log(line);
const started = performance.now();
stopChildrenOnSignal();
putTemporaryFilesInMemory();

const { values, positionals: asked } = parseArgs({
  options: { since: { type: 'string' }, clock: { type: 'string' } },
  allowPositionals: true,
});
const unknown = asked.filter((name) => !suiteNames.some((suite) => suite === name));
if (unknown.length > 0) {
  print(`Unknown suite: ${unknown.join(', ')}. Suites: ${suiteNames.join(', ')}`);
  process.exit(2);
}
if (values.clock !== undefined) Object.assign(process.env, await clockAhead(readDays(values.clock)));
const selection = values.since === undefined ? null : selectSuites(changedFiles(values.since));
if (selection !== null) for (const line of describeSelection(selection)) print(line);
const isChosen = (name: SuiteName): boolean =>
  (asked.length === 0 || asked.includes(name)) && (selection === null || selection.suites.has(name));

const isShown = asked.length === 1;
const since = selection?.isUnitRelated === true ? values.since : undefined;
const suites: Record<SuiteName, Suite[]> = {
  unit: [vitestSuite('unit', { since, isShown })],
  rls: [vitestSuite('rls', { isShown })],
  conformance: [
    vitestSuite('conformance', { isShown }),
    vitestSuite('conformance', {
      variant: 'tcp',
      env: { CONFORMANCE_DATABASE: 'real' },
      files: Object.keys(overTcp).map((file) => `tests/conformance/${file}`),
      isShown,
    }),
  ],
  attacks: [vitestSuite('attacks', { isShown })],
  faults: [vitestSuite('faults', { isShown })],
  e2e: [browserSuite(selection?.specs ?? [])],
};
const browser: Step = {
  name: 'browser',
  run: async () => ({ passed: 1, failed: 0, note: await ensureBrowser(print) }),
};
const build: Step = {
  name: 'build',
  run: async () => {
    if (!isWebStale()) return { passed: 1, failed: 0, note: 'already fresh' };
    const { code, output } = await buildWeb();
    return verdict(code === 0, output);
  },
};

const chosen = suiteNames.filter(isChosen);
const take = (...names: SuiteName[]): Suite[] => names.filter(isChosen).flatMap((name) => suites[name]);

const tallies: Tally[] = [];
// First of all, so that a machine without a browser gets one before anything looks for it.
const preparations = [...(isChosen('e2e') ? [browser] : []), ...(chosen.length > 0 ? [build] : [])];
tallies.push(await runSteps(preparations, 2, print));
// Sizes are those of the build, which only the suites need.
const firstChecks = asked.length === 0 && chosen.length > 0 ? [sizes] : [];
// Two at a time, the long ones first; beside them the suites that often wait, for restarts, for connections and for time limits.
const queue = [...firstChecks, ...take('unit', 'attacks', 'rls')];
const queued = runSteps(queue, 2, print);
const waiting = runSteps(take('faults', 'conformance'), 1, print);
// The checks take what the last of these and then the browser leave idle.
const lastChecks = asked.length > 0 ? [] : checks;
const checked = queued.then(() => runSteps(lastChecks, 2, print));
// Beside another suite, both took longer than one after the other.
const browsed = Promise.all([queued, waiting]).then(() => runSteps(take('e2e'), 1, print));
tallies.push(...(await Promise.all([queued, waiting, checked, browsed])));

const slow = slowest(
  take(...suiteNames).map(({ report }) => report),
  20,
);
if (slow.length > 0) print(['The slowest tests:', ...slow].join('\n'));
const total = sum(tallies);
for (const failure of total.failures ?? []) print(`✗ ${failure}`);
print(`Finished in ${((performance.now() - started) / 1000).toFixed(0)} s`);
// Nothing passed is a failure, unless a change touches none of the suites that were asked for.
process.exitCode = total.failed > 0 || (total.passed === 0 && chosen.length > 0) ? 1 : 0;
print(`${total.passed} passed, ${total.failed} failed`);

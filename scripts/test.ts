// `npm test`: the checks, the build, then every suite; the last line is the sum. Arguments name the suites to run alone.
import { ensureBrowser } from './browser.ts';
import { buildWeb, isWebStale } from './build.ts';
import { checks } from './steps/checks.ts';
import { stopChildrenOnSignal } from './steps/command.ts';
import { sizes } from './steps/sizes.ts';
import { runSteps, type Step, verdict } from './steps/step.ts';
import { browserSuite, hasTests, vitestSuite } from './steps/suites.ts';

const say = (line: string) => console.log(line);
const started = performance.now();
stopChildrenOnSignal();

const suites: { name: string; folder: string; steps: Step[] }[] = [
  { name: 'unit', folder: 'packages', steps: [vitestSuite('unit')] },
  { name: 'rls', folder: 'tests/rls', steps: [vitestSuite('rls')] },
  {
    name: 'conformance',
    folder: 'tests/conformance',
    steps: [
      vitestSuite('conformance'),
      vitestSuite('conformance', { name: 'real', env: { CONFORMANCE_DATABASE: 'real' } }),
    ],
  },
  { name: 'attacks', folder: 'tests/attacks', steps: [vitestSuite('attacks')] },
  { name: 'faults', folder: 'tests/faults', steps: [vitestSuite('faults')] },
  { name: 'e2e', folder: 'tests/e2e', steps: [browserSuite()] },
];
const browser: Step = {
  name: 'browser',
  run: async () => ({ passed: 1, failed: 0, note: await ensureBrowser(say) }),
};
const build: Step = {
  name: 'build',
  run: async () => {
    if (!isWebStale()) return { passed: 1, failed: 0, note: 'already fresh' };
    const { code, output } = await buildWeb();
    return verdict(code === 0, output);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  say(`Unknown suite: ${unknown.join(', ')}. Suites: ${suites.map((suite) => suite.name).join(', ')}`);
  process.exit(2);
}
const chosen = suites.filter((suite) => (asked.length === 0 || asked.includes(suite.name)) && hasTests(suite.folder));

const total = { passed: 0, failed: 0 };
// First of all, so that a machine without a browser gets one before anything looks for it.
if (chosen.some(({ name }) => name === 'e2e')) add(await runSteps([browser], 1, say));
if (asked.length === 0) add(await runSteps(checks, 2, say));
const afterBuild = asked.length === 0 ? [sizes] : [];
add(await runSteps([build, ...afterBuild, ...chosen.flatMap((suite) => suite.steps)], 1, say));

say(`Finished in ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
say(`${total.passed} passed, ${total.failed} failed`);

function add(tally: { passed: number; failed: number }): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
}

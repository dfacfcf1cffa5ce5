// Named steps with a duration and a tally. A step that fails, or throws, never hides the ones after it.
/** `failures` says what failed, one entry for each: without it the end of the output does. */
export type Tally = { passed: number; failed: number; note?: string; output?: string; failures?: string[] };
export type Step = { name: string; run: () => Promise<Tally> };

/** Runs the steps, `width` at a time, printing each result as it comes; returns the sum. */
export async function runSteps(steps: readonly Step[], width: number, print: (line: string) => void): Promise<Tally> {
  const waiting = [...steps];
  const work = async (): Promise<Tally> => {
    const tallies: Tally[] = [];
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await runStep(step, print));
    return sum(tallies);
  };
  return sum(await Promise.all(Array.from({ length: width }, work)));
}

/** A step that is right or wrong as a whole: it counts as one. */
export function verdict(ok: boolean, output: string): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** Several tallies as one, with what failed in each. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
});

const LINES_SHOWN_AGAIN = 20;

async function runStep(step: Step, print: (line: string) => void): Promise<Tally> {
  const started = performance.now();
  const tally = await step.run().catch((error: unknown): Tally => {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (tally.output) print(tally.output.trimEnd());
  const counts = tally.passed + tally.failed > 1 ? ` · ${tally.passed} passed, ${tally.failed} failed` : '';
  const note = tally.note ? ` · ${tally.note}` : '';
  print(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} · ${seconds} s${counts}${note}`);
  if (tally.failed === 0 || tally.failures) return tally;
  const end = (tally.output ?? '').trimEnd().split('\n').slice(-LINES_SHOWN_AGAIN);
  return { ...tally, failures: [[step.name, ...end].join('\n  ')] };
}

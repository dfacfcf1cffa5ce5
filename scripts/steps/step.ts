// Named steps with a duration and a tally. A step that fails, or throws, never hides the ones after it.
export type Tally = { passed: number; failed: number; note?: string; output?: string };
export type Step = { name: string; run: () => Promise<Tally> };

/** Runs the steps, `width` at a time, telling each result as it comes; answers the sum. */
export async function runSteps(steps: readonly Step[], width: number, say: (line: string) => void): Promise<Tally> {
  const waiting = [...steps];
  const total: Tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const tally = await runStep(step, say);
      total.passed += tally.passed;
      total.failed += tally.failed;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return total;
}

/** A step that is right or wrong as a whole: it counts as one. */
export function verdict(ok: boolean, output: string): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

async function runStep(step: Step, say: (line: string) => void): Promise<Tally> {
  const started = performance.now();
  const tally = await step.run().catch((error: unknown): Tally => {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (tally.output) say(tally.output.trimEnd());
  const counts = tally.passed + tally.failed > 1 ? ` · ${tally.passed} passed, ${tally.failed} failed` : '';
  const note = tally.note ? ` · ${tally.note}` : '';
  say(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} · ${seconds} s${counts}${note}`);
  return tally;
}

// What a bench says at its end: its figures, beside those stored in git, and whether each holds.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readBaseline } from './stage.ts';

export interface Figure {
  name: string;
  value: number;
  limit: { atLeast: number } | { atMost: number };
}

export async function report(bench: string, figures: readonly Figure[]): Promise<void> {
  const baseline = await readBaseline();
  for (const { name, value, limit } of figures) {
    const [word, bound] = 'atLeast' in limit ? ['≥', limit.atLeast] : ['≤', limit.atMost];
    const holds = 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
    const before = baseline[bench]?.[name];
    process.stdout.write(
      `${holds ? 'holds' : 'FAILS'}  ${name}: ${value.toFixed(2)} (${word} ${bound}; before: ${before ?? 'none'})\n`,
    );
    if (!holds) process.exitCode = 1;
  }
  if (!process.argv.includes('--save')) return;
  baseline[bench] = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))]));
  await writeFile(resolve(import.meta.dirname, '../baseline.json'), `${JSON.stringify(baseline, null, 2)}\n`);
}

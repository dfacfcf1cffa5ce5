// Holds each first page to its limit of JavaScript, once the build is there. What is too heavy is listed chunk by chunk.
import { type PageLimit, pageLimits } from '../../apps/web/build/page-limits.ts';
import {
  type Chunk,
  moduleEnding,
  openBuild,
  type PageWeight,
  weighPage,
  weighStillPage,
} from '../../apps/web/build/page-weight.ts';
import type { Step } from './step.ts';

export const sizes: Step = {
  name: 'sizes',
  run: async () => {
    const { manifest, bytesOf } = openBuild();
    const verdicts = pageLimits.map((limit) => {
      const byItself = (limit.byItself ?? []).map((ending) => moduleEnding(manifest, ending));
      const weight =
        limit.isStatic === true ? weighStillPage() : weighPage(manifest, [...limit.modules, ...byItself], bytesOf);
      return { line: lineOf(limit, weight), faults: faultsOf(limit, weight) };
    });
    const heavy = verdicts.filter(({ faults }) => faults.length > 0);
    return {
      passed: verdicts.length - heavy.length,
      failed: heavy.length,
      output: verdicts.flatMap(({ line, faults }) => [line, ...faults]).join('\n'),
    };
  },
};

/** What is wrong with a page, and the chunks to look at; nothing when all is well. */
export function faultsOf(limit: PageLimit, { bytes, chunks }: PageWeight): string[] {
  const forbidden = chunks.filter((chunk) => limit.without?.includes(chunk.name));
  const isHeavy = bytes > limit.atMost;
  return [
    ...forbidden.map((chunk) => `  must not load ${chunk.name}`),
    ...(isHeavy ? [`  ${kilo(bytes - limit.atMost)} kB too heavy:`, ...chunkLines(chunks)] : []),
  ];
}

const lineOf = ({ address, atMost }: PageLimit, { bytes, chunks }: PageWeight): string =>
  `${address}: ${kilo(bytes)} kB of ${kilo(atMost)} in ${chunks.length} chunks`;

/** By name what is worth a look; the crumbs as one. */
function chunkLines(chunks: readonly Chunk[]): string[] {
  const crumbs = chunks.filter(({ bytes }) => bytes < CRUMB);
  const sum = crumbs.reduce((total, { bytes }) => total + bytes, 0);
  return [
    ...chunks.filter(({ bytes }) => bytes >= CRUMB).map((chunk) => line(chunk.bytes, chunk.name)),
    ...(crumbs.length > 0 ? [line(sum, `${crumbs.length} of less than ${kilo(CRUMB)} kB`)] : []),
  ];
}

const CRUMB = 1_000;

const line = (bytes: number, name: string): string => `  ${kilo(bytes).padStart(7)} kB  ${name}`;

const kilo = (bytes: number): string => (bytes / 1_000).toFixed(1);

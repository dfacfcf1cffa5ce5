// Holds each first page to its limit of JavaScript, and guests' pages to that of their stylesheet, once the build is there. What is too
// heavy is listed chunk by chunk.
import { type PageLimit, pageLimits, untouchedLimits, untouchedStylesLimit } from '../../apps/web/build/page-limits.ts';
import {
  type Chunk,
  moduleEnding,
  openBuild,
  type PageWeight,
  weighPage,
  weighStaticPage,
  weighUntouchedPage,
  weighUntouchedStyles,
} from '../../apps/web/build/page-weight.ts';
import type { Step } from './step.ts';

export const sizes: Step = {
  name: 'sizes',
  run: async () => {
    const { manifest, bytesOf } = openBuild();
    const verdicts = pageLimits.map((limit) => {
      const byItself = (limit.byItself ?? []).map((ending) => moduleEnding(manifest, ending));
      const weight =
        limit.isStatic === true ? weighStaticPage() : weighPage(manifest, [...limit.modules, ...byItself], bytesOf);
      return verdictOf(limit, weight);
    });
    for (const page of untouchedLimits) verdicts.push(verdictOf(page, weighUntouchedPage(manifest, page, bytesOf)));
    verdicts.push(verdictOf(untouchedStylesLimit, weighUntouchedStyles(manifest, bytesOf)));
    const heavy = verdicts.filter(({ faults }) => faults.length > 0);
    return {
      passed: verdicts.length - heavy.length,
      failed: heavy.length,
      output: verdicts.flatMap(({ line, faults }) => [line, ...faults]).join('\n'),
    };
  },
};

type Limit = Pick<PageLimit, 'address' | 'atMost' | 'without'>;

const verdictOf = (limit: Limit, weight: PageWeight) => ({
  line: lineOf(limit, weight),
  faults: faultsOf(limit, weight),
});

/** The faults of a page and its chunks; empty when the page is within its limit. */
export function faultsOf(limit: Limit, { bytes, chunks }: PageWeight): string[] {
  const forbidden = chunks.filter((chunk) => limit.without?.includes(chunk.name));
  const isHeavy = bytes > limit.atMost;
  return [
    ...forbidden.map((chunk) => `  must not load ${chunk.name}`),
    ...(isHeavy ? [`  ${kilo(bytes - limit.atMost)} kB too heavy:`, ...chunkLines(chunks)] : []),
  ];
}

const lineOf = ({ address, atMost }: Limit, { bytes, chunks }: PageWeight): string =>
  `${address}: ${kilo(bytes)} kB of ${kilo(atMost)} in ${chunks.length} chunks`;

/** Large chunks by name, small ones as one sum. */
function chunkLines(chunks: readonly Chunk[]): string[] {
  const small = chunks.filter(({ bytes }) => bytes < SMALL_CHUNK);
  const sum = small.reduce((total, { bytes }) => total + bytes, 0);
  return [
    ...chunks.filter(({ bytes }) => bytes >= SMALL_CHUNK).map((chunk) => line(chunk.bytes, chunk.name)),
    ...(small.length > 0 ? [line(sum, `${small.length} of less than ${kilo(SMALL_CHUNK)} kB`)] : []),
  ];
}

const SMALL_CHUNK = 1_000;

const line = (bytes: number, name: string): string => `  ${kilo(bytes).padStart(7)} kB  ${name}`;

const kilo = (bytes: number): string => (bytes / 1_000).toFixed(1);

// Decides which modules that several pages share travel in one file. A bundler makes a file for each set of pages that need the same
// modules, which is the least to download, but a page then asks for a hundred files of a few hundred bytes, and each costs a phone more
// time than its bytes do.

/** The modules that the same pages need, or the same parts that are loaded on demand. */
export interface ModuleGroup {
  modules: readonly string[];
  /** The pages and parts. */
  loadedBy: ReadonlySet<string>;
  /** Of their code before it is minified. */
  bytes: number;
}

export interface MergeOptions {
  importsOf: (module: string) => readonly string[];
  /** How many times the bytes of a page or part count. */
  weightOf: (page: string) => number;
  /** The most that one merge may add to a page or part, in bytes, however many others it saves a file. */
  mostFor: (page: string) => number;
}

/** What asking for one more file costs, in bytes of code before it is minified. Measured: some five milliseconds of a processor, in the
 * browser, on the network and on the server together. */
const FILE_BYTES = 10_000;

interface Chunk extends ModuleGroup {
  /** The chunks that it imports. */
  needs: Set<Chunk>;
}

interface Pair {
  first: Chunk;
  second: Chunk;
  gain: number;
}

/** Merges the two groups that gain the most until none gains: files saved for the pages that need both, against the bytes that the others
 * load for nothing. No two chunks ever import each other. */
export function mergeGroups(groups: readonly ModuleGroup[], options: MergeOptions): ModuleGroup[] {
  const chunks = chunksOf(groups, options);
  const pairOf = (first: Chunk, second: Chunk): Pair => ({ first, second, gain: gainOf(first, second, options) });
  let pairs = [...chunks]
    .flatMap((first, index, all) => all.slice(index + 1).map((second) => pairOf(first, second)))
    .filter(isGain);
  for (;;) {
    const best = pairs.reduce<Pair | null>(
      (most, pair) => (most === null || pair.gain > most.gain ? pair : most),
      null,
    );
    if (best === null) return [...chunks];
    const { first, second } = best;
    if (isBetween(first, second) || isBetween(second, first)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const merged = merge(first, second);
    for (const old of [first, second]) chunks.delete(old);
    for (const { needs } of chunks) {
      const hadOne = needs.delete(first);
      if (needs.delete(second) || hadOne) needs.add(merged);
    }
    pairs = pairs.filter((pair) => ![pair.first, pair.second].some((chunk) => chunk === first || chunk === second));
    pairs.push(...[...chunks].map((other) => pairOf(other, merged)).filter(isGain));
    chunks.add(merged);
  }
}

function chunksOf(groups: readonly ModuleGroup[], { importsOf }: MergeOptions): Set<Chunk> {
  const chunks = groups.map((group) => ({ ...group, needs: new Set<Chunk>() }));
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk] as const)));
  for (const chunk of chunks) {
    for (const imported of chunk.modules.flatMap((module) => importsOf(module))) {
      const needed = chunkOf.get(imported);
      if (needed !== undefined && needed !== chunk) chunk.needs.add(needed);
    }
  }
  return new Set(chunks);
}

const isGain = ({ gain }: Pair): boolean => gain > 0;

function gainOf(first: Chunk, second: Chunk, { weightOf, mostFor }: MergeOptions): number {
  const weigh = (pages: ReadonlySet<string>): number => pages.values().reduce((sum, page) => sum + weightOf(page), 0);
  const saved = weigh(first.loadedBy.intersection(second.loadedBy)) * FILE_BYTES;
  if (saved === 0) return 0;
  const onlyFirst = first.loadedBy.difference(second.loadedBy);
  const onlySecond = second.loadedBy.difference(first.loadedBy);
  const isTooMuch = (pages: ReadonlySet<string>, bytes: number): boolean =>
    pages.values().some((page) => bytes > mostFor(page));
  if (isTooMuch(onlyFirst, second.bytes) || isTooMuch(onlySecond, first.bytes)) return 0;
  return saved - weigh(onlySecond) * first.bytes - weigh(onlyFirst) * second.bytes;
}

function merge(first: Chunk, second: Chunk): Chunk {
  const needs = first.needs.union(second.needs);
  for (const own of [first, second]) needs.delete(own);
  return {
    modules: [...first.modules, ...second.modules],
    loadedBy: first.loadedBy.union(second.loadedBy),
    bytes: first.bytes + second.bytes,
    needs,
  };
}

/** Whether one needs the other through a third one, which would then import the merged one and be imported by it. */
function isBetween(from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>();
  const ahead = [...from.needs].filter((chunk) => chunk !== to);
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.needs.has(to)) return true;
    ahead.push(...next.needs);
  }
  return false;
}

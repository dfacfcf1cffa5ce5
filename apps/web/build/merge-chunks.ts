// Decides which modules that several pages share travel in one file. A bundler makes a file for each set of pages that need the same
// modules, which is the least to download, but a page then asks for a hundred files of a few hundred bytes, and each costs a phone more
// time than its bytes do.

/** The modules that the same entries need. An entry is a page, or a part that is loaded on demand. */
export interface ModuleGroup {
  modules: readonly string[];
  entries: ReadonlySet<string>;
  /** Of their code before it is minified. */
  bytes: number;
  /** The packages that they import. */
  packages: ReadonlySet<string>;
}

export interface MergeOptions {
  importsOf: (module: string) => readonly string[];
  /** How many times the bytes of an entry count. */
  weightOf: (entry: string) => number;
  /** All that an entry loads. */
  packagesOf: (entry: string) => ReadonlySet<string>;
}

/** What asking for one more file costs, in bytes of code: about one kilobyte on the network. */
const FILE_BYTES = 5_000;

interface Chunk extends ModuleGroup {
  /** The chunks that it imports. */
  needs: Set<Chunk>;
}

interface Pair {
  first: Chunk;
  second: Chunk;
  gain: number;
}

/** Merges the two groups that gain the most until none gains: files saved for the entries that need both, against the bytes that the others
 * load for nothing. No two chunks ever import each other. */
export function mergeGroups(groups: readonly ModuleGroup[], options: MergeOptions): ModuleGroup[] {
  const chunks = chunksOf(groups, options);
  const gainOf = (first: Chunk, second: Chunk): Pair => ({
    first,
    second,
    gain: gain(first, second, options),
  });
  let pairs = [...chunks].flatMap((first, index, all) => all.slice(index + 1).map((second) => gainOf(first, second)));
  for (;;) {
    pairs = pairs.filter((pair) => pair.gain > 0);
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
    for (const other of chunks) pairs.push(gainOf(other, merged));
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

function gain(first: Chunk, second: Chunk, { weightOf, packagesOf }: MergeOptions): number {
  const weigh = (entries: ReadonlySet<string>): number =>
    entries.values().reduce((sum, entry) => sum + weightOf(entry), 0);
  const saved = weigh(first.entries.intersection(second.entries)) * FILE_BYTES;
  if (saved === 0) return 0;
  const [onlyFirst, onlySecond] = [first.entries.difference(second.entries), second.entries.difference(first.entries)];
  // A package weighs more than any file: nobody loads one for nothing.
  const hasPackages = (entries: ReadonlySet<string>, { packages }: Chunk): boolean =>
    entries.values().every((entry) => packages.isSubsetOf(packagesOf(entry)));
  if (!hasPackages(onlyFirst, second) || !hasPackages(onlySecond, first)) return 0;
  return saved - weigh(onlySecond) * first.bytes - weigh(onlyFirst) * second.bytes;
}

function merge(first: Chunk, second: Chunk): Chunk {
  const needs = first.needs.union(second.needs);
  for (const own of [first, second]) needs.delete(own);
  return {
    modules: [...first.modules, ...second.modules],
    entries: first.entries.union(second.entries),
    bytes: first.bytes + second.bytes,
    packages: first.packages.union(second.packages),
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

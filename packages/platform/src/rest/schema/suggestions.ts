// "Perhaps you meant …": the closest known name, by the measure of PostgREST's own suggestions. Names that share three letters in a
// row are candidates, or two where none is close; the edit distance decides.

/** A name that is less like the wanted one is not suggested. */
const THRESHOLD = 0.33;
const MOST_CANDIDATES = 50;

export function closest(wanted: string, known: Iterable<string>): string | null {
  const names = [...new Set(known)];
  return closestBy(3, wanted, names) ?? closestBy(2, wanted, names);
}

function closestBy(size: number, wanted: string, names: readonly string[]): string | null {
  const pieces = countPieces(wanted, size);
  const candidates = names
    .map((name) => ({ name, cosine: cosineOf(pieces, countPieces(name, size)) }))
    .filter(({ cosine }) => cosine > 0)
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, MOST_CANDIDATES)
    .map(({ name }) => ({ name, likeness: likenessOf(wanted.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best] = candidates;
  return best && best.likeness >= THRESHOLD ? best.name : null;
}

/** Runs of so many letters, the ends marked; what is neither letter, digit, space nor comma does not count. */
function countPieces(name: string, size: number): Map<string, number> {
  const text = `-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}\s,]/gu, '')}-`;
  const counts = new Map<string, number>();
  for (let start = 0; start + size <= text.length; start += 1) {
    const piece = text.slice(start, start + size);
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

function cosineOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [piece, count] of a) shared += count * (b.get(piece) ?? 0);
  return shared === 0 ? 0 : shared / (lengthOf(a) * lengthOf(b));
}

const lengthOf = (counts: ReadonlyMap<string, number>): number => Math.hypot(...counts.values());

/** One minus the share of letters that would have to be changed. */
function likenessOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(a).entries()) {
    const next = [line + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length, 1);
}

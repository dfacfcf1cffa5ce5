// "Perhaps you meant …": the closest known name, by shared pairs of letters.

const THRESHOLD = 0.45;

export function closest(wanted: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let score = THRESHOLD;
  const pairs = letterPairs(wanted);
  for (const name of known) {
    const likeness = dice(pairs, letterPairs(name));
    if (likeness <= score) continue;
    best = name;
    score = likeness;
  }
  return best;
}

function letterPairs(name: string): string[] {
  const text = ` ${name.toLowerCase()} `;
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}

function dice(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  let shared = 0;
  for (const pair of a) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

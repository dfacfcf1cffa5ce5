// The order in which a line with right-to-left writing is drawn: the part of the Unicode Bidirectional Algorithm (UAX #9) that names and
// short notes need. Isolates are understood; explicit embeddings and overrides are not.

/** A part of a line in one direction. Its text is in the order of reading. */
export interface DirectionRun {
  text: string;
  isRightToLeft: boolean;
}

/** Keeps a name from changing the order of the words around it, as <bdi> does on a page. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** The runs of a line from left to right. The first letter with a direction decides where the line begins. */
export function visualRuns(line: string): DirectionRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line.replaceAll(CONTROLS, ''), isRightToLeft: false }];
  const items = itemsOf(Array.from(line));
  const base = items.find(({ kind }) => kind === 'L' || kind === 'R')?.kind === 'R' ? 1 : 0;
  const levels = levelsOf(items, base);
  const runs: { level: number; parts: DirectionRun[] }[] = [];
  let previous: Item | undefined;
  for (const [index, item] of items.entries()) {
    const level = levels[index] ?? base;
    const isRightToLeft = level % 2 === 1;
    const last = runs.at(-1);
    const part = last?.parts[0];
    if (item.inner !== null) runs.push({ level, parts: item.inner });
    else if (last?.level === level && part !== undefined && previous?.inner === null) part.text += item.text;
    else runs.push({ level, parts: [{ text: item.text, isRightToLeft }] });
    previous = item;
  }
  return reordered(runs).flatMap(({ parts }) => parts);
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const CONTROLS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const DIGIT = /\p{Nd}/u;

/** L and R are strong, D a digit, S a separator inside a number, T a sign beside one, M a mark on the letter before, N anything else. */
type Kind = 'L' | 'R' | 'D' | 'S' | 'T' | 'M' | 'N';

interface Item {
  text: string;
  kind: Kind;
  /** An isolated part, in its own visual order. */
  inner: DirectionRun[] | null;
}

function itemsOf(letters: readonly string[]): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const text = letters[index] ?? '';
    if (!/[\u2066-\u2068]/.test(text)) {
      if (!text.match(CONTROLS)) items.push({ text, kind: kindOf(text), inner: null });
      continue;
    }
    const end = endOfIsolate(letters, index);
    items.push({ text: '', kind: 'N', inner: visualRuns(letters.slice(index + 1, end).join('')) });
    index = end;
  }
  return items;
}

/** An isolate that is not closed, as in a shortened line, ends with the line. */
function endOfIsolate(letters: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start; index < letters.length; index += 1) {
    if (/[\u2066-\u2068]/.test(letters[index] ?? '')) depth += 1;
    if (letters[index] === '\u2069') depth -= 1;
    if (depth === 0) return index;
  }
  return letters.length;
}

function kindOf(letter: string): Kind {
  if (DIGIT.test(letter)) return 'D';
  if (/\p{M}/u.test(letter)) return 'M';
  if (/[,.:/+\-\u00a0\u202f]/.test(letter)) return 'S';
  if (/[%‰€$£°#]/.test(letter)) return 'T';
  if (!/\p{L}/u.test(letter)) return 'N';
  return RIGHT_TO_LEFT.test(letter) ? 'R' : 'L';
}

/** Rules W1 to W7, N1 and N2, I1 and I2. Digits of both kinds are alike here. */
function levelsOf(items: readonly Item[], base: 0 | 1): number[] {
  const outside: Kind = base === 1 ? 'R' : 'L';
  const kinds = items.map(({ kind }) => kind);
  for (const [index, kind] of kinds.entries()) if (kind === 'M') kinds[index] = kinds[index - 1] ?? outside;
  for (const [index, kind] of kinds.entries())
    if (kind === 'S') kinds[index] = kinds[index - 1] === 'D' && kinds[index + 1] === 'D' ? 'D' : 'N';
  for (const [index, kind] of kinds.entries())
    if (kind === 'T') kinds[index] = kinds[index - 1] === 'D' || kinds[index + 1] === 'D' ? 'D' : 'N';
  let strong = outside;
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind;
    else if (kind === 'D' && strong === 'L') kinds[index] = 'L';
  }
  const directionAt = (index: number): Kind => {
    const kind = kinds[index] ?? outside;
    return kind === 'D' ? 'R' : kind;
  };
  let from = 0;
  while (from < kinds.length) {
    let to = from;
    while (kinds[to] === 'N') to += 1;
    const direction = directionAt(from - 1) === directionAt(to) ? directionAt(to) : outside;
    kinds.fill(direction, from, to);
    from = to + 1;
  }
  return kinds.map((kind) => (kind === 'D' ? 2 : kind === 'R' ? 1 : base * 2));
}

/** Rule L2: from the highest level down, every sequence at that level or above is reversed. */
function reordered<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let from = 0;
    while (from < order.length) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to + 1;
    }
  }
  return order;
}

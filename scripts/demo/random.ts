// A seeded random generator: the generated seed is checked in, and must be equal on every machine.
export interface Dice {
  /** In [0, 1). */
  next: () => number;
  /** An integer between both bounds, inclusive. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Distinct elements in random order. */
  some: <T>(list: readonly T[], number: number) => T[];
}

/** Each purpose has its own generator, so that a new row in one list does not change the others. */
export function dice(purpose: string): Dice {
  let state = Array.from(purpose).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const some = <T>(list: readonly T[], number: number): T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < number && rest.length > 0) chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    return chosen;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const [one] = some(list, 1);
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    some,
  };
}

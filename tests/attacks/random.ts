// A small seeded generator (mulberry32): the same seed and number make the same request on any machine.

export class Random {
  #state: number;
  /** Half of the requests keep to the rules nearly everywhere, so that they get far before they break one. */
  readonly calm: boolean;

  constructor(seed: number, stream: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
    for (let i = 0; i < 4; i += 1) this.next();
    this.calm = this.chance(0.5);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Chance of something out of order. */
  odd(probability: number): boolean {
    return this.chance(this.calm ? probability / 10 : probability);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  many<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

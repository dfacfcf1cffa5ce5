// A small seeded generator (xorshift32): the same seed gives the same plan on every machine.

export class Random {
  /** An inner loop that draws its own bits starts here and writes back where it ended. */
  state: number;

  constructor(seed: number) {
    // Neighbouring seeds start far apart; a state of 0 would stay 0.
    this.state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x85ebca6b || 1;
    for (let i = 0; i < 8; i += 1) this.bits();
  }

  /** 32 random bits. */
  bits(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x;
  }

  /** An integer from 0 to count − 1, for counts below 65,536. */
  below(count: number): number {
    return ((this.bits() >>> 16) * count) >>> 16;
  }

  /** A number from 0 up to 1. */
  fraction(): number {
    return (this.bits() >>> 0) / 0x1_0000_0000;
  }
}

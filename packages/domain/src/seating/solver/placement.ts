// Chooses where each group of a plan sits: whole tables change places for the near wishes, by annealing.
import type { SeatingModel } from '../model.ts';
import { type Lists, listsOf } from './lists.ts';
import { CHANCE_BITS, CHANCE_SHIFT, CHANCES, fixedPoint } from './metropolis.ts';
import type { Random } from './random.ts';

const HOT = 60;
const COLD = 8;
const LEVELS = 20;

/** A plan with the same people at one table, and at least as many near wishes met. */
export function placeGroups(model: SeatingModel, tableOf: Int32Array, random: Random, steps: number): Int32Array {
  if (model.near.length === 0) return tableOf;
  const placement = new Placement(model, tableOf);
  if (!placement.hasWishes) return tableOf;
  const ratio = (COLD / HOT) ** (1 / LEVELS);
  for (let level = 1; level <= LEVELS && !placement.isComplete; level += 1) {
    placement.anneal(Math.ceil(steps / LEVELS), fixedPoint(HOT * ratio ** level), random);
  }
  return tableOf.map((table) => placement.best[table] ?? table);
}

/** Group g is who sits at table g at first; `#at` says where it goes, `#who` is the inverse. */
class Placement {
  readonly best: Int32Array;
  readonly #tables: number;
  readonly #touch: Uint8Array;
  readonly #worth: Int32Array;
  readonly #at: Int32Array;
  readonly #who: Int32Array;
  /** The wishes between two groups: both groups and a weight, one after the other. */
  readonly #wishes: Int32Array;
  /** The wishes of each group, in the same form. */
  readonly #wishesOf: Lists;
  readonly #unmet: number;
  readonly #isBestAtFirst: boolean;
  #gained = 0;
  #most = 0;

  constructor(model: SeatingModel, tableOf: Int32Array) {
    this.#tables = model.tables;
    this.#touch = model.touch;
    this.#worth = groupWorth(model, tableOf);
    this.#at = new Int32Array(model.tables);
    for (let t = 0; t < model.tables; t += 1) this.#at[t] = t;
    this.#who = this.#at.slice();
    this.best = this.#at.slice();
    const wishes: number[] = [];
    for (const { a, b, weight } of model.near) {
      const [g = 0, h = 0] = [tableOf[a], tableOf[b]];
      if (g !== h) wishes.push(g, h, weight);
    }
    this.#wishes = Int32Array.from(wishes);
    this.#wishesOf = wishesByGroup(this.#wishes, model.tables);
    let unmet = 0;
    for (let i = 0; i < wishes.length; i += 3)
      if (!this.#isMet(i, this.#wishes)) unmet += Math.max(0, wishes[i + 2] ?? 0);
    this.#unmet = unmet;
    const { tables } = model;
    this.#isBestAtFirst = this.#worth.every(
      (worth, index) => worth <= (this.#worth[Math.floor(index / tables) * (tables + 1)] ?? 0),
    );
  }

  get hasWishes(): boolean {
    return this.#wishes.length > 0;
  }

  /** Every wish is met; at first, every group must also earn most where it sits. */
  get isComplete(): boolean {
    return this.#most >= this.#unmet && (this.#most > 0 || this.#isBestAtFirst);
  }

  anneal(steps: number, temperature: number, random: Random): void {
    const wishes = this.#wishes;
    const tables = this.#tables;
    for (let step = 0; step < steps && !this.isComplete; step += 1) {
      const wish = 3 * random.below(wishes.length / 3);
      const isFirst = random.below(2) === 0;
      const g = wishes[wish + (isFirst ? 0 : 1)] ?? 0;
      let table = random.below(tables);
      // A wish that is not met chooses the next try: one of its groups goes beside the other.
      if ((wishes[wish + 2] ?? 0) > 0 && !this.#isMet(wish, wishes)) {
        const row = (this.#at[wishes[wish + (isFirst ? 1 : 0)] ?? 0] ?? 0) * tables;
        while (this.#touch[row + table] === 0) table = table === 0 ? tables - 1 : table - 1;
      }
      const h = this.#who[table] ?? 0;
      if (g === h) continue;
      const before = this.#earned(g, h);
      this.#exchange(g, h);
      const change = this.#earned(g, h) - before;
      if (change < 0 && -change > (temperature * (CHANCES[random.bits() >>> CHANCE_BITS] ?? 0)) >> CHANCE_SHIFT) {
        this.#exchange(g, h);
        continue;
      }
      this.#gained += change;
      if (this.#gained <= this.#most) continue;
      this.#most = this.#gained;
      this.best.set(this.#at);
    }
  }

  #isMet(wish: number, wishes: Int32Array): boolean {
    const row = (this.#at[wishes[wish] ?? 0] ?? 0) * this.#tables;
    return this.#touch[row + (this.#at[wishes[wish + 1] ?? 0] ?? 0)] === 1;
  }

  /** What two groups earn where they are. */
  #earned(g: number, h: number): number {
    const { start, items: wishes } = this.#wishesOf;
    const tables = this.#tables;
    let sum = (this.#worth[g * tables + (this.#at[g] ?? 0)] ?? 0) + (this.#worth[h * tables + (this.#at[h] ?? 0)] ?? 0);
    for (let i = start[g] ?? 0; i < (start[g + 1] ?? 0); i += 3) if (this.#isMet(i, wishes)) sum += wishes[i + 2] ?? 0;
    for (let i = start[h] ?? 0; i < (start[h + 1] ?? 0); i += 3) {
      if (wishes[i] !== g && wishes[i + 1] !== g && this.#isMet(i, wishes)) sum += wishes[i + 2] ?? 0;
    }
    return sum;
  }

  #exchange(g: number, h: number): void {
    const [x, y] = [this.#at[g] ?? 0, this.#at[h] ?? 0];
    this.#at[g] = y;
    this.#at[h] = x;
    this.#who[y] = g;
    this.#who[x] = h;
  }
}

function wishesByGroup(wishes: Int32Array, groups: number): Lists {
  const lists = Array.from({ length: groups }, (): number[] => []);
  for (let i = 0; i < wishes.length; i += 3) {
    const [a = 0, b = 0, weight = 0] = wishes.subarray(i, i + 3);
    lists[a]?.push(a, b, weight);
    lists[b]?.push(a, b, weight);
  }
  return listsOf(lists);
}

/** group × table: what its units earn there; a group that does not fit or may not sit there never goes. */
function groupWorth(model: SeatingModel, tableOf: Int32Array): Int32Array {
  const { units, tables, size, capacity, minimum, allowed, bonus, sides, sidePeople, sideLimit, sideCost } = model;
  const FORBIDDEN = -5e6;
  const worth = new Int32Array(tables * tables);
  const people = new Int32Array(tables);
  for (const [u, g] of tableOf.entries()) people[g] = (people[g] ?? 0) + (size[u] ?? 0);
  for (let g = 0; g < tables; g += 1) {
    const count = people[g] ?? 0;
    for (let t = 0; t < tables; t += 1) {
      const fits = count === 0 || (count <= (capacity[t] ?? 0) && count >= (minimum[t] ?? 0));
      if (g !== t && !fits) worth[g * tables + t] = FORBIDDEN;
    }
  }
  const sided = new Int32Array(tables * sides);
  for (let u = 0; u < units; u += 1) {
    const g = tableOf[u] ?? 0;
    for (let side = 0; side < sides; side += 1)
      sided[g * sides + side] = (sided[g * sides + side] ?? 0) + (sidePeople[u * sides + side] ?? 0);
    for (let t = 0; t < tables; t += 1) {
      const own = allowed[u * tables + t] === 1 || g === t ? (bonus[u * tables + t] ?? 0) : FORBIDDEN;
      worth[g * tables + t] = (worth[g * tables + t] ?? 0) + own;
    }
  }
  for (let at = 0; at < sided.length; at += 1) {
    const ofSide = sided[at] ?? 0;
    const g = Math.floor(at / sides);
    for (let t = 0; t < tables; t += 1)
      worth[g * tables + t] =
        (worth[g * tables + t] ?? 0) - (sideCost[t] ?? 0) * Math.max(0, ofSide - (sideLimit[t] ?? 0));
  }
  return worth;
}

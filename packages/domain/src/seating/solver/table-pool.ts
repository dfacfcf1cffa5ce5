// Groups of units that could share a table, chosen by prices. A unit's price is what it earns in good plans, a kind of table's price what
// one more of it would be worth: at the right prices no unit is wanted by two groups (Lagrangian relaxation of set partitioning, with
// columns generated on the way). Plans are composed by fixing the groups that are wanted most, and pricing again what remains.
import { REQUIRED, type SeatingModel } from '../model.ts';
import type { Random } from './random.ts';

export const UNSEATED = -1;
/** The pool forgets the groups that lose most when it holds more than this, and takes no new ones beyond its limit until then. */
const MOST = 4_000;
const LEFT = 2_000;
const LIMIT = 12_000;
/** A new group may lose so much at the present prices: they are never exact. */
const TOLERANCE = 5;
/** So many kinds of tables get new groups at a time. */
const KINDS_AT_ONCE = 6;
/** How fast the share of rounds in which a group is wanted forgets older rounds. */
const FORGETTING = 0.1;

interface TableKind {
  tables: number[];
  capacity: number;
  minimum: number;
}

export interface Composition {
  worth: number;
  /** How far the prices are disturbed at first, so that plans differ. */
  noise: number;
  /** Subgradient steps between two fixings. */
  rounds: number;
  /** The share of the free tables that is fixed at a time. */
  share: number;
}

export class TablePool {
  readonly #model: SeatingModel;
  readonly #random: Random;
  readonly #keys: Float64Array;
  readonly #kinds: TableKind[];
  readonly #kindOfTable: Int32Array;
  #unitPrices: Float64Array;
  #kindPrices: Float64Array;
  #nextKind = 0;
  /** The groups, one after the other: group i has the units from `#start[i]` to `#start[i + 1]`. */
  #indexOf = new Map<number, number>();
  #size = 0;
  readonly #start = new Int32Array(LIMIT + 1);
  #units = new Int32Array(8 * LIMIT);
  readonly #key = new Float64Array(LIMIT);
  readonly #kind = new Int32Array(LIMIT);
  readonly #value = new Int32Array(LIMIT);
  readonly #surplus = new Float64Array(LIMIT);
  /** The recent share of rounds in which the group is wanted: near 1 for groups that belong to the best plans. */
  readonly #wanted = new Float64Array(LIMIT);
  /** The groups that a completion may choose from, in its first entries. */
  readonly #open = new Int32Array(LIMIT);
  readonly #demand: Int32Array;
  readonly #used: Int32Array;
  /** The tables of each kind where nobody sits. */
  readonly #free: Int32Array;

  constructor(model: SeatingModel, random: Random) {
    this.#model = model;
    this.#random = random;
    this.#keys = Float64Array.from({ length: model.units }, () => Math.floor(random.fraction() * 2 ** 32) * 1_024);
    this.#kinds = kindsOf(model);
    this.#unitPrices = new Float64Array(model.units);
    this.#kindPrices = new Float64Array(this.#kinds.length);
    this.#demand = new Int32Array(model.units);
    this.#used = new Int32Array(this.#kinds.length);
    this.#free = new Int32Array(this.#kinds.length);
    this.#kindOfTable = new Int32Array(model.tables);
    for (const [kind, { tables }] of this.#kinds.entries()) for (const t of tables) this.#kindOfTable[t] = kind;
  }

  addPlan(tableOf: Int32Array): void {
    const members = Array.from({ length: this.#model.tables }, (): number[] => []);
    for (const [u, t] of tableOf.entries()) members[t]?.push(u);
    for (const [t, units] of members.entries()) if (units.length > 0) this.#add(units, this.#kindOfTable[t] ?? 0);
  }

  /** The first prices: each unit's share of what a plan earns. */
  priceBy(tableOf: Int32Array): void {
    const { units, tables, pair, bonus } = this.#model;
    for (let u = 0; u < units; u += 1) {
      let price = bonus[u * tables + (tableOf[u] ?? 0)] ?? 0;
      for (let v = 0; v < units; v += 1) if (tableOf[v] === tableOf[u]) price += (pair[u * units + v] ?? 0) / 2;
      this.#unitPrices[u] = price;
    }
  }

  /** Better prices and new groups for the whole problem. `worth` is that of the best plan. */
  prepare(worth: number, rounds: number): void {
    const plan = new Int32Array(this.#model.units).fill(UNSEATED);
    for (const [kind, { tables }] of this.#kinds.entries()) this.#free[kind] = tables.length;
    this.#forget();
    for (let group = 0; group < this.#size; group += 1) this.#open[group] = group;
    this.#reprice(plan, this.#size, worth, rounds);
    this.#generate(plan);
  }

  /**
   * Completes a plan: its unseated units get groups that fit together at the tables where nobody sits. Units that no group takes stay
   * unseated. `worth` is what these units earned in the best plan so far.
   */
  complete(plan: Int32Array, { worth, noise, rounds, share }: Composition): void {
    const open = this.#open;
    const [unitPrices, kindPrices] = [this.#unitPrices.slice(), this.#kindPrices.slice()];
    for (let u = 0; u < plan.length; u += 1)
      this.#unitPrices[u] = (unitPrices[u] ?? 0) + noise * (this.#random.fraction() - 0.5);
    const taken = new Set(plan);
    const tables = this.#kinds.map((kind) => kind.tables.filter((t) => !taken.has(t)));
    for (const [kind, { length }] of tables.entries()) this.#free[kind] = length;
    for (let group = 0; group < this.#size; group += 1) open[group] = group;
    let count = this.#fitting(this.#size, plan);
    let left = worth;
    while (count > 0) {
      this.#reprice(plan, count, left, rounds);
      const before = this.#size;
      this.#generate(plan);
      for (let group = before; group < this.#size; group += 1) {
        open[count] = group;
        count += 1;
      }
      let fixed = Math.max(1, Math.floor(share * this.#free.reduce((sum, length) => sum + length, 0)));
      for (; fixed > 0 && count > 0; fixed -= 1) {
        left -= this.#fix(this.#mostWanted(count), plan, tables);
        count = this.#fitting(count, plan);
      }
    }
    this.#unitPrices = unitPrices;
    this.#kindPrices = kindPrices;
  }

  /** Chance decides between groups that are wanted about as often. */
  #mostWanted(count: number): number {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) {
      const group = this.#open[index] ?? 0;
      const rank = (this.#wanted[group] ?? 0) + 0.01 * (this.#surplus[group] ?? 0) + 0.1 * this.#random.fraction();
      if (rank <= most) continue;
      most = rank;
      best = group;
    }
    return best;
  }

  /** Of the open groups, those that fit come first. Answers how many. */
  #fitting(count: number, plan: Int32Array): number {
    const open = this.#open;
    let fitting = 0;
    for (let index = 0; index < count; index += 1) {
      const group = open[index] ?? 0;
      if (!this.#fits(group, plan)) continue;
      open[fitting] = group;
      fitting += 1;
    }
    return fitting;
  }

  #fits(group: number, plan: Int32Array): boolean {
    if (this.#free[this.#kind[group] ?? 0] === 0) return false;
    const end = this.#start[group + 1] ?? 0;
    for (let i = this.#start[group] ?? 0; i < end; i += 1) if (plan[this.#units[i] ?? 0] !== UNSEATED) return false;
    return true;
  }

  #fix(group: number, plan: Int32Array, tables: number[][]): number {
    const kind = this.#kind[group] ?? 0;
    const table = tables[kind]?.pop() ?? 0;
    this.#free[kind] = (this.#free[kind] ?? 0) - 1;
    const end = this.#start[group + 1] ?? 0;
    for (let i = this.#start[group] ?? 0; i < end; i += 1) plan[this.#units[i] ?? 0] = table;
    return this.#value[group] ?? 0;
  }

  /** Subgradient steps on what is not fixed yet, sized by the gap between the bound and `worth`. */
  #reprice(plan: Int32Array, count: number, worth: number, rounds: number): void {
    const [start, units, kinds, values] = [this.#start, this.#units, this.#kind, this.#value];
    const [prices, kindPrices] = [this.#unitPrices, this.#kindPrices];
    const [open, surpluses, wanted] = [this.#open, this.#surplus, this.#wanted];
    const [demand, used, free] = [this.#demand, this.#used, this.#free];
    for (let round = 0; round < rounds; round += 1) {
      demand.fill(0);
      used.fill(0);
      let bound = 0;
      for (let u = 0; u < prices.length; u += 1) if (plan[u] === UNSEATED) bound += prices[u] ?? 0;
      for (let kind = 0; kind < used.length; kind += 1) bound += (free[kind] ?? 0) * (kindPrices[kind] ?? 0);
      for (let index = 0; index < count; index += 1) {
        const group = open[index] ?? 0;
        const first = start[group] ?? 0;
        const end = start[group + 1] ?? 0;
        const kind = kinds[group] ?? 0;
        let surplus = (values[group] ?? 0) - (kindPrices[kind] ?? 0);
        for (let i = first; i < end; i += 1) surplus -= prices[units[i] ?? 0] ?? 0;
        surpluses[group] = surplus;
        const isWanted = surplus > 0;
        wanted[group] = (1 - FORGETTING) * (wanted[group] ?? 0) + (isWanted ? FORGETTING : 0);
        if (!isWanted) continue;
        bound += surplus;
        used[kind] = (used[kind] ?? 0) + 1;
        for (let i = first; i < end; i += 1) {
          const u = units[i] ?? 0;
          demand[u] = (demand[u] ?? 0) + 1;
        }
      }
      let norm = 0;
      for (let u = 0; u < prices.length; u += 1) if (plan[u] === UNSEATED) norm += ((demand[u] ?? 0) - 1) ** 2;
      for (let kind = 0; kind < used.length; kind += 1) {
        const excess = (used[kind] ?? 0) - (free[kind] ?? 0);
        if (excess > 0 || (kindPrices[kind] ?? 0) > 0) norm += excess ** 2;
      }
      if (norm === 0) break;
      const step = (0.5 * Math.max(bound - Math.max(worth, 0.9 * bound), 1)) / norm;
      for (let u = 0; u < prices.length; u += 1) {
        if (plan[u] === UNSEATED) prices[u] = (prices[u] ?? 0) + step * ((demand[u] ?? 0) - 1);
      }
      for (let kind = 0; kind < used.length; kind += 1) {
        const excess = (used[kind] ?? 0) - (free[kind] ?? 0);
        kindPrices[kind] = Math.max(0, (kindPrices[kind] ?? 0) + step * excess);
      }
    }
  }

  /** From each unit on, whoever adds most joins until the table is full: the best group on the way joins the pool. */
  #generate(plan: Int32Array): void {
    for (let count = Math.min(KINDS_AT_ONCE, this.#kinds.length); count > 0; count -= 1) {
      this.#nextKind = (this.#nextKind + 1) % this.#kinds.length;
      if ((this.#free[this.#nextKind] ?? 0) > 0) this.#generateFor(this.#nextKind, plan);
    }
  }

  #generateFor(kind: number, plan: Int32Array): void {
    const { units, tables, size, pair, allowed, bonus } = this.#model;
    const { tables: own, capacity, minimum } = this.#kinds[kind] ?? { tables: [], capacity: 0, minimum: 0 };
    const t = own[0] ?? 0;
    const earned = new Float64Array(units);
    const candidates: number[] = [];
    for (let u = 0; u < units; u += 1) {
      if (plan[u] === UNSEATED && allowed[u * tables + t] === 1 && (size[u] ?? 0) <= capacity) candidates.push(u);
    }
    for (const first of candidates) {
      for (const u of candidates) earned[u] = (bonus[u * tables + t] ?? 0) - (this.#unitPrices[u] ?? 0);
      const chosen: number[] = [];
      let people = 0;
      let surplus = -(this.#kindPrices[kind] ?? 0);
      let best = 0;
      let most = -TOLERANCE;
      for (let u = first; u !== UNSEATED; ) {
        chosen.push(u);
        people += size[u] ?? 0;
        surplus += earned[u] ?? 0;
        if (people >= minimum && surplus > most) {
          best = chosen.length;
          most = surplus;
        }
        earned[u] = Number.NEGATIVE_INFINITY;
        const row = u * units;
        const room = capacity - people;
        const salt = this.#random.below(16);
        let next = UNSEATED;
        let highest = -REQUIRED / 2;
        for (let i = 0; i < candidates.length; i += 1) {
          const v = candidates[i] ?? 0;
          const worth = (earned[v] ?? 0) + (pair[row + v] ?? 0);
          earned[v] = worth;
          const rank = worth + ((v * 7 + salt) & 15) * 0.4;
          if ((size[v] ?? 0) > room || rank <= highest) continue;
          highest = rank;
          next = v;
        }
        u = next;
      }
      if (best > 0) this.#add(chosen.slice(0, best), kind);
    }
  }

  #add(members: readonly number[], kind: number): void {
    const { units: n, tables, size, pair, bonus } = this.#model;
    const { tables: own, capacity, minimum } = this.#kinds[kind] ?? { tables: [], capacity: 0, minimum: 0 };
    let key = kind;
    for (const u of members) key += this.#keys[u] ?? 0;
    if (this.#size === LIMIT || this.#indexOf.has(key)) return;
    let people = 0;
    let value = 0;
    for (const [i, u] of members.entries()) {
      people += size[u] ?? 0;
      value += bonus[u * tables + (own[0] ?? 0)] ?? 0;
      for (let j = 0; j < i; j += 1) value += pair[u * n + (members[j] ?? 0)] ?? 0;
    }
    value -= this.#sideLoss(members, own[0] ?? 0);
    if (people > capacity || people < minimum || value < -REQUIRED / 2) return;
    const group = this.#size;
    this.#size += 1;
    this.#indexOf.set(key, group);
    this.#key[group] = key;
    this.#kind[group] = kind;
    this.#value[group] = value;
    this.#surplus[group] = 0;
    this.#wanted[group] = 0;
    this.#store(group, members);
  }

  #store(group: number, members: ArrayLike<number>): void {
    const start = this.#start[group] ?? 0;
    const end = start + members.length;
    if (end > this.#units.length) {
      const units = new Int32Array(2 * end);
      units.set(this.#units);
      this.#units = units;
    }
    this.#units.set(members, start);
    this.#start[group + 1] = end;
  }

  /** What people too many of one side cost at a table. */
  #sideLoss(members: readonly number[], table: number): number {
    const { sides, sidePeople, sideLimit, sideCost } = this.#model;
    let loss = 0;
    for (let side = 0; side < sides; side += 1) {
      let people = 0;
      for (const u of members) people += sidePeople[u * sides + side] ?? 0;
      loss += Math.max(0, people - (sideLimit[table] ?? 0)) * (sideCost[table] ?? 0);
    }
    return loss;
  }

  /** Drops the groups that lose most once there are too many. */
  #forget(): void {
    if (this.#size <= MOST) return;
    const kept = Array.from({ length: this.#size }, (_, group) => group)
      .toSorted((a, b) => (this.#surplus[b] ?? 0) - (this.#surplus[a] ?? 0))
      .slice(0, LEFT)
      .toSorted((a, b) => a - b);
    this.#indexOf = new Map();
    // A group never moves to a higher index: what is still to be read is not overwritten.
    for (const [index, group] of kept.entries()) {
      const members = this.#units.slice(this.#start[group], this.#start[group + 1]);
      this.#indexOf.set(this.#key[group] ?? 0, index);
      for (const list of [this.#key, this.#kind, this.#value, this.#surplus, this.#wanted])
        list[index] = list[group] ?? 0;
      this.#store(index, members);
    }
    this.#size = kept.length;
  }
}

/** Tables between which no unit sees a difference. */
function kindsOf({ units, tables, capacity, minimum, sideLimit, sideCost, allowed, bonus }: SeatingModel): TableKind[] {
  const kinds = new Map<string, TableKind>();
  for (let t = 0; t < tables; t += 1) {
    const places = Array.from({ length: units }, (_, u) =>
      allowed[u * tables + t] === 1 ? (bonus[u * tables + t] ?? 0) : REQUIRED,
    );
    const key = [capacity[t], minimum[t], sideLimit[t], sideCost[t], ...places].join();
    const kind = kinds.get(key) ?? { tables: [], capacity: capacity[t] ?? 0, minimum: minimum[t] ?? 0 };
    kind.tables.push(t);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

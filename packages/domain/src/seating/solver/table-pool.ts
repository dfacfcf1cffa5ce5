// Groups of units that could share a table, chosen by prices. A unit's price is what it earns in good plans, a kind of table's price what
// one more of it would be worth: at the right prices no unit is wanted by two groups (Lagrangian relaxation of set partitioning, with
// columns generated on the way). Plans are composed by fixing the groups that are wanted most, and pricing again what remains.
import { REQUIRED, type SeatingModel } from '../model.ts';
import type { Random } from './random.ts';

export const UNSEATED = -1;
/** The pool forgets the groups that lose most when it holds more than this. */
const MOST = 4_000;
const LEFT = 2_000;
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
  #start = [0];
  #units: number[] = [];
  #kind: number[] = [];
  #value: number[] = [];
  #surplus: number[] = [];
  /** The recent share of rounds in which the group is wanted: near 1 for groups that belong to the best plans. */
  #wanted: number[] = [];

  constructor(model: SeatingModel, random: Random) {
    this.#model = model;
    this.#random = random;
    this.#keys = Float64Array.from({ length: model.units }, () => Math.floor(random.fraction() * 2 ** 32) * 1_024);
    this.#kinds = kindsOf(model);
    this.#unitPrices = new Float64Array(model.units);
    this.#kindPrices = new Float64Array(this.#kinds.length);
    this.#kindOfTable = new Int32Array(model.tables);
    for (const [kind, { tables }] of this.#kinds.entries()) for (const t of tables) this.#kindOfTable[t] = kind;
  }

  get size(): number {
    return this.#value.length;
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

  /** Better prices and new groups for the whole problem. `worth` is that of the best plan. Answers the lowest bound it met. */
  prepare(worth: number, rounds: number): number {
    const plan = new Int32Array(this.#model.units).fill(UNSEATED);
    const free = this.#kinds.map(({ tables }) => tables);
    const groups = this.#forget();
    const bound = this.#reprice(plan, free, groups, worth, rounds);
    this.#generate(plan, free);
    return bound;
  }

  /**
   * Completes a plan: its unseated units get groups that fit together at the tables where nobody sits. Units that no group takes stay
   * unseated. `worth` is what these units earned in the best plan so far.
   */
  complete(plan: Int32Array, { worth, noise, rounds, share }: Composition): void {
    const [unitPrices, kindPrices] = [this.#unitPrices.slice(), this.#kindPrices.slice()];
    for (const [u, price] of unitPrices.entries())
      this.#unitPrices[u] = price + noise * (this.#random.fraction() - 0.5);
    const taken = new Set(plan);
    const free = this.#kinds.map(({ tables }) => tables.filter((t) => !taken.has(t)));
    let groups: number[] = [];
    for (let group = 0; group < this.size; group += 1) if (this.#fits(group, plan, free)) groups.push(group);
    let left = worth;
    while (groups.length > 0) {
      this.#reprice(plan, free, groups, left, rounds);
      const before = this.size;
      this.#generate(plan, free);
      for (let group = before; group < this.size; group += 1) groups.push(group);
      const count = Math.max(1, Math.floor(share * free.reduce((sum, { length }) => sum + length, 0)));
      for (let fixed = 0; fixed < count && groups.length > 0; fixed += 1) {
        left -= this.#fix(this.#mostWanted(groups), plan, free);
        groups = groups.filter((group) => this.#fits(group, plan, free));
      }
    }
    this.#unitPrices = unitPrices;
    this.#kindPrices = kindPrices;
  }

  /** Chance decides between groups that are wanted about as often. */
  #mostWanted(groups: readonly number[]): number {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const group of groups) {
      const rank = (this.#wanted[group] ?? 0) + 0.01 * (this.#surplus[group] ?? 0) + 0.1 * this.#random.fraction();
      if (rank <= most) continue;
      most = rank;
      best = group;
    }
    return best;
  }

  #fits(group: number, plan: Int32Array, free: readonly (readonly number[])[]): boolean {
    if (free[this.#kind[group] ?? 0]?.length === 0) return false;
    const end = this.#start[group + 1] ?? 0;
    for (let i = this.#start[group] ?? 0; i < end; i += 1) if (plan[this.#units[i] ?? 0] !== UNSEATED) return false;
    return true;
  }

  #fix(group: number, plan: Int32Array, free: number[][]): number {
    const table = free[this.#kind[group] ?? 0]?.pop() ?? 0;
    const end = this.#start[group + 1] ?? 0;
    for (let i = this.#start[group] ?? 0; i < end; i += 1) plan[this.#units[i] ?? 0] = table;
    return this.#value[group] ?? 0;
  }

  /** Subgradient steps on what is not fixed yet, sized by the gap between the bound and `worth`. */
  #reprice(
    plan: Int32Array,
    free: readonly (readonly number[])[],
    groups: readonly number[],
    worth: number,
    rounds: number,
  ): number {
    const [start, units, kinds, values] = [this.#start, this.#units, this.#kind, this.#value];
    const [prices, kindPrices] = [this.#unitPrices, this.#kindPrices];
    const demand = new Int32Array(prices.length);
    const used = new Int32Array(kindPrices.length);
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      demand.fill(0);
      used.fill(0);
      let bound = 0;
      for (let u = 0; u < prices.length; u += 1) if (plan[u] === UNSEATED) bound += prices[u] ?? 0;
      for (let kind = 0; kind < used.length; kind += 1) bound += (free[kind]?.length ?? 0) * (kindPrices[kind] ?? 0);
      for (let index = 0; index < groups.length; index += 1) {
        const group = groups[index] ?? 0;
        const first = start[group] ?? 0;
        const end = start[group + 1] ?? 0;
        const kind = kinds[group] ?? 0;
        let surplus = (values[group] ?? 0) - (kindPrices[kind] ?? 0);
        for (let i = first; i < end; i += 1) surplus -= prices[units[i] ?? 0] ?? 0;
        this.#surplus[group] = surplus;
        const isWanted = surplus > 0;
        this.#wanted[group] = (1 - FORGETTING) * (this.#wanted[group] ?? 0) + (isWanted ? FORGETTING : 0);
        if (!isWanted) continue;
        bound += surplus;
        used[kind] = (used[kind] ?? 0) + 1;
        for (let i = first; i < end; i += 1) {
          const u = units[i] ?? 0;
          demand[u] = (demand[u] ?? 0) + 1;
        }
      }
      least = Math.min(least, bound);
      let norm = 0;
      for (let u = 0; u < prices.length; u += 1) if (plan[u] === UNSEATED) norm += ((demand[u] ?? 0) - 1) ** 2;
      for (let kind = 0; kind < used.length; kind += 1) {
        const excess = (used[kind] ?? 0) - (free[kind]?.length ?? 0);
        if (excess > 0 || (kindPrices[kind] ?? 0) > 0) norm += excess ** 2;
      }
      if (norm === 0) break;
      const step = (0.5 * Math.max(bound - Math.max(worth, 0.9 * bound), 1)) / norm;
      for (let u = 0; u < prices.length; u += 1) {
        if (plan[u] === UNSEATED) prices[u] = (prices[u] ?? 0) + step * ((demand[u] ?? 0) - 1);
      }
      for (let kind = 0; kind < used.length; kind += 1) {
        const excess = (used[kind] ?? 0) - (free[kind]?.length ?? 0);
        kindPrices[kind] = Math.max(0, (kindPrices[kind] ?? 0) + step * excess);
      }
    }
    return least;
  }

  /** From each unit on, whoever adds most joins until the table is full: the best group on the way joins the pool. */
  #generate(plan: Int32Array, free: readonly (readonly number[])[]): void {
    for (let count = Math.min(KINDS_AT_ONCE, this.#kinds.length); count > 0; count -= 1) {
      this.#nextKind = (this.#nextKind + 1) % this.#kinds.length;
      if ((free[this.#nextKind]?.length ?? 0) > 0) this.#generateFor(this.#nextKind, plan);
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
    if (this.#indexOf.has(key)) return;
    let people = 0;
    let value = 0;
    for (const [i, u] of members.entries()) {
      people += size[u] ?? 0;
      value += bonus[u * tables + (own[0] ?? 0)] ?? 0;
      for (let j = 0; j < i; j += 1) value += pair[u * n + (members[j] ?? 0)] ?? 0;
    }
    value -= this.#sideLoss(members, own[0] ?? 0);
    if (people > capacity || people < minimum || value < -REQUIRED / 2) return;
    this.#indexOf.set(key, this.size);
    for (const u of members) this.#units.push(u);
    this.#start.push(this.#units.length);
    this.#kind.push(kind);
    this.#value.push(value);
    this.#surplus.push(0);
    this.#wanted.push(0);
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

  /** Drops the groups that lose most once there are too many. Answers those that remain. */
  #forget(): number[] {
    const all = Array.from({ length: this.size }, (_, group) => group);
    if (all.length <= MOST) return all;
    const kept = all.toSorted((a, b) => (this.#surplus[b] ?? 0) - (this.#surplus[a] ?? 0)).slice(0, LEFT);
    const keys = new Map([...this.#indexOf].map(([key, group]) => [group, key]));
    const members = kept.map((group) => this.#units.slice(this.#start[group], this.#start[group + 1]));
    this.#indexOf = new Map(kept.map((group, index) => [keys.get(group) ?? 0, index]));
    this.#kind = kept.map((group) => this.#kind[group] ?? 0);
    this.#value = kept.map((group) => this.#value[group] ?? 0);
    this.#surplus = kept.map((group) => this.#surplus[group] ?? 0);
    this.#wanted = kept.map((group) => this.#wanted[group] ?? 0);
    this.#units = members.flat();
    this.#start = [0];
    for (const { length } of members) this.#start.push((this.#start.at(-1) ?? 0) + length);
    return kept.map((_, index) => index);
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

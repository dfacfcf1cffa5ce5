// One plan that changes: relocations and swaps of units by simulated annealing, with every gain up to date in flat arrays.
import { REQUIRED, type SeatingModel } from '../model.ts';
import type { Random } from './random.ts';

/** Each person too many at a table, or too many of one side where sides must take turns. No wish is worth it, and a plan may pass through it for a moment. */
const OVER = 400;
/** Each person too few. Soft: a table must be able to empty and to fill one unit at a time. */
const UNDER = 30;
/** A unit moves to the table of somebody it likes this often (of 256), else to any table. */
const GUIDED = 128;
/** A move to a table with room is a swap this often (of 256). */
const SWAPPED = 90;
/** Pairs that earn more than the same side or age give are worth following. */
const LIKES = 5;

const NONE = new Int32Array(0);

export interface Cooling {
  steps: number;
  from: number;
  to: number;
}

export class Search {
  readonly model: SeatingModel;
  readonly random: Random;
  /** The table of each unit. */
  readonly tableOf: Int32Array;
  readonly people: Int32Array;
  /** The tables where each unit may sit, and the units it likes. */
  readonly choices: Int32Array[];
  readonly liked: Int32Array[];
  /** table × unit: what the unit earns at that table beside those who sit there. */
  readonly #gain: Int32Array;
  /** table × unit: the units of each table, in its first `#count` entries; `#position` finds a unit among them. */
  readonly #members: Int32Array;
  readonly #count: Int32Array;
  readonly #position: Int32Array;
  readonly #movable: Int32Array;
  /** For each unit, those that near rules name with it and their weights, one after the other. */
  readonly #near: Int32Array[];
  readonly #hasNear: Uint8Array;
  /** table × side: the people of that side, where sides must take turns. */
  readonly #sidePeople: Int32Array;
  /** table × people: the penalty of that many people at that table. */
  readonly #penalty: Int32Array;
  readonly #most: number;
  /** What each person too many of one side costs at each table. */
  readonly #sideCost: Int32Array;

  /** `heat` multiplies the penalties: where moves cost much, a seat too few must cost more. */
  constructor(model: SeatingModel, random: Random, heat: number) {
    const { units, tables, allowed, pair } = model;
    this.model = model;
    this.random = random;
    this.tableOf = new Int32Array(units);
    this.people = new Int32Array(tables);
    this.#gain = new Int32Array(tables * units);
    this.#members = new Int32Array(tables * units);
    this.#count = new Int32Array(tables);
    this.#position = new Int32Array(units);
    this.#sidePeople = new Int32Array(tables * model.sides);
    this.#sideCost = model.sideCost.map((cost) => (cost === REQUIRED ? OVER * heat : cost));
    this.choices = Array.from({ length: units }, (_, u) => indexes(tables, (t) => allowed[u * tables + t] === 1));
    this.liked = Array.from({ length: units }, (_, u) => indexes(units, (v) => (pair[u * units + v] ?? 0) > LIKES));
    this.#movable = indexes(units, (u) => (this.choices[u]?.length ?? 0) > 1);
    this.#near = Array.from({ length: units }, (_, u) =>
      Int32Array.from(model.near.flatMap(({ a, b, weight }) => (a === u ? [b, weight] : b === u ? [a, weight] : []))),
    );
    this.#hasNear = Uint8Array.from(this.#near, ({ length }) => Math.min(1, length));
    this.#most = model.size.reduce((sum, size) => sum + size, 0) + 1;
    this.#penalty = penalties(model, this.#most, heat);
  }

  load(plan: ArrayLike<number>): void {
    const { units, tables, bonus, size, pair } = this.model;
    this.people.fill(0);
    this.#sidePeople.fill(0);
    this.#count.fill(0);
    for (let t = 0; t < tables; t += 1) {
      for (let u = 0; u < units; u += 1) this.#gain[t * units + u] = bonus[u * tables + t] ?? 0;
    }
    for (let u = 0; u < units; u += 1) {
      const t = plan[u] ?? 0;
      this.tableOf[u] = t;
      this.people[t] = (this.people[t] ?? 0) + (size[u] ?? 0);
      this.#addSides(u, t, 1);
      this.#position[u] = this.#count[t] ?? 0;
      this.#members[t * units + (this.#count[t] ?? 0)] = u;
      this.#count[t] = (this.#count[t] ?? 0) + 1;
      for (let v = 0; v < units; v += 1)
        this.#gain[t * units + v] = (this.#gain[t * units + v] ?? 0) + (pair[u * units + v] ?? 0);
    }
  }

  loadRandom(): void {
    this.load(this.choices.map((tables) => tables[this.random.below(tables.length)] ?? 0));
  }

  /**
   * The inner loop of the solver. It runs millions of times a second: locals, integers and few calls.
   * Without near rules a plan changes more freely: at first only who shares a table matters, placement.ts does the rest.
   */
  anneal({ steps, from: hot, to: cold }: Cooling, { withNear }: { withNear: boolean }): void {
    const { units, tables, size, pair, allowed, capacity } = this.model;
    const { tableOf, people, choices, liked, random } = this;
    const gain = this.#gain;
    const members = this.#members;
    const count = this.#count;
    const movable = this.#movable;
    const penalty = this.#penalty;
    const most = this.#most;
    const hasNear = this.#hasNear;
    if (movable.length === 0) return;
    const ratio = (cold / hot) ** (1 / steps);
    let temperature = hot;
    for (let step = 0; step < steps; step += 1) {
      temperature *= ratio;
      const bits = random.bits();
      const u = movable[((bits >>> 16) * movable.length) >>> 16] ?? 0;
      const from = tableOf[u] ?? 0;
      const friends = liked[u] ?? NONE;
      const anywhere = choices[u] ?? NONE;
      const followed = (bits & 255) < GUIDED && friends.length > 0;
      const to = followed
        ? (tableOf[friends[random.below(friends.length)] ?? u] ?? 0)
        : (anywhere[random.below(anywhere.length)] ?? from);
      if (to === from || allowed[u * tables + to] === 0) continue;
      const peopleFrom = people[from] ?? 0;
      const peopleTo = people[to] ?? 0;
      const fits = peopleTo + (size[u] ?? 0) <= (capacity[to] ?? 0);
      let change = (gain[to * units + u] ?? 0) - (gain[from * units + u] ?? 0);
      let moved = size[u] ?? 0;
      let v = -1;
      if (!fits || ((bits >>> 8) & 255) < SWAPPED) {
        if (count[to] === 0) {
          if (!fits) continue;
        } else {
          v = members[to * units + random.below(count[to] ?? 0)] ?? 0;
          moved -= size[v] ?? 0;
          if (allowed[v * tables + from] === 0) continue;
          if (peopleTo + moved > (capacity[to] ?? 0) || peopleFrom - moved > (capacity[from] ?? 0)) continue;
          change += (gain[from * units + v] ?? 0) - (gain[to * units + v] ?? 0) - 2 * (pair[u * units + v] ?? 0);
        }
      }
      if (withNear) {
        if (hasNear[u] === 1) change += this.#nearChange(u, to, v);
        if (v >= 0 && hasNear[v] === 1) change += this.#nearChange(v, from, u);
      }
      if (moved !== 0) {
        change +=
          (penalty[from * most + peopleFrom] ?? 0) -
          (penalty[from * most + peopleFrom - moved] ?? 0) +
          (penalty[to * most + peopleTo] ?? 0) -
          (penalty[to * most + peopleTo + moved] ?? 0);
      }
      if (this.model.sides > 0) change += this.#sideChange(u, to, v);
      if (change < 0 && Math.exp(change / temperature) * 0x1_0000_0000 <= random.bits() >>> 0) continue;
      this.#move(u, to);
      if (v >= 0) this.#move(v, from);
    }
  }

  /** What near rules earn more when a unit moves. With a unit that it swaps with, nothing changes. */
  #nearChange(u: number, to: number, swapped: number): number {
    const { tables, touch } = this.model;
    const near = this.#near[u] ?? NONE;
    const from = this.tableOf[u] ?? 0;
    let change = 0;
    for (let i = 0; i < near.length; i += 2) {
      const other = near[i] ?? 0;
      if (other === swapped) continue;
      const table = this.tableOf[other] ?? 0;
      change += ((touch[to * tables + table] ?? 0) - (touch[from * tables + table] ?? 0)) * (near[i + 1] ?? 0);
    }
    return change;
  }

  /** What people too many of one side cost less when a unit moves, and another the other way. */
  #sideChange(u: number, to: number, swapped: number): number {
    const { sides, sidePeople, sideLimit } = this.model;
    const from = this.tableOf[u] ?? 0;
    let cost = 0;
    for (let side = 0; side < sides; side += 1) {
      const back = swapped < 0 ? 0 : (sidePeople[swapped * sides + side] ?? 0);
      const moved = (sidePeople[u * sides + side] ?? 0) - back;
      const roomFrom = (this.#sidePeople[from * sides + side] ?? 0) - (sideLimit[from] ?? 0);
      const roomTo = (this.#sidePeople[to * sides + side] ?? 0) - (sideLimit[to] ?? 0);
      cost += (this.#sideCost[from] ?? 0) * (Math.max(0, roomFrom - moved) - Math.max(0, roomFrom));
      cost += (this.#sideCost[to] ?? 0) * (Math.max(0, roomTo + moved) - Math.max(0, roomTo));
    }
    return -cost;
  }

  #addSides(u: number, table: number, sign: 1 | -1): void {
    const { sides, sidePeople } = this.model;
    for (let side = 0; side < sides; side += 1) {
      const at = table * sides + side;
      this.#sidePeople[at] = (this.#sidePeople[at] ?? 0) + sign * (sidePeople[u * sides + side] ?? 0);
    }
  }

  #move(u: number, to: number): void {
    const { units, size, pair } = this.model;
    const gain = this.#gain;
    const members = this.#members;
    const from = this.tableOf[u] ?? 0;
    this.tableOf[u] = to;
    this.#addSides(u, from, -1);
    this.#addSides(u, to, 1);
    this.people[from] = (this.people[from] ?? 0) - (size[u] ?? 0);
    this.people[to] = (this.people[to] ?? 0) + (size[u] ?? 0);
    this.#count[from] = (this.#count[from] ?? 0) - 1;
    const last = members[from * units + (this.#count[from] ?? 0)] ?? 0;
    members[from * units + (this.#position[u] ?? 0)] = last;
    this.#position[last] = this.#position[u] ?? 0;
    this.#position[u] = this.#count[to] ?? 0;
    members[to * units + (this.#count[to] ?? 0)] = u;
    this.#count[to] = (this.#count[to] ?? 0) + 1;
    const row = u * units;
    const old = from * units;
    const now = to * units;
    for (let v = 0; v < units; v += 1) {
      const weight = pair[row + v] ?? 0;
      gain[old + v] = (gain[old + v] ?? 0) - weight;
      gain[now + v] = (gain[now + v] ?? 0) + weight;
    }
  }
}

function penalties({ tables, capacity, minimum }: SeatingModel, most: number, heat: number): Int32Array {
  const penalty = new Int32Array(tables * most);
  for (let t = 0; t < tables; t += 1) {
    for (let people = 1; people < most; people += 1) {
      const over = people - (capacity[t] ?? 0);
      const under = (minimum[t] ?? 0) - people;
      const misfit = over > 0 ? OVER * over : under > 0 ? UNDER * Math.min(people, under) : 0;
      penalty[t * most + people] = heat * misfit;
    }
  }
  return penalty;
}

function indexes(count: number, has: (index: number) => boolean): Int32Array {
  return Int32Array.from(Array.from({ length: count }, (_, index) => index).filter(has));
}

// One plan that changes: relocations and swaps of units, one for one or for two, by simulated annealing, with every gain up to date in flat arrays.
import { REQUIRED, type SeatingModel } from '../model.ts';
import { type Lists, listsAbove, listsOf } from './lists.ts';
import { CHANCE_BITS, CHANCE_SHIFT, CHANCES, fixedPoint } from './metropolis.ts';
import type { Random } from './random.ts';

/** Each person too many at a table, or too many of one side where sides must take turns. No wish is worth it, and a plan may pass through it for a moment. */
const OVER = 400;
/** Each person too few. Soft: a table must be able to empty and to fill one unit at a time. */
const UNDER = 30;
/** A unit moves to the table of somebody it likes this often (of 256), else to any table. */
const GUIDED = 192;
/** A move to a table with room is a swap this often (of 256). */
const SWAPPED = 90;
/** Pairs that earn more than the same side or age give are worth following. */
const LIKES = 5;

/** The temperature falls in so many levels: within one, the inner loop uses integers only, which a new process runs fast too. */
const LEVELS = 40;

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
  readonly choices: Lists;
  readonly liked: Lists;
  /** table × unit: what the unit earns at that table beside those who sit there. */
  readonly #gain: Int32Array;
  /** table × unit: the units of each table, in its first `#count` entries; `#position` finds a unit among them. */
  readonly #members: Int32Array;
  readonly #count: Int32Array;
  readonly #position: Int32Array;
  readonly #movable: Int32Array;
  /** For each unit, those that near rules name with it and their weights, one after the other. */
  readonly #near: Lists;
  /** table × side: the people of that side, where sides must take turns. */
  readonly #sidePeople: Int32Array;
  /** table × people: the penalty of that many people at that table. */
  readonly #penalty: Int32Array;
  readonly #most: number;
  /** What each person too many of one side costs at each table. */
  readonly #sideCost: Int32Array;

  /** `heat` multiplies the penalties: where moves cost much, a seat too few must cost more. */
  constructor(model: SeatingModel, random: Random, heat: number) {
    const { units, tables, near } = model;
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
    this.choices = listsAbove(model.allowed, tables, 0);
    this.liked = listsAbove(model.pair, units, LIKES);
    const { start } = this.choices;
    this.#movable = Int32Array.from(this.tableOf.keys()).filter((u) => (start[u + 1] ?? 0) - (start[u] ?? 0) > 1);
    this.#near = nearLists(near, units);
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
    const { start, items } = this.choices;
    this.load(
      this.tableOf.map(
        (_, u) => items[(start[u] ?? 0) + this.random.below((start[u + 1] ?? 0) - (start[u] ?? 0))] ?? 0,
      ),
    );
  }

  /** Without near rules a plan changes more freely: at first only who shares a table matters, placement.ts does the rest. */
  anneal({ steps, from: hot, to: cold }: Cooling, { withNear }: { withNear: boolean }): void {
    if (this.#movable.length === 0) return;
    const ratio = (cold / hot) ** (1 / LEVELS);
    for (let level = 1; level <= LEVELS; level += 1) {
      this.#try(Math.ceil(steps / LEVELS), fixedPoint(hot * ratio ** level), withNear);
    }
  }

  /** The inner loop of the solver. It runs millions of times a second: locals, integers and few calls. */
  #try(steps: number, temperature: number, withNear: boolean): void {
    const { units, tables, size, pair, allowed, capacity, sides } = this.model;
    const { tableOf, people } = this;
    const { start: choiceStart, items: choices } = this.choices;
    const { start: likedStart, items: liked } = this.liked;
    const gain = this.#gain;
    const members = this.#members;
    const count = this.#count;
    const movable = this.#movable;
    const penalty = this.#penalty;
    const most = this.#most;
    const nearStart = this.#near.start;
    const chances = CHANCES;
    let bits = this.random.state;
    for (let step = 0; step < steps; step += 1) {
      bits ^= bits << 13;
      bits ^= bits >>> 17;
      bits ^= bits << 5;
      const u = movable[((bits >>> 16) * movable.length) >>> 16] ?? 0;
      const isFollowed = (bits & 255) < GUIDED;
      const isSwapped = ((bits >>> 8) & 255) < SWAPPED;
      bits ^= bits << 13;
      bits ^= bits >>> 17;
      bits ^= bits << 5;
      const from = tableOf[u] ?? 0;
      let first = likedStart[u] ?? 0;
      let length = (likedStart[u + 1] ?? 0) - first;
      let to = from;
      if (isFollowed && length > 0) to = tableOf[liked[first + (((bits >>> 16) * length) >>> 16)] ?? 0] ?? 0;
      else {
        first = choiceStart[u] ?? 0;
        length = (choiceStart[u + 1] ?? 0) - first;
        to = choices[first + (((bits >>> 16) * length) >>> 16)] ?? 0;
      }
      if (to === from || allowed[u * tables + to] === 0) continue;
      const peopleFrom = people[from] ?? 0;
      const peopleTo = people[to] ?? 0;
      const fits = peopleTo + (size[u] ?? 0) <= (capacity[to] ?? 0);
      let change = (gain[to * units + u] ?? 0) - (gain[from * units + u] ?? 0);
      let moved = size[u] ?? 0;
      let v = -1;
      let w = -1;
      if (!fits || isSwapped) {
        if (count[to] === 0) {
          if (!fits) continue;
        } else {
          bits ^= bits << 13;
          bits ^= bits >>> 17;
          bits ^= bits << 5;
          v = members[to * units + (((bits >>> 16) * (count[to] ?? 0)) >>> 16)] ?? 0;
          moved -= size[v] ?? 0;
          if (allowed[v * tables + from] === 0) continue;
          change += (gain[from * units + v] ?? 0) - (gain[to * units + v] ?? 0) - 2 * (pair[u * units + v] ?? 0);
          if (peopleTo + moved > (capacity[to] ?? 0) && (count[to] ?? 0) > 1) {
            // One unit for two: where every chair is taken, sizes seldom match.
            const own = this.#position[v] ?? 0;
            const other = own + 1 + (((bits & 0xffff) * ((count[to] ?? 0) - 1)) >>> 16);
            w = members[to * units + (other % (count[to] ?? 0))] ?? 0;
            moved -= size[w] ?? 0;
            if (allowed[w * tables + from] === 0) continue;
            change +=
              (gain[from * units + w] ?? 0) -
              (gain[to * units + w] ?? 0) +
              2 * ((pair[v * units + w] ?? 0) - (pair[u * units + w] ?? 0));
          }
          if (peopleTo + moved > (capacity[to] ?? 0) || peopleFrom - moved > (capacity[from] ?? 0)) continue;
        }
      }
      if (withNear) {
        if (nearStart[u] !== nearStart[u + 1]) change += this.#nearChange(u, to, v, w);
        if (v >= 0 && nearStart[v] !== nearStart[v + 1]) change += this.#nearChange(v, from, u, w);
        if (w >= 0 && nearStart[w] !== nearStart[w + 1]) change += this.#nearChange(w, from, u, v);
      }
      if (moved !== 0) {
        change +=
          (penalty[from * most + peopleFrom] ?? 0) -
          (penalty[from * most + peopleFrom - moved] ?? 0) +
          (penalty[to * most + peopleTo] ?? 0) -
          (penalty[to * most + peopleTo + moved] ?? 0);
      }
      if (sides > 0) change += this.#sideChange(u, to, v, w);
      if (change < 0) {
        bits ^= bits << 13;
        bits ^= bits >>> 17;
        bits ^= bits << 5;
        if (-change > (temperature * (chances[bits >>> CHANCE_BITS] ?? 0)) >> CHANCE_SHIFT) continue;
      }
      this.#move(u, to);
      if (v >= 0) this.#move(v, from);
      if (w >= 0) this.#move(w, from);
    }
    this.random.state = bits;
  }

  /** What near rules earn more when a unit moves. With the units that move at the same time, nothing changes. */
  #nearChange(u: number, to: number, one: number, other: number): number {
    const { tables, touch } = this.model;
    const { start, items: near } = this.#near;
    const end = start[u + 1] ?? 0;
    const from = this.tableOf[u] ?? 0;
    let change = 0;
    for (let i = start[u] ?? 0; i < end; i += 2) {
      const v = near[i] ?? 0;
      if (v === one || v === other) continue;
      const table = this.tableOf[v] ?? 0;
      change += ((touch[to * tables + table] ?? 0) - (touch[from * tables + table] ?? 0)) * (near[i + 1] ?? 0);
    }
    return change;
  }

  /** What people too many of one side cost less when a unit moves, and one or two others the other way. */
  #sideChange(u: number, to: number, v: number, w: number): number {
    const { sides, sidePeople, sideLimit } = this.model;
    const from = this.tableOf[u] ?? 0;
    let cost = 0;
    for (let side = 0; side < sides; side += 1) {
      let moved = sidePeople[u * sides + side] ?? 0;
      if (v >= 0) moved -= sidePeople[v * sides + side] ?? 0;
      if (w >= 0) moved -= sidePeople[w * sides + side] ?? 0;
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
    if (this.model.sides > 0) {
      this.#addSides(u, from, -1);
      this.#addSides(u, to, 1);
    }
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
    const [seats, least] = [capacity[t] ?? 0, minimum[t] ?? 0];
    for (let people = 1; people < least; people += 1)
      penalty[t * most + people] = heat * UNDER * Math.min(people, least - people);
    for (let people = seats + 1; people < most; people += 1)
      penalty[t * most + people] = heat * OVER * (people - seats);
  }
  return penalty;
}

function nearLists(near: SeatingModel['near'], units: number): Lists {
  const lists = Array.from({ length: units }, (): number[] => []);
  for (const { a, b, weight } of near) {
    lists[a]?.push(b, weight);
    lists[b]?.push(a, weight);
  }
  return listsOf(lists);
}

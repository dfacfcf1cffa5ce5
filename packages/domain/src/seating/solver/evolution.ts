// A population of plans, annealed or composed from the pool of tables. Children mix two of them and are annealed again from a lower
// temperature; a few tables of a plan are seated anew at the pool's prices.
// When nothing better has come for a while, a new population starts, and the best of several meet in a last one.
import { misfitsOf, type SeatingModel, worthOf } from '../model.ts';
import { placeGroups } from './placement.ts';
import { polish } from './polish.ts';
import { Random } from './random.ts';
import { recombine, seatTheRest } from './recombine.ts';
import { Search } from './search.ts';
import { TablePool, UNSEATED } from './table-pool.ts';

/** A large wedding has time for fewer generations: fewer plans, and children that stay closer to their parents. */
const LARGE_UNITS = 100;
const LARGE = { population: 12, warm: 10, children: 2 };
const USUAL = { population: 16, warm: 15, children: 4 };
/** One step of so many composes a whole plan; of each eight others, `children` mix two plans and the rest seat some tables anew. */
const COMPOSED = 48;
const CYCLE = 8;
/** How a plan is composed from the pool. A composed plan is only warmed a little: its tables are good. */
const COMPOSITION = { noise: 5, rounds: 10, share: 0.25 };
const FIRST_PRICES = 200;
const PRICES = 30;
const WARM_COMPOSED = 6;
/** The tables that are seated anew together: from the fewest to the most. */
const FEWEST_FREED = 3;
const MOST_FREED = 7;
/** A first plan is there soon, a good one next; the others are annealed for fewer steps a unit. The pool starts with the tables of three. */
const FIRST_STEPS = 25_000;
const FIRST_TRIES = 8;
const SECOND_STEPS_A_UNIT = 2_500;
const STEPS_A_UNIT = 1_000;
const ANNEALED_FIRST = 3;
const CHILD_STEPS = 10_000;
const HOT = 25;
const COLD = 2;
/** Where moving a person costs more than this, everything is hotter. */
const USUAL_COST = 40;
/** Two plans that differ in no more tables than this, or than a quarter of them, count as one: of both, the better stays. */
const SAME_TABLES = 4;
/** So many children without a better plan end a population. */
const STALE = 300;
/** So many ended populations send their best plans to the next one. */
const ELITE = 3;

/** Near rules take part in a last, cooler annealing of the plans that come this close to the best. */
const WITHIN_REACH = 100;
const LAST_STEPS = 10_000;
/** Steps of the placement of groups: little for a plan that cannot become the best, more as long as near wishes are not met. */
const QUICK_PLACEMENT = 1_000;
const PLACEMENT = 3_000;
const LONG_PLACEMENT = 10_000;
const COOL = 6;

interface Member {
  tableOf: Int32Array;
  worth: number;
  /** Its worth without near rules. */
  sharing: number;
  /** One number for each table's set of units. */
  groups: ReadonlySet<number>;
}

export interface EvolutionOptions {
  seed: number;
  /** What it costs to move one person; the search must be hot enough to try. */
  moveCost: number;
  /** Where to start instead of anywhere. */
  start: Int32Array | null;
}

export class Evolution {
  readonly #model: SeatingModel;
  /** The model without near rules: annealing compares who shares a table, then each group gets a table that suits it. */
  readonly #sharing: SeatingModel;
  readonly #nearTotal: number;
  readonly #random: Random;
  readonly #search: Search;
  /** Built when it is first used: a first plan does not wait for it. */
  #pool: TablePool | null = null;
  readonly #keys: Float64Array;
  readonly #heat: number;
  readonly #settings: typeof USUAL;
  #start: Int32Array | null;
  #members: Member[] = [];
  #elite: Member[] = [];
  #stale = 0;
  #turn = 0;
  #sharingBest: { tableOf: Int32Array; worth: number };
  best: { tableOf: Int32Array; worth: number };

  constructor(model: SeatingModel, { seed, moveCost, start }: EvolutionOptions) {
    this.#model = model;
    this.#sharing = { ...model, near: [] };
    this.#nearTotal = model.near.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
    this.#random = new Random(seed);
    this.#settings = model.units > LARGE_UNITS ? LARGE : USUAL;
    this.#heat = Math.max(1, moveCost / USUAL_COST);
    this.#search = new Search(model, this.#random, this.#heat);
    this.#keys = Float64Array.from({ length: model.units }, () => Math.floor(this.#random.fraction() * 2 ** 40));
    this.#start = start;
    this.#search.loadRandom();
    const tableOf = start ?? this.#search.tableOf.slice();
    this.best = { tableOf, worth: worthOf(model, tableOf) };
    this.#sharingBest = { tableOf, worth: worthOf(this.#sharing, tableOf) };
  }

  /** Makes one plan more: a few milliseconds. */
  step(): void {
    this.#turn += 1;
    if (this.#turn === 1) this.#members.push(this.#first());
    else if (this.#members.length < this.#settings.population)
      this.#members.push(this.#turn <= ANNEALED_FIRST || this.#turn % 2 === 1 ? this.#newcomer() : this.#composed());
    else if (this.#turn % COMPOSED === 0) this.#addComposed();
    else if (this.#turn % CYCLE >= this.#settings.children) this.#recompose();
    else this.#addChild();
    if (this.#stale > STALE) this.#restart();
  }

  #newcomer(): Member {
    const steps = this.#turn === 2 ? SECOND_STEPS_A_UNIT : STEPS_A_UNIT;
    this.#annealAnew(steps * this.#model.units, { withNear: false });
    return this.#member();
  }

  /** Annealed with near rules and nothing else: it is there soon, and every part of the inner loop is compiled at once. */
  #first(): Member {
    for (let tries = 0; tries < FIRST_TRIES; tries += 1) {
      this.#annealAnew(FIRST_STEPS, { withNear: true });
      const { over, under } = misfitsOf(this.#model, this.#search.tableOf);
      if (over + under === 0) break;
    }
    const plan = this.#search.tableOf;
    this.#sharingBest = { tableOf: plan.slice(), worth: worthOf(this.#sharing, plan) };
    return this.#remember(plan, this.#sharingBest.worth);
  }

  #annealAnew(steps: number, rules: { withNear: boolean }): void {
    if (this.#start === null) this.#search.loadRandom();
    else this.#search.load(this.#start);
    this.#search.anneal({ steps, from: HOT * this.#heat, to: COLD }, rules);
  }

  /** A plan of the groups that the pool's prices favour. */
  #composed(): Member {
    const worth = this.#sharingBest.worth - this.#model.constant;
    const pool = this.#startedPool();
    pool.prepare(worth, PRICES);
    const plan = new Int32Array(this.#model.units).fill(UNSEATED);
    pool.complete(plan, { ...COMPOSITION, worth });
    seatTheRest(this.#search, plan);
    const raw = this.#member(plan);
    this.#search.load(plan);
    this.#search.anneal({ steps: CHILD_STEPS, from: WARM_COMPOSED * this.#heat, to: COLD }, { withNear: false });
    const annealed = this.#member();
    return raw.worth > annealed.worth ? raw : annealed;
  }

  #startedPool(): TablePool {
    if (this.#pool !== null) return this.#pool;
    const pool = new TablePool(this.#sharing, this.#random);
    for (const { tableOf } of this.#members) pool.addPlan(tableOf);
    pool.priceBy(this.#sharingBest.tableOf);
    pool.prepare(this.#sharingBest.worth - this.#model.constant, FIRST_PRICES);
    this.#pool = pool;
    return pool;
  }

  /** Seats the people of a few tables anew, together. */
  #recompose(): void {
    const [one, other] = [this.#random.below(this.#members.length), this.#random.below(this.#members.length)];
    const index = (this.#members[one]?.worth ?? 0) >= (this.#members[other]?.worth ?? 0) ? one : other;
    const member = this.#members[index];
    if (member === undefined) return;
    const plan = member.tableOf.slice();
    const freed = this.#relatedTables(plan);
    for (const [u, t] of plan.entries()) if (freed.has(t)) plan[u] = UNSEATED;
    const worth = earnedAt(this.#model, member.tableOf, freed);
    this.#startedPool().complete(plan, { ...COMPOSITION, worth });
    seatTheRest(this.#search, plan);
    this.#stale += 0.2;
    if (worthOf(this.#sharing, plan) === member.sharing) return;
    const child = this.#member(plan);
    if (child.worth > member.worth) this.#replace(child, index);
  }

  /** Tables whose people would also like each other, and now and then any other. */
  #relatedTables(tableOf: Int32Array): Set<number> {
    const { units, tables } = this.#model;
    const { start, items: liked } = this.#search.liked;
    const chosen = [this.#random.below(units)];
    const related = new Set(chosen.map((u) => tableOf[u] ?? 0));
    const wanted = Math.min(tables, FEWEST_FREED + this.#random.below(MOST_FREED - FEWEST_FREED + 1));
    for (let tries = 0; related.size < wanted && tries < 100; tries += 1) {
      const u = chosen[this.#random.below(chosen.length)] ?? 0;
      const first = start[u] ?? 0;
      const count = (start[u + 1] ?? 0) - first;
      const isAnybody = count === 0 || tries % 8 === 7;
      const v = isAnybody ? this.#random.below(units) : (liked[first + this.#random.below(count)] ?? 0);
      const table = tableOf[v] ?? 0;
      if (related.has(table)) continue;
      related.add(table);
      for (const [w, t] of tableOf.entries()) if (t === table) chosen.push(w);
    }
    return related;
  }

  #addComposed(): void {
    const plan = this.#composed();
    this.#stale += 1;
    const worst = this.#members.reduce((a, b) => (a.worth <= b.worth ? a : b));
    this.#replace(plan, this.#members.indexOf(worst));
  }

  #replace(child: Member, index: number): void {
    const same = Math.min(SAME_TABLES, Math.floor(this.#model.tables / 4));
    const twin = this.#members.findIndex(({ groups }) => differences(child.groups, groups) <= same);
    const replaced = twin >= 0 ? twin : index;
    if (child.worth > (this.#members[replaced]?.worth ?? 0)) this.#members[replaced] = child;
  }

  #addChild(): void {
    const first = this.#random.below(this.#settings.population);
    const second = (first + 1 + this.#random.below(this.#settings.population - 1)) % this.#settings.population;
    const [a, b] = [this.#members[first], this.#members[second]];
    if (a === undefined || b === undefined) return;
    this.#search.load(recombine(this.#search, a.tableOf, b.tableOf));
    this.#search.anneal({ steps: CHILD_STEPS, from: this.#settings.warm * this.#heat, to: COLD }, { withNear: false });
    const child = this.#member();
    this.#stale += 1;
    this.#replace(child, a.worth < b.worth ? first : second);
  }

  /** Chooses the tables of a plan's groups; near rules take part in a last annealing of a plan that may become the best. */
  #member(plan = this.#search.tableOf): Member {
    const sharing = worthOf(this.#sharing, plan);
    this.#pool?.addPlan(plan);
    if (sharing > this.#sharingBest.worth) this.#sharingBest = { tableOf: plan.slice(), worth: sharing };
    if (this.#model.near.length === 0) return this.#remember(plan, sharing);
    const highest = sharing + this.#nearTotal;
    if (highest <= this.best.worth) return this.#remember(this.#placed(plan, QUICK_PLACEMENT), sharing);
    let member = this.#remember(this.#placed(plan, PLACEMENT), sharing);
    if (member.worth < highest) {
      const again = this.#remember(this.#placed(plan, LONG_PLACEMENT), sharing);
      if (again.worth > member.worth) member = again;
    }
    if (member.worth < this.best.worth - WITHIN_REACH) return member;
    this.#search.load(member.tableOf);
    this.#search.anneal({ steps: LAST_STEPS, from: COOL * this.#heat, to: COLD }, { withNear: true });
    const polished = polish(this.#model, this.#search.tableOf);
    this.#pool?.addPlan(polished);
    const last = this.#remember(polished, worthOf(this.#sharing, polished));
    return last.worth > member.worth ? last : member;
  }

  #placed(plan: Int32Array, steps: number): Int32Array {
    return placeGroups(this.#model, plan, this.#random, steps);
  }

  #remember(plan: Int32Array, sharing: number): Member {
    const tableOf = plan.slice();
    const worth = worthOf(this.#model, tableOf);
    if (worth > this.best.worth) {
      this.best = { tableOf, worth };
      this.#stale = 0;
    }
    const sums = new Float64Array(this.#model.tables);
    for (const [u, t] of tableOf.entries()) sums[t] = (sums[t] ?? 0) + (this.#keys[u] ?? 0);
    return { tableOf, worth, sharing, groups: new Set(sums) };
  }

  #restart(): void {
    const best = this.#members.reduce((a, b) => (a.worth >= b.worth ? a : b));
    this.#elite.push(best);
    this.#members = [];
    this.#stale = 0;
    if (this.#elite.length <= ELITE) return;
    this.#members = this.#elite;
    this.#elite = [];
  }
}

/** In how many tables a plan differs from another. */
function differences(own: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let count = 0;
  for (const group of own) if (!other.has(group)) count += 1;
  return count;
}

/** What the units at some tables earn there. */
function earnedAt(
  { units, tables, pair, bonus }: SeatingModel,
  tableOf: Int32Array,
  some: ReadonlySet<number>,
): number {
  let earned = 0;
  for (let u = 0; u < units; u += 1) {
    const t = tableOf[u] ?? 0;
    if (!some.has(t)) continue;
    earned += bonus[u * tables + t] ?? 0;
    for (let v = 0; v < u; v += 1) if (tableOf[v] === t) earned += pair[u * units + v] ?? 0;
  }
  return earned;
}

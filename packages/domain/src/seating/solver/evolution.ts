// A population of plans: annealed ones at first, then children of two of them, annealed again from a lower temperature.
// When nothing better has come for a while, a new population starts, and the best of several meet in a last one.
import { type SeatingModel, worthOf } from '../model.ts';
import { placeGroups } from './placement.ts';
import { polish } from './polish.ts';
import { Random } from './random.ts';
import { recombine } from './recombine.ts';
import { Search } from './search.ts';

/** A large wedding has time for fewer generations: fewer plans, and children that stay closer to their parents. */
const LARGE_UNITS = 100;
const LARGE = { population: 12, warm: 10 };
const USUAL = { population: 16, warm: 15 };
const FIRST_STEPS = 25_000;
const CHILD_STEPS = 10_000;
const HOT = 40;
const COLD = 3;
/** Two plans that differ in no more tables than this, or than a quarter of them, count as one: of both, the better stays. */
const SAME_TABLES = 4;
/** So many children without a better plan end a population. */
const STALE = 300;
/** So many ended populations send their best plans to the next one. */
const ELITE = 3;

/** Near rules take part in a last, cooler annealing of the plans that come this close to the best. */
const WITHIN_REACH = 100;
const LAST_STEPS = 10_000;
const COOL = 6;

interface Member {
  tableOf: Int32Array;
  worth: number;
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
  readonly #keys: Float64Array;
  readonly #heat: number;
  readonly #settings: typeof USUAL;
  #start: Int32Array | null;
  #members: Member[] = [];
  #elite: Member[] = [];
  #stale = 0;
  best: { tableOf: Int32Array; worth: number };

  constructor(model: SeatingModel, { seed, moveCost, start }: EvolutionOptions) {
    this.#model = model;
    this.#sharing = { ...model, near: [] };
    this.#nearTotal = model.near.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
    this.#random = new Random(seed);
    this.#settings = model.units > LARGE_UNITS ? LARGE : USUAL;
    this.#heat = Math.max(1, moveCost / HOT);
    this.#search = new Search(model, this.#random, this.#heat);
    this.#keys = Float64Array.from({ length: model.units }, () => Math.floor(this.#random.fraction() * 2 ** 40));
    this.#start = start;
    this.#search.loadRandom();
    const tableOf = start ?? this.#search.tableOf.slice();
    this.best = { tableOf, worth: worthOf(model, tableOf) };
  }

  /** Makes one plan more: a few milliseconds. */
  step(): void {
    if (this.#members.length < this.#settings.population) this.#members.push(this.#newcomer());
    else this.#addChild();
    if (this.#stale > STALE) this.#restart();
  }

  #newcomer(): Member {
    if (this.#start === null) this.#search.loadRandom();
    else this.#search.load(this.#start);
    this.#search.anneal({ steps: FIRST_STEPS, from: HOT * this.#heat, to: COLD }, { withNear: false });
    return this.#member();
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
    const same = Math.min(SAME_TABLES, Math.floor(this.#model.tables / 4));
    const twin = this.#members.findIndex(({ groups }) => differences(child.groups, groups) <= same);
    const replaced = twin >= 0 ? twin : a.worth < b.worth ? first : second;
    if (child.worth > (this.#members[replaced]?.worth ?? 0)) this.#members[replaced] = child;
  }

  #member(): Member {
    const tableOf = this.#search.tableOf.slice();
    const worth = worthOf(this.#sharing, tableOf);
    if (worth + this.#nearTotal > this.best.worth) this.#offer(tableOf);
    const sums = new Float64Array(this.#model.tables);
    for (const [u, t] of tableOf.entries()) sums[t] = (sums[t] ?? 0) + (this.#keys[u] ?? 0);
    return { tableOf, worth, groups: new Set(sums) };
  }

  /** Chooses the tables of a plan's groups and remembers it if it is the best. */
  #offer(candidate: Int32Array): void {
    const placed = placeGroups(this.#model, candidate, this.#random);
    const worth = this.#remember(placed);
    if (this.#model.near.length === 0 || worth < this.best.worth - WITHIN_REACH) return;
    this.#search.load(placed);
    this.#search.anneal({ steps: LAST_STEPS, from: COOL * this.#heat, to: COLD }, { withNear: true });
    this.#remember(polish(this.#model, this.#search.tableOf));
  }

  #remember(tableOf: Int32Array): number {
    const worth = worthOf(this.#model, tableOf);
    if (worth > this.best.worth) {
      this.best = { tableOf: tableOf.slice(), worth };
      this.#stale = 0;
    }
    return worth;
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

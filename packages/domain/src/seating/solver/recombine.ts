// A new plan from two: whole tables of one and the other in turn, the best first, then whoever is left where they earn most.
// Annealing finds good tables and seldom all of them in one plan; this is what brings them together.
import type { SeatingModel } from '../model.ts';
import type { Random } from './random.ts';
import type { Search } from './search.ts';
import { UNSEATED } from './table-pool.ts';

/** What a table counts for when too few of its people are left. */
const TOO_FEW = 0.3;
const OVER = 1_000;

interface Group {
  table: number;
  units: number[];
  people: number;
  value: number;
}

export function recombine(search: Search, a: Int32Array, b: Int32Array): Int32Array {
  const { model, random } = search;
  const child = new Int32Array(model.units).fill(UNSEATED);
  const parents = [groupsOf(model, a), groupsOf(model, b)];
  const free = new Set(model.capacity.keys());
  let turn = random.below(2);
  // Half of the children leave every group at its own table: they mix their parents more, and the population stays varied.
  const stays = random.below(2) === 0;
  while (free.size > 0 && parents.some((groups) => groups.length > 0)) {
    const group = takeBest(model, random, parents[turn] ?? []);
    turn = 1 - turn;
    if (group === null) continue;
    const table = tableFor(model, group, stays ? free.intersection(new Set([group.table])) : free);
    if (table === UNSEATED) continue;
    free.delete(table);
    for (const u of group.units) child[u] = table;
    parents[turn] = without(model, parents[turn] ?? [], group.units);
  }
  seatTheRest(search, child);
  return child;
}

function groupsOf(model: SeatingModel, tableOf: Int32Array): Group[] {
  const units = Array.from({ length: model.tables }, (): number[] => []);
  for (const [u, t] of tableOf.entries()) units[t]?.push(u);
  return units.flatMap((members, table) => (members.length === 0 ? [] : groupOf(model, table, members)));
}

function groupOf({ units: n, tables, size, pair, bonus }: SeatingModel, table: number, units: number[]): Group {
  let people = 0;
  let value = 0;
  for (const [i, u] of units.entries()) {
    people += size[u] ?? 0;
    value += bonus[u * tables + table] ?? 0;
    for (let j = 0; j < i; j += 1) value += pair[u * n + (units[j] ?? 0)] ?? 0;
  }
  return { table, units, people, value };
}

/** Takes out the group that earns most a person, with some chance for the others. */
function takeBest({ minimum }: SeatingModel, random: Random, groups: Group[]): Group | null {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { table, people, value }] of groups.entries()) {
    const share = people < (minimum[table] ?? 0) ? TOO_FEW : 1;
    const worth = ((value + 1) / Math.max(1, people)) * share * (0.7 + 0.6 * random.fraction());
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best < 0 ? null : (groups.splice(best, 1)[0] ?? null);
}

/** The free table where the group earns most, then the one that it fills best. */
function tableFor({ tables, capacity, allowed, bonus }: SeatingModel, group: Group, free: ReadonlySet<number>): number {
  let best = UNSEATED;
  let most = Number.NEGATIVE_INFINITY;
  for (const table of free) {
    const room = (capacity[table] ?? 0) - group.people;
    if (room < 0 && table !== group.table) continue;
    let worth = table === group.table ? 0.5 - room : -room;
    for (const u of group.units) {
      worth += 100 * (bonus[u * tables + table] ?? 0);
      if (allowed[u * tables + table] === 0) worth = Number.NEGATIVE_INFINITY;
    }
    if (worth <= most) continue;
    most = worth;
    best = table;
  }
  return best;
}

function without(model: SeatingModel, groups: readonly Group[], taken: readonly number[]): Group[] {
  return groups.flatMap((group) => {
    const left = group.units.filter((u) => !taken.includes(u));
    if (left.length === group.units.length) return group;
    return left.length === 0 ? [] : groupOf(model, group.table, left);
  });
}

/** Large units first: they have the fewest tables to go to. */
export function seatTheRest({ model, choices }: Search, child: Int32Array): void {
  const { units, tables, size, capacity, pair, bonus } = model;
  const { start, items } = choices;
  const people = new Int32Array(tables);
  const left: number[] = [];
  for (let u = 0; u < units; u += 1) {
    const t = child[u] ?? UNSEATED;
    if (t === UNSEATED) left.push(u);
    else people[t] = (people[t] ?? 0) + (size[u] ?? 0);
  }
  left.sort((u, v) => (size[v] ?? 0) - (size[u] ?? 0));
  const worth = new Int32Array(tables);
  for (const u of left) {
    for (let t = 0; t < tables; t += 1) worth[t] = bonus[u * tables + t] ?? 0;
    for (let v = 0; v < units; v += 1) {
      const t = child[v] ?? UNSEATED;
      if (t !== UNSEATED) worth[t] = (worth[t] ?? 0) + (pair[u * units + v] ?? 0);
    }
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = start[u] ?? 0; i < (start[u + 1] ?? 0); i += 1) {
      const t = items[i] ?? 0;
      const over = (people[t] ?? 0) + (size[u] ?? 0) - (capacity[t] ?? 0);
      const own = (worth[t] ?? 0) - OVER * Math.max(0, over);
      if (own <= most) continue;
      most = own;
      best = t;
    }
    child[u] = best;
    people[best] = (people[best] ?? 0) + (size[u] ?? 0);
  }
}

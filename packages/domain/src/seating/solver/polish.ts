// Small steps to a better plan with everything counted, near rules too: what annealing and placement leave undone.
import { REQUIRED, type SeatingModel, TOO_FEW } from '../model.ts';

const ROUNDS = 3;

/** Relocates and swaps the units of unmet near rules as long as that makes the plan better. */
export function polish(model: SeatingModel, plan: Int32Array): Int32Array {
  const { units, tables, allowed, near, touch } = model;
  const tableOf = plan.slice();
  const isUnmet = ({ a, b, weight }: SeatingModel['near'][number]) => {
    const touches = touch[(tableOf[a] ?? 0) * tables + (tableOf[b] ?? 0)] === 1;
    return weight > 0 ? !touches : touches;
  };
  const relocate = (u: number, to: number): number => {
    const before = worthOfUnit(model, tableOf, u, to);
    const from = tableOf[u] ?? 0;
    tableOf[u] = to;
    return worthOfUnit(model, tableOf, u, from) - before;
  };
  const attempt = (u: number, to: number, v: number | null): boolean => {
    const from = tableOf[u] ?? 0;
    if (from === to || allowed[u * tables + to] === 0) return false;
    if (v !== null && allowed[v * tables + from] === 0) return false;
    const change = relocate(u, to) + (v === null ? 0 : relocate(v, from));
    if (change > 0) return true;
    tableOf[u] = from;
    if (v !== null) tableOf[v] = to;
    return false;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let isBetter = false;
    for (const u of new Set(near.filter(isUnmet).flatMap(({ a, b }) => [a, b]))) {
      for (let t = 0; t < tables; t += 1) isBetter = attempt(u, t, null) || isBetter;
      for (let v = 0; v < units; v += 1) isBetter = attempt(u, tableOf[v] ?? 0, v) || isBetter;
    }
    if (!isBetter) break;
  }
  return tableOf;
}

/** The part of a plan's worth that changes when this unit moves between its table and another. */
function worthOfUnit(model: SeatingModel, tableOf: Int32Array, u: number, other: number): number {
  const { units, tables, size, capacity, minimum, pair, bonus, touch, near } = model;
  const own = tableOf[u] ?? 0;
  let worth = bonus[u * tables + own] ?? 0;
  let [here, there] = [0, 0];
  for (let v = 0; v < units; v += 1) {
    if (tableOf[v] === own) {
      here += size[v] ?? 0;
      if (v !== u) worth += pair[u * units + v] ?? 0;
    } else if (tableOf[v] === other) there += size[v] ?? 0;
  }
  for (const { a, b, weight } of near) {
    if ((a === u || b === u) && touch[(tableOf[a] ?? 0) * tables + (tableOf[b] ?? 0)] === 1) worth += weight;
  }
  const misfit = (table: number, people: number) => {
    const over = Math.max(0, people - (capacity[table] ?? 0));
    const under = people === 0 ? 0 : Math.max(0, (minimum[table] ?? 0) - people);
    return REQUIRED * over + TOO_FEW * under;
  };
  return worth - misfit(own, here) - misfit(other, there);
}

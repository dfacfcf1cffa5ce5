// When not everything can hold, a plan leaves people without a place rather than break a required rule or a capacity.
import { REQUIRED, type SeatingModel } from '../model.ts';

const NOWHERE = -1;

interface Limits {
  /** Units that stay where they are. */
  isFixed: (unit: number) => boolean;
  /** Whether these units can sit at this table with their sides taking turns, where a required rule asks for it. */
  canAlternate: (table: number, units: readonly number[]) => boolean;
}

/** Takes out units until no table has too many people and no required rule is broken, then seats again whom it can. */
export function leaveOutMisfits(model: SeatingModel, tableOf: Int32Array, { isFixed, canAlternate }: Limits): void {
  const { size } = model;
  const leaveOut = (candidates: readonly number[]) => {
    const [first] = candidates.filter((u) => !isFixed(u)).toSorted((u, v) => (size[u] ?? 0) - (size[v] ?? 0));
    if (first !== undefined) tableOf[first] = NOWHERE;
    return first !== undefined;
  };
  for (const [table] of model.capacity.entries()) {
    for (let over = excess(model, tableOf, table); over > 0; over = excess(model, tableOf, table)) {
      const there = unitsAt(tableOf, table).filter((u) => (size[u] ?? 0) > 0);
      const enough = there.filter((u) => !isFixed(u) && (size[u] ?? 0) >= over);
      if (!leaveOut(enough.length > 0 ? enough : there)) break;
    }
    for (let there = unitsAt(tableOf, table); !canAlternate(table, there); there = unitsAt(tableOf, table)) {
      const enough = there.filter((u) => !isFixed(u) && canAlternate(table, without(there, u)));
      if (!leaveOut(enough.length > 0 ? enough : there)) break;
    }
  }
  for (const [u] of tableOf.entries()) {
    for (let v = 0; v < u; v += 1) if (isBroken(model, tableOf, u, v)) leaveOut([u, v]);
  }
  for (const [u, table] of tableOf.entries())
    if (table === NOWHERE) tableOf[u] = seatFor(model, tableOf, u, canAlternate);
}

const unitsAt = (tableOf: Int32Array, table: number): number[] =>
  [...tableOf.keys()].filter((u) => tableOf[u] === table);

const without = (units: readonly number[], left: number): number[] => units.filter((u) => u !== left);

function excess({ size, capacity }: SeatingModel, tableOf: Int32Array, table: number): number {
  let people = 0;
  for (const [u, t] of tableOf.entries()) if (t === table) people += size[u] ?? 0;
  return people - (capacity[table] ?? 0);
}

/** Whether these two break a required rule: together at one table, too near, or not near. */
function isBroken(
  { units, tables, pair, near, touch }: SeatingModel,
  tableOf: Int32Array,
  u: number,
  v: number,
): boolean {
  const [a = NOWHERE, b = NOWHERE] = [tableOf[u], tableOf[v]];
  if (a === NOWHERE || b === NOWHERE) return false;
  if (a === b && (pair[u * units + v] ?? 0) < -REQUIRED / 2) return true;
  return near.some(({ a: one, b: other, weight }) => {
    if (Math.abs(weight) < REQUIRED || !((one === u && other === v) || (one === v && other === u))) return false;
    return (touch[a * tables + b] === 1) !== weight > 0;
  });
}

function seatFor(model: SeatingModel, tableOf: Int32Array, u: number, canAlternate: Limits['canAlternate']): number {
  const { units, tables, size, allowed, pair, bonus } = model;
  let best = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < tables; t += 1) {
    if (allowed[u * tables + t] === 0) continue;
    const fits = excess(model, tableOf, t) + (size[u] ?? 0) <= 0 && canAlternate(t, [...unitsAt(tableOf, t), u]);
    let worth = bonus[u * tables + t] ?? 0;
    tableOf[u] = t;
    let holds = true;
    for (let v = 0; v < units; v += 1) {
      if (v === u) continue;
      if (tableOf[v] === t) worth += pair[u * units + v] ?? 0;
      if (isBroken(model, tableOf, u, v)) holds = false;
    }
    tableOf[u] = NOWHERE;
    if (!fits || !holds || worth <= most) continue;
    most = worth;
    best = t;
  }
  return best;
}

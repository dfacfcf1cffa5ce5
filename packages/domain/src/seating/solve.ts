// Proposes, improves or repairs a plan. Pure: the caller owns the clock, takes one step after the other and stops when it likes.
import { takesTurnsIn } from './feasibility.ts';
import { buildModel, type SeatingModel } from './model.ts';
import type { SeatingPlan, SeatingProblem } from './problem.ts';
import { type PlanReview, reviewPlan } from './score.ts';
import { assignSeats } from './seats.ts';
import { alternation, canAlternate, fixedSeat } from './sides.ts';
import { Evolution } from './solver/evolution.ts';
import { leaveOutMisfits } from './solver/misfits.ts';
import { type Units, unitsOf } from './units.ts';

/**
 * `propose`: people without a place get one, the others stay.
 * `improve`: people move where the plan gains more than their move costs.
 * `repair`: the fewest people move that must, then the score decides.
 */
export type SolveMode = 'propose' | 'improve' | 'repair';

export interface SolveOptions {
  mode: SolveMode;
  seed: number;
  current: SeatingPlan;
}

export interface SeatingSolution {
  /** Everybody who needs a seat has one. */
  plan: SeatingPlan;
  review: PlanReview;
  /** People who had a place and have another one. */
  moved: string[];
}

export interface SeatingSolver {
  /** Works for a few milliseconds. Answers whether the plan became better. */
  step: () => boolean;
  /** Nothing can change: every further step is vain. */
  isDone: boolean;
  best: () => SeatingSolution;
}

/** In tenths of a point: moving somebody must gain more than an « important » wish shared by two. */
const MOVE_COST: Record<SolveMode, number> = { propose: 0, improve: 60, repair: 2_000 };

export function createSeatingSolver(problem: SeatingProblem, { mode, seed, current }: SolveOptions): SeatingSolver {
  const tables = new Map(problem.tables.map(({ id }, index) => [id, index]));
  const placedAt = problem.guests.map(({ id }) => tables.get(current[id]?.tableId ?? '') ?? NOWHERE);
  const units = mode === 'propose' ? splitByPlace(unitsOf(problem), placedAt) : unitsOf(problem);
  const model = buildModel(problem, units);
  if (mode === 'propose') keepPlaces(model, problem, units, placedAt);
  else addMoveCosts(model, units, placedAt, MOVE_COST[mode]);

  const fixed = new Set(placedAt.flatMap((t, g) => (t === NOWHERE ? [] : (units.unitOf[g] ?? []))));
  const isFixed = (u: number) => mode === 'propose' && fixed.has(u);
  const canShare = alternatingUnits(problem, units, mode === 'propose' ? current : {});
  const seatable = seatableUnits(model, (u, t) => isFixed(u) || canShare(t, [u]));
  const part = partOf(model, seatable);
  const isDone = part.units === 0 || !hasChoice(part);
  const start = mode === 'propose' ? null : startOf(model, seatable, units, placedAt);
  const evolution = part.units === 0 ? null : new Evolution(part, { seed, moveCost: MOVE_COST[mode], start });
  return {
    isDone,
    step: () => {
      const before = evolution?.best.worth;
      if (!isDone) evolution?.step();
      return evolution?.best.worth !== before;
    },
    best: () => {
      const tableOf = new Int32Array(units.count).fill(NOWHERE);
      for (const [index, u] of seatable.entries()) tableOf[u] = evolution?.best.tableOf[index] ?? NOWHERE;
      leaveOutMisfits(model, tableOf, { isFixed, canAlternate: canShare });
      return solutionOf(problem, { mode, current, unitOf: units.unitOf, tableOf });
    },
  };
}

const NOWHERE = -1;

/** Units whose guests already sit at several tables, or only partly sit, are cut into the parts that share a place. */
function splitByPlace({ unitOf }: Units, placedAt: readonly number[]): Units {
  const numbers = new Map<string, number>();
  const parts = unitOf.map((unit, guest) => {
    const key = `${unit} at ${placedAt[guest]}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  return { unitOf: parts, count: numbers.size };
}

/** Who has a place stays there, whatever the rules say; who must share a table with them joins them. */
function keepPlaces(model: SeatingModel, problem: SeatingProblem, parts: Units, placedAt: readonly number[]): void {
  const whole = unitsOf(problem).unitOf;
  const tablesOf = Array.from(whole, () => new Set<number>());
  for (const [guest, table] of placedAt.entries()) if (table !== NOWHERE) tablesOf[whole[guest] ?? 0]?.add(table);
  for (const [guest, part] of parts.unitOf.entries()) {
    const row = model.allowed.subarray(part * model.tables, (part + 1) * model.tables);
    const own = placedAt[guest] ?? NOWHERE;
    if (own !== NOWHERE) {
      row.fill(0);
      row[own] = 1;
      continue;
    }
    const joined = tablesOf[whole[guest] ?? 0];
    if (joined !== undefined && joined.size > 0) for (const t of row.keys()) if (!joined.has(t)) row[t] = 0;
  }
}

function addMoveCosts(model: SeatingModel, { unitOf }: Units, placedAt: readonly number[], cost: number): void {
  for (const [guest, own] of placedAt.entries()) {
    if (own === NOWHERE) continue;
    const unit = unitOf[guest] ?? 0;
    for (let t = 0; t < model.tables; t += 1) {
      const at = unit * model.tables + t;
      if (t !== own) model.bonus[at] = (model.bonus[at] ?? 0) - cost;
    }
  }
}

/** Whether units can share a table by the rules that make sides take turns. Where the seats that people have break one, all may sit. */
function alternatingUnits(problem: SeatingProblem, { unitOf }: Units, taken: SeatingPlan) {
  const takesTurns = takesTurnsIn(problem, taken);
  const guestsOf = Map.groupBy(problem.guests.keys(), (guest) => unitOf[guest] ?? 0);
  const isBroken = problem.tables.map(({ id }, table) => {
    const there = problem.guests.flatMap((guest, index) => (taken[guest.id]?.tableId === id ? index : []));
    return !takesTurns(table, there);
  });
  return (table: number, units: readonly number[]) =>
    isBroken[table] === true ||
    takesTurns(
      table,
      units.flatMap((u) => guestsOf.get(u) ?? []),
    );
}

/** The units that some table can take; the others stay without a place. */
function seatableUnits(
  { units, tables, size, capacity, allowed }: SeatingModel,
  canSit: (unit: number, table: number) => boolean,
): number[] {
  return Array.from({ length: units }, (_, u) => u).filter((u) => {
    const row = allowed.subarray(u * tables, (u + 1) * tables);
    return row.some((isAllowed, t) => isAllowed === 1 && (size[u] ?? 0) <= (capacity[t] ?? 0) && canSit(u, t));
  });
}

/** The model of some of the units. */
function partOf(model: SeatingModel, chosen: readonly number[]): SeatingModel {
  if (chosen.length === model.units) return model;
  const { units, tables } = model;
  const indexOf = new Map(chosen.map((u, index) => [u, index]));
  const row = (list: Int32Array | Uint8Array, u: number) => [...list.subarray(u * tables, (u + 1) * tables)];
  return {
    ...model,
    units: chosen.length,
    size: Int32Array.from(chosen, (u) => model.size[u] ?? 0),
    sidePeople: Int32Array.from(
      chosen.flatMap((u) => [...model.sidePeople.subarray(u * model.sides, (u + 1) * model.sides)]),
    ),
    pair: Int32Array.from(chosen.flatMap((u) => chosen.map((v) => model.pair[u * units + v] ?? 0))),
    allowed: Uint8Array.from(chosen.flatMap((u) => row(model.allowed, u))),
    bonus: Int32Array.from(chosen.flatMap((u) => row(model.bonus, u))),
    near: model.near.flatMap(({ a, b, weight }) => {
      const [x, y] = [indexOf.get(a), indexOf.get(b)];
      return x === undefined || y === undefined ? [] : { a: x, b: y, weight };
    }),
  };
}

function hasChoice({ units, tables, allowed }: SeatingModel): boolean {
  return Array.from({ length: units }, (_, u) => allowed.subarray(u * tables, (u + 1) * tables)).some(
    (row) => row.indexOf(1) !== row.lastIndexOf(1),
  );
}

/** Each unit where most of it sits, else at the first table it may take. */
function startOf(
  { tables, allowed, bonus }: SeatingModel,
  seatable: readonly number[],
  { unitOf }: Units,
  placedAt: readonly number[],
): Int32Array {
  return Int32Array.from(seatable, (u) => {
    const isPlaced = placedAt.some((table, guest) => table !== NOWHERE && unitOf[guest] === u);
    const choices = Array.from({ length: tables }, (_, t) => t).filter((t) => allowed[u * tables + t] === 1);
    if (!isPlaced) return choices[0] ?? 0;
    return choices.reduce(
      (a, b) => ((bonus[a + u * tables] ?? 0) >= (bonus[b + u * tables] ?? 0) ? a : b),
      choices[0] ?? 0,
    );
  });
}

interface Outcome {
  mode: SolveMode;
  current: SeatingPlan;
  unitOf: Int32Array;
  tableOf: Int32Array;
}

function solutionOf(problem: SeatingProblem, { mode, current, unitOf, tableOf }: Outcome): SeatingSolution {
  const places: Record<string, SeatingPlan[string]> = {};
  const moved: string[] = [];
  for (const [guest, { id }] of problem.guests.entries()) {
    const table = problem.tables[tableOf[unitOf[guest] ?? 0] ?? NOWHERE];
    const before = current[id];
    if (before !== undefined && before.tableId !== table?.id) moved.push(id);
    if (table !== undefined) places[id] = before?.tableId === table.id ? before : { tableId: table.id, seat: null };
  }
  if (mode !== 'propose') leaveSeatsOfOneSide(problem, places);
  const plan = assignSeats(problem, places);
  return { plan, review: reviewPlan(problem, plan), moved };
}

/** Where sides must take turns and people have seats that prevent it, they get other seats at the same table. */
function leaveSeatsOfOneSide(problem: SeatingProblem, places: Record<string, SeatingPlan[string]>): void {
  const strengths = alternation(problem);
  for (const [index, table] of problem.tables.entries()) {
    if (strengths[index] !== 'required') continue;
    const there = problem.guests.filter(({ id, needsSeat }) => needsSeat && places[id]?.tableId === table.id);
    const people = there.map(({ id, side }) => ({ side, seat: places[id]?.seat ?? null }));
    if (canAlternate(table, people)) continue;
    for (const { id } of there) places[id] = { tableId: table.id, seat: fixedSeat(problem, id, table.id) };
  }
}

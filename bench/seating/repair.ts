// Late changes to a plan, and the fewest people who must move after them: exact, by HiGHS.
import { createRequire } from 'node:module';
import type { SeatingPlan, SeatingProblem } from '@liesse/domain';
import { type Draw, generator } from './generate.ts';

// The package's types describe its CommonJS build.
const loadHighs: typeof import('highs')['default'] = createRequire(import.meta.url)('highs');

export interface LateChanges {
  problem: SeatingProblem;
  current: SeatingPlan;
}

/** Five changes: three people more in households that come, somebody who declines, two at one table who must be apart. */
export function changeLate(problem: SeatingProblem, plan: SeatingPlan, seed: number): LateChanges {
  const draw = generator(seed);
  const [declined] = pickFew(problem, draw, 1);
  const guests = problem.guests.filter(({ id }) => id !== declined?.id);
  const late = pickFew({ ...problem, guests }, draw, 3).map((guest, index) => ({ ...guest, id: `late-${index}` }));
  const current = Object.fromEntries(Object.entries(plan).filter(([id]) => id !== declined?.id));
  const changed = { ...problem, guests: [...guests, ...late] };
  return { problem: { ...changed, rules: [...problem.rules, ...quarrel(changed, current, draw)] }, current };
}

/** Guests who are fixed nowhere. */
function pickFew({ guests, rules }: SeatingProblem, draw: Draw, count: number) {
  const fixed = new Set(rules.flatMap((rule) => (rule.kind === 'fixed' ? rule.guestId : [])));
  const free = guests.filter(({ id }) => !fixed.has(id));
  return Array.from({ length: count }, () => free[draw.below(free.length)]).filter((guest) => guest !== undefined);
}

function quarrel(problem: SeatingProblem, current: SeatingPlan, draw: Draw): SeatingProblem['rules'] {
  const unitOf = unitsByGuest(problem);
  const [one] = pickFew(problem, draw, 1);
  const others = problem.guests.filter(
    ({ id }) =>
      one !== undefined && current[id]?.tableId === current[one.id]?.tableId && unitOf.get(id) !== unitOf.get(one.id),
  );
  const other = others[draw.below(others.length)];
  if (one === undefined || other === undefined || current[one.id] === undefined) return [];
  return [{ id: 'quarrel', kind: 'apart', strength: 'required', guestIds: [one.id, other.id] }];
}

/** Null when no plan holds everything required. */
export async function fewestMoves({ problem, current }: LateChanges): Promise<number | null> {
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(programOf({ problem, current }), { mip_rel_gap: 0, mip_abs_gap: 0.5 });
  if (Status === 'Infeasible') return null;
  if (Status !== 'Optimal') throw new Error(`HiGHS ended with ${Status}`);
  return Math.round(ObjectiveValue);
}

/** x: this unit sits at this table. y: somebody sits at this table. */
function programOf({ problem, current }: LateChanges): string {
  const { guests, tables } = problem;
  const unitOf = unitsByGuest(problem);
  const units = [...Map.groupBy(guests, ({ id }) => unitOf.get(id) ?? '').entries()].map(([key, members], index) => ({
    key,
    members,
    index,
    tables: [...tables.keys()].filter((t) => members.every(({ id }) => mayBeAt(problem, id, tables[t]?.id ?? ''))),
  }));
  const moved = units.flatMap(({ members, index, tables: own }) =>
    own.map((t) => {
      const count = members.filter(({ id }) => current[id] && current[id].tableId !== tables[t]?.id).length;
      return `${count} x${index}_${t}`;
    }),
  );
  const seated = units.map(({ index, tables: own }) => `${own.map((t) => `x${index}_${t}`).join(' + ')} = 1`);
  const rooms = tables.flatMap(({ capacity, minimum }, t) => {
    const there = units.filter((unit) => unit.tables.includes(t));
    if (there.length === 0) return [];
    const people = there.map(({ index, members }) => `${members.length} x${index}_${t}`).join(' + ');
    return [`${people} - ${capacity} y${t} <= 0`, `${people} - ${minimum} y${t} >= 0`];
  });
  const apart = requiredApart(problem).flatMap(([a, b]) => {
    const [one, other] = [a, b].map((id) => units.find(({ key }) => key === unitOf.get(id)));
    if (one === undefined || other === undefined) return [];
    return one.tables
      .filter((t) => other.tables.includes(t))
      .map((t) => `x${one.index}_${t} + x${other.index}_${t} <= 1`);
  });
  const variables = [
    ...units.flatMap(({ index, tables: own }) => own.map((t) => `x${index}_${t}`)),
    ...tables.map((_, t) => `y${t}`),
  ];
  const constraints = [...seated, ...rooms, ...apart].map((line, index) => ` c${index}: ${line}`);
  return ['Minimize', ` moved: ${moved.join(' + ')}`, 'Subject To', ...constraints, 'Binary', ...variables, 'End'].join(
    '\n',
  );
}

/** Written apart from the solver, for the rules that the weddings of the bench have. */
function unitsByGuest({ guests, rules }: SeatingProblem): Map<string, string> {
  const children = rules.find((rule) => rule.kind === 'childrenTable');
  const unitOf = new Map(
    guests.map(({ id, householdId, age }) => [
      id,
      age === 'child' && children?.householdIds.includes(householdId) ? `children of ${householdId}` : householdId,
    ]),
  );
  for (const rule of rules) {
    if (rule.kind !== 'together' || rule.strength !== 'required') continue;
    const [first = '', ...others] = rule.guestIds.flatMap((id) => unitOf.get(id) ?? []);
    for (const [id, unit] of unitOf) if (others.includes(unit)) unitOf.set(id, first);
  }
  return unitOf;
}

function mayBeAt({ guests, rules }: SeatingProblem, guestId: string, tableId: string): boolean {
  const guest = guests.find(({ id }) => id === guestId);
  return rules.every((rule) => {
    if (rule.kind === 'fixed') return rule.guestId !== guestId || rule.tableId === tableId;
    if (rule.kind === 'reserved') return rule.tableId !== tableId || guest?.tags.includes(rule.tag) === true;
    if (rule.kind !== 'childrenTable' || rule.tableId !== tableId) return true;
    return guest?.age === 'child' && rule.householdIds.includes(guest.householdId);
  });
}

function requiredApart({ rules }: SeatingProblem): [string, string][] {
  return rules.flatMap((rule): [string, string][] => {
    if (rule.strength !== 'required' || rule.kind !== 'apart') return [];
    const [a, b] = rule.guestIds;
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
}

// Chooses where each group of a plan sits: whole tables change places for the near wishes, by annealing.
import type { SeatingModel } from '../model.ts';
import type { Random } from './random.ts';

const HOT = 60;
const COLD = 8;

/** A plan with the same people at one table, and at least as many near wishes met. */
export function placeGroups(model: SeatingModel, tableOf: Int32Array, random: Random, steps: number): Int32Array {
  if (model.near.length === 0) return tableOf;
  const { tables, touch } = model;
  const worth = groupWorth(model, tableOf);
  // Group g is who sits at table g now; `at` says where it goes, `who` is the inverse.
  const at = Int32Array.from({ length: tables }, (_, t) => t);
  const who = at.slice();
  const wishes = model.near.map(({ a, b, weight }) => ({ a: tableOf[a] ?? 0, b: tableOf[b] ?? 0, weight }));
  const wishesOf = Array.from({ length: tables }, (_, g) =>
    wishes.filter(({ a, b }) => a !== b && (a === g || b === g)),
  );
  const concerned = [...at.keys()].filter((g) => wishesOf[g]?.length !== 0);
  if (concerned.length === 0) return tableOf;
  const between = wishes.filter(({ a, b }) => a !== b);
  const neighbours = Array.from({ length: tables }, (_, t) =>
    [...at.keys()].filter((other) => other !== t && touch[t * tables + other] === 1),
  );

  const isMet = (a: number, b: number) => touch[(at[a] ?? 0) * tables + (at[b] ?? 0)] === 1;
  const earned = (g: number, h: number) => {
    let sum = (worth[g * tables + (at[g] ?? 0)] ?? 0) + (worth[h * tables + (at[h] ?? 0)] ?? 0);
    for (const { a, b, weight } of wishesOf[g] ?? []) {
      if (isMet(a, b)) sum += weight;
    }
    for (const { a, b, weight } of wishesOf[h] ?? []) {
      if (a !== g && b !== g && isMet(a, b)) sum += weight;
    }
    return sum;
  };
  const exchange = (g: number, h: number) => {
    const [x, y] = [at[g] ?? 0, at[h] ?? 0];
    at[g] = y;
    at[h] = x;
    who[y] = g;
    who[x] = h;
  };

  const unmet = between.reduce((sum, { a, b, weight }) => sum + (isMet(a, b) ? 0 : Math.max(0, weight)), 0);
  const best = at.slice();
  let gained = 0;
  let most = 0;
  const ratio = (COLD / HOT) ** (1 / steps);
  for (let step = 0, temperature = HOT; step < steps; step += 1, temperature *= ratio) {
    let g = concerned[random.below(concerned.length)] ?? 0;
    let table = random.below(tables);
    const wish = between[random.below(between.length)];
    // A wish that is not met chooses the next try: one of its groups goes beside the other.
    if (wish !== undefined && wish.weight > 0 && !isMet(wish.a, wish.b)) {
      const isFirst = random.below(2) === 0;
      g = isFirst ? wish.a : wish.b;
      const beside = neighbours[at[isFirst ? wish.b : wish.a] ?? 0] ?? [];
      table = beside[random.below(beside.length)] ?? table;
    }
    const h = who[table] ?? 0;
    if (g === h) continue;
    const before = earned(g, h);
    exchange(g, h);
    const change = earned(g, h) - before;
    if (change < 0 && Math.exp(change / temperature) <= random.fraction()) {
      exchange(g, h);
      continue;
    }
    gained += change;
    if (gained <= most) continue;
    most = gained;
    best.set(at);
    if (gained >= unmet) break;
  }
  return tableOf.map((table) => best[table] ?? table);
}

/** group × table: what its units earn there; a group that does not fit or may not sit there never goes. */
function groupWorth(model: SeatingModel, tableOf: Int32Array): Float64Array {
  const { units, tables, size, capacity, minimum, allowed, bonus, sides, sidePeople, sideLimit, sideCost } = model;
  const FORBIDDEN = -1e9;
  const worth = new Float64Array(tables * tables);
  const people = new Int32Array(tables);
  for (const [u, g] of tableOf.entries()) people[g] = (people[g] ?? 0) + (size[u] ?? 0);
  for (let g = 0; g < tables; g += 1) {
    const count = people[g] ?? 0;
    for (let t = 0; t < tables; t += 1) {
      const fits = count === 0 || (count <= (capacity[t] ?? 0) && count >= (minimum[t] ?? 0));
      if (g !== t && !fits) worth[g * tables + t] = FORBIDDEN;
    }
  }
  const sided = new Int32Array(tables * sides);
  for (let u = 0; u < units; u += 1) {
    const g = tableOf[u] ?? 0;
    for (let side = 0; side < sides; side += 1)
      sided[g * sides + side] = (sided[g * sides + side] ?? 0) + (sidePeople[u * sides + side] ?? 0);
    for (let t = 0; t < tables; t += 1) {
      const own = allowed[u * tables + t] === 1 || g === t ? (bonus[u * tables + t] ?? 0) : FORBIDDEN;
      worth[g * tables + t] = (worth[g * tables + t] ?? 0) + own;
    }
  }
  for (const [at, ofSide] of sided.entries()) {
    const g = Math.floor(at / sides);
    for (let t = 0; t < tables; t += 1)
      worth[g * tables + t] =
        (worth[g * tables + t] ?? 0) - (sideCost[t] ?? 0) * Math.max(0, ofSide - (sideLimit[t] ?? 0));
  }
  return worth;
}

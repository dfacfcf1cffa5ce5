// Reads the reference instances: weddings with a proven bound and the best known plan, and the published case of Bellows and Peterson.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeatingGuest, SeatingPlan, SeatingProblem, SeatingRule } from '@liesse/domain';

const folder = path.join(import.meta.dirname, 'instances');

/** A wedding as its file writes it; guests and tables are numbered from 0. */
export interface WeddingFile {
  name: string;
  guests: {
    id: number;
    hh: string;
    side: string;
    g: string[];
    age: 'young' | 'mid' | 'old' | 'child';
    lang: string[];
  }[];
  tables: { id: number; cap: number; min: number; x: number; y: number; kind: 'head' | 'normal' | 'kids' }[];
  rules: { id: number; type: 'together' | 'apart' | 'near'; hard?: boolean; a: number; b: number; w?: number }[];
  groups: Record<string, 'family' | 'friends' | 'work'>;
  kidsOptIn: string[];
  reference?: { upperBound: number; bestKnown: number; bestKnownPlan: number[] };
}

export interface Wedding {
  name: string;
  problem: SeatingProblem;
  bound: number;
  bestKnown: { score: number; plan: SeatingPlan };
}

export function readWeddings(): Wedding[] {
  return globSync('g*.json', { cwd: folder })
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => {
      const wedding: WeddingFile = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const { reference } = wedding;
      if (reference === undefined) throw new Error(`${file} has no reference`);
      const { upperBound: bound, bestKnown: score, bestKnownPlan } = reference;
      return {
        name: wedding.name,
        problem: weddingProblem(wedding),
        bound,
        bestKnown: { score, plan: planOf(bestKnownPlan) },
      };
    });
}

const planOf = (tables: readonly number[]): SeatingPlan =>
  Object.fromEntries(tables.map((table, guest) => [guestId(guest), { tableId: tableId(table), seat: null }]));

export function weddingProblem(wedding: WeddingFile): SeatingProblem {
  const { guests, tables, groups } = wedding;
  return {
    guests: guests.map(
      ({ id, hh, side, g, age, lang }): SeatingGuest => ({
        id: guestId(id),
        householdId: hh,
        age: age === 'child' ? 'child' : 'adult',
        ageBand: age === 'child' ? undefined : age === 'mid' ? 'middle' : age,
        side,
        tags: hh === HEAD_HOUSEHOLD ? [...g, HEAD_TAG] : g,
        languages: lang,
        needsSeat: true,
      }),
    ),
    tables: tables.map(({ id, cap, min, x, y, kind }) => ({
      id: tableId(id),
      shape: kind === 'head' ? 'head' : 'round',
      capacity: cap,
      minimum: min,
      neighbours: tables
        .filter((other) => other.id !== id && Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) <= 1)
        .map((other) => tableId(other.id)),
    })),
    rules: [...rulesOfTables(wedding), ...wedding.rules.map(ruleOf)],
    tagWeights: {
      ...Object.fromEntries(Object.entries(groups).map(([tag, kind]) => [tag, kind === 'work' ? 8 : 10])),
      [HEAD_TAG]: 0,
    },
  };
}

/** The published case: every guest is a household of their own and likes the others as the matrix says. */
export function readBellowsPeterson(tables: number, capacity: number): SeatingProblem {
  const file: { guests: { id: number }[]; connections: number[][] } = JSON.parse(
    readFileSync(path.join(folder, 'bellows-peterson.json'), 'utf8'),
  );
  return {
    guests: file.guests.map(({ id }) => ({
      id: guestId(id),
      householdId: `H${id}`,
      age: 'adult',
      side: null,
      tags: [],
      languages: [],
      needsSeat: true,
    })),
    tables: Array.from({ length: tables }, (_, index) => ({
      id: tableId(index),
      shape: 'round' as const,
      capacity,
      minimum: 0,
      neighbours: [],
    })),
    rules: [],
    affinities: file.connections.flatMap((row, a) =>
      row.slice(0, a).map((weight, b) => ({ guestIds: [guestId(a), guestId(b)] as const, weight })),
    ),
  };
}

/** The couple and those who sit with them. */
const HEAD_HOUSEHOLD = 'H0';
const HEAD_TAG = 'head table';

const guestId = (id: number) => `guest-${id}`;
const tableId = (id: number) => `table-${id}`;

function rulesOfTables({ guests, tables, kidsOptIn }: WeddingFile): SeatingRule[] {
  return tables.flatMap(({ id, kind }): SeatingRule[] => {
    if (kind === 'kids') {
      return [
        {
          id: `children-${id}`,
          strength: 'possible',
          kind: 'childrenTable',
          tableId: tableId(id),
          householdIds: kidsOptIn,
        },
      ];
    }
    if (kind !== 'head') return [];
    const fixed = guests
      .filter(({ hh }) => hh === HEAD_HOUSEHOLD)
      .map(
        (guest): SeatingRule => ({
          id: `fixed-${guest.id}`,
          strength: 'required',
          kind: 'fixed',
          guestId: guestId(guest.id),
          tableId: tableId(id),
          seat: null,
        }),
      );
    return [
      { id: `reserved-${id}`, strength: 'required', kind: 'reserved', tableId: tableId(id), tag: HEAD_TAG },
      ...fixed,
    ];
  });
}

function ruleOf({ id, type, hard, a, b, w }: WeddingFile['rules'][number]): SeatingRule {
  const strength = hard === true ? 'required' : w === 100 ? 'important' : 'possible';
  return { id: `rule-${id}`, strength, kind: type, guestIds: [guestId(a), guestId(b)] };
}

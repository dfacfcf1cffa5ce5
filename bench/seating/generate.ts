// Plausible weddings by seed: two families with branches, friends and colleagues in households, tables of eight to ten, a head table,
// a children's table, and rules as couples write them.
import type { WeddingFile } from './instance.ts';

type Guest = WeddingFile['guests'][number];

const HEAD_TABLE = 8;
const CHILDREN_TABLE = 8;
const COLUMNS = 6;

export type Room = 'normal' | 'tight';
/** Seats for each guest, those of the children's table apart: few couples fill every chair, and some have to. */
const SEATS: Record<Room, number> = { normal: 1.14, tight: 1 };

export function generateWedding(count: number, seed: number, room: Room): WeddingFile {
  const draw = generator(seed * 1_000 + count + (room === 'tight' ? 500 : 0));
  const { guests, groups } = generateGuests(count, draw);
  const withChildren = [...new Set(guests.filter(({ age }) => age === 'child').map(({ hh }) => hh))];
  return {
    name: `generated ${count} guests${room === 'tight' ? ' tight' : ''}, seed ${seed}`,
    guests,
    groups,
    tables: generateTables(count * SEATS[room], draw),
    rules: generateRules(guests, draw),
    kidsOptIn: withChildren.filter(() => draw.chance(0.5)),
  };
}

export interface Draw {
  /** From 0 to count − 1. */
  below: (count: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

export function generator(seed: number): Draw {
  let state = (seed ^ 0x5bd1e995) >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(fraction() * count);
  return {
    below,
    chance: (share) => fraction() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}

function generateGuests(count: number, draw: Draw): Pick<WeddingFile, 'guests' | 'groups'> {
  const guests: Guest[] = [];
  const groups: WeddingFile['groups'] = {};
  const branches = Math.max(1, Math.round(count / 38));
  const groupOf = (side: string): string => {
    const kind = draw.pick(['family', 'family', 'family', 'friends', 'friends', 'work'] as const);
    const name = `${kind} ${side}${draw.below(kind === 'work' ? Math.max(1, Math.floor(branches / 2)) : branches)}`;
    groups[name] = kind;
    return name;
  };
  for (let index = 0; index < HEAD_TABLE; index += 1) {
    const side = index % 2 === 0 ? 'A' : 'B';
    groups[`family ${side}0`] = 'family';
    const age = index < 2 ? 'young' : 'old';
    guests.push({ id: index, hh: 'H0', side, g: [`family ${side}0`], age, lang: ['fr'] });
  }
  for (let household = 1; guests.length < count; household += 1) {
    const side = draw.pick(['A', 'B']);
    const group = groupOf(side);
    const adults = draw.chance(0.65) ? 2 : 1;
    const children = adults === 2 && draw.chance(0.35) ? 1 + draw.below(3) : 0;
    const band = draw.pick(['young', 'mid', 'mid', 'old'] as const);
    const languages = draw.pick([['fr'], ['fr'], ['fr'], ['fr', 'en'], ['fr', 'pt'], ['pt']]);
    for (let member = 0; member < adults + children && guests.length < count; member += 1) {
      const second = member < adults && draw.chance(0.08) ? [groupOf(side)] : [];
      guests.push({
        id: guests.length,
        hh: `H${household}`,
        side,
        g: [...new Set([group, ...second])],
        age: member < adults ? band : 'child',
        lang: languages,
      });
    }
  }
  return { guests, groups };
}

const place = (id: number) => ({ id, x: id % COLUMNS, y: Math.floor(id / COLUMNS) });

function generateTables(wanted: number, draw: Draw): WeddingFile['tables'] {
  const tables: WeddingFile['tables'] = [{ ...place(0), cap: HEAD_TABLE, min: HEAD_TABLE, kind: 'head' }];
  for (let seats = HEAD_TABLE; seats < wanted; ) {
    const cap = 8 + draw.below(3);
    tables.push({ ...place(tables.length), cap, min: 6, kind: 'normal' });
    seats += cap;
  }
  return [...tables, { ...place(tables.length), cap: CHILDREN_TABLE, min: 3, kind: 'kids' }];
}

function generateRules(guests: readonly Guest[], draw: Draw): WeddingFile['rules'] {
  const rules: WeddingFile['rules'] = [];
  const used = new Set<string>();
  const add = (type: 'together' | 'apart' | 'near', share: number, weights: readonly [number, ...number[]]) => {
    for (let index = 0; index < Math.round(guests.length * share); index += 1) {
      const [a, b] = [guests[8 + draw.below(guests.length - 8)], guests[8 + draw.below(guests.length - 8)]];
      if (a === undefined || b === undefined || a.hh === b.hh) continue;
      // One rule for two households: two of them could contradict each other.
      const key = [a.hh, b.hh].toSorted().join();
      if (used.has(key)) continue;
      used.add(key);
      const weight = draw.pick(weights);
      rules.push({ id: rules.length, type, a: a.id, b: b.id, ...(weight === 0 ? { hard: true } : { w: weight }) });
    }
  };
  add('apart', 0.15, [0, 30, 30, 100]);
  add('together', 0.13, [30, 30, 100]);
  add('near', 0.06, [30, 30, 100]);
  // Two of them join households of any size: more could make a unit that no table takes.
  add('together', 2 / guests.length, [0]);
  return rules;
}

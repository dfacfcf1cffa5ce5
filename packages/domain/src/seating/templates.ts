// Tables by count (« 12 tables de 10 ») and whole rooms to begin with.
import { GRID, type Room, type Spot, snap, tableBounds } from './geometry.ts';
import type { TableShape } from './problem.ts';

export interface NewTable extends Spot {
  name: string;
  shape: TableShape;
  seats: number;
  rotation: number;
}

export type ElementKind = 'wall' | 'door' | 'dance_floor' | 'stage' | 'buffet' | 'bar' | 'pillar';

/** Something drawn in the room besides tables: its centre, and its size before its rotation. */
export interface RoomElement extends Spot {
  id: string;
  kind: ElementKind;
  width: number;
  height: number;
  rotation: number;
}

export interface RoomPlan extends Room {
  elements: RoomElement[];
  tables: NewTable[];
}

export const roomTemplates = ['banquet', 'dance', 'rows', 'head'] as const;
export type RoomTemplate = (typeof roomTemplates)[number];

/** The space for a waiter between two tables. */
const AISLE = 100;
const MARGIN = 50;
const MOST_TABLES = 100;

interface Count {
  count: number;
  seats: number;
  shape?: TableShape;
}

/** Tables in rows, numbered from `first`, and the room that they need when it is not given. */
export function tablesByCount({ count, seats, shape = 'round' }: Count, first = 1): NewTable[] {
  return inRows({ count, seats, shape }, first, { x: 0, y: 0 });
}

/** A room of this kind with about so many seats. */
export function roomPlan(template: RoomTemplate, { count, seats }: Count): RoomPlan {
  if (template === 'rows') return enclose(inRows({ count, seats, shape: 'long' }, 1, { x: 0, y: 0 }), []);
  const head: NewTable[] =
    template === 'head' ? [{ name: 'Table d’honneur', shape: 'head', seats, x: 0, y: 0, rotation: 180 }] : [];
  const top = head.length > 0 ? 300 : 0;
  const tables = inRows({ count: count - head.length, seats, shape: 'round' }, 1, { x: 0, y: top });
  const [table] = tables;
  if (template === 'banquet' || table === undefined) return enclose(centred([...head, ...tables]), []);
  if (template === 'head') return enclose(centred([...head, ...tables]), []);
  const all = enclose(tables, []);
  const floor = { id: 'floor', kind: 'dance_floor', width: 500, height: 500, rotation: 0 } as const;
  return {
    ...all,
    width: all.width + floor.width + AISLE,
    length: Math.max(all.length, floor.height + 2 * MARGIN),
    elements: [
      { ...floor, x: snap(all.width + floor.width / 2), y: snap(Math.max(all.length, floor.height + 2 * MARGIN) / 2) },
    ],
  };
}

/** The number of a table after those that have one. */
export function nextTableNumber(names: readonly string[]): number {
  const numbers = names.flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  return Math.max(0, ...numbers) + 1;
}

/** The first tables that do not overlap those of the room, below them where it is full. */
export function besides<Table extends Omit<NewTable, 'name'>>(
  added: readonly Table[],
  present: readonly Omit<NewTable, 'name'>[],
): Table[] {
  const bottom = Math.max(0, ...present.map((table) => tableBounds(table).bottom));
  const top = Math.min(...added.map((table) => tableBounds(table).top));
  const left = Math.min(...added.map((table) => tableBounds(table).left));
  return added.map((table) => ({
    ...table,
    x: snap(table.x - left + MARGIN),
    y: snap(table.y - top + (present.length === 0 ? MARGIN : bottom + GRID)),
  }));
}

function inRows({ count, seats, shape = 'round' }: Count, first: number, from: Spot): NewTable[] {
  const { left, right, top, bottom } = tableBounds({ shape, seats, x: 0, y: 0, rotation: 0 });
  const [width, height] = [right - left + AISLE, bottom - top + AISLE];
  const number = Math.min(MOST_TABLES, Math.max(0, count));
  const columns = Math.max(1, Math.round(Math.sqrt((number * 1.4 * height) / width)));
  return Array.from({ length: number }, (_, index) => ({
    name: String(first + index),
    shape,
    seats,
    x: snap(from.x + (index % columns) * width),
    y: snap(from.y + Math.floor(index / columns) * height),
    rotation: 0,
  }));
}

/** The head table in the middle above the others. */
function centred([head, ...others]: readonly NewTable[]): NewTable[] {
  if (head === undefined || head.shape !== 'head') return head === undefined ? [] : [head, ...others];
  const xs = others.map(({ x }) => x);
  return [{ ...head, x: others.length === 0 ? 0 : snap((Math.min(...xs) + Math.max(...xs)) / 2) }, ...others];
}

/** The room around these tables, whose corner becomes the origin. */
function enclose(tables: readonly NewTable[], elements: RoomElement[]): RoomPlan {
  const bounds = tables.map(tableBounds);
  const left = Math.min(0, ...bounds.map((one) => one.left)) - MARGIN;
  const top = Math.min(0, ...bounds.map((one) => one.top)) - MARGIN;
  const right = Math.max(600 + left, ...bounds.map((one) => one.right + MARGIN));
  const bottom = Math.max(600 + top, ...bounds.map((one) => one.bottom + MARGIN));
  return {
    width: roundedUp(right - left),
    length: roundedUp(bottom - top),
    elements,
    tables: tables.map((table) => ({ ...table, x: Math.round(table.x - left), y: Math.round(table.y - top) })),
  };
}

const roundedUp = (value: number): number => Math.min(10_000, Math.ceil(value / 50) * 50);

// The geometry of a room in centimetres: how large a table is, where its seats are, and which tables are near each other.
import type { TableShape } from './problem.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Where a table is: its centre in the room and its rotation in degrees. */
export interface PlacedTable extends Spot {
  id: string;
  shape: TableShape;
  seats: number;
  rotation: number;
}

export interface Room {
  width: number;
  length: number;
}

/** A person needs 60 cm at a table, and a chair 45 cm behind its edge. */
const SEAT_WIDTH = 60;
const CHAIR_DEPTH = 45;
/** The centre of a chair is this far from the edge of its table. */
const CHAIR_GAP = 24;
/** Tables whose chairs are closer than this are near each other. */
const NEAR = 160;
export const GRID = 25;

/** The table alone, without its chairs and before its rotation. */
export function tableSize(shape: TableShape, seats: number): { width: number; height: number } {
  if (shape === 'round') {
    const diameter = Math.max(90, Math.ceil((seats * SEAT_WIDTH) / Math.PI / 10) * 10);
    return { width: diameter, height: diameter };
  }
  if (shape === 'head') return { width: Math.max(120, seats * SEAT_WIDTH), height: 80 };
  const perSide = Math.ceil((seats - endsOf(shape, seats)) / 2);
  return { width: Math.max(120, perSide * SEAT_WIDTH), height: shape === 'long' ? 80 : 100 };
}

/** The centres of the seats around the centre of the table, before its rotation. Seat 1 is the first. */
export function seatSpots(shape: TableShape, seats: number): Spot[] {
  const { width, height } = tableSize(shape, seats);
  if (shape === 'round') {
    const radius = width / 2 + CHAIR_GAP;
    return Array.from({ length: seats }, (_, index) => {
      const angle = (index / seats) * 2 * Math.PI - Math.PI / 2;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  }
  const above = -height / 2 - CHAIR_GAP;
  if (shape === 'head') return along(seats, width).map((x) => ({ x, y: above }));
  const ends = endsOf(shape, seats);
  const upper = Math.ceil((seats - ends) / 2);
  const lower = seats - ends - upper;
  return [
    ...along(upper, width).map((x) => ({ x, y: above })),
    ...(ends === 2 ? [{ x: width / 2 + CHAIR_GAP, y: 0 }] : []),
    ...along(lower, width)
      .toReversed()
      .map((x) => ({ x, y: -above })),
    ...(ends === 2 ? [{ x: -width / 2 - CHAIR_GAP, y: 0 }] : []),
  ];
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The upright rectangle around a table and its chairs. */
export function tableBounds(table: Omit<PlacedTable, 'id'>): Bounds {
  const { width, height } = tableSize(table.shape, table.seats);
  const size = { width: width + 2 * CHAIR_DEPTH, height: height + 2 * CHAIR_DEPTH };
  return turnedBounds({ ...size, ...table, rotation: table.shape === 'round' ? 0 : table.rotation });
}

/** The upright rectangle around the room and everything in it, also the tables and furniture outside its walls. */
export function planBounds(
  room: Room,
  tables: ReadonlyArray<Omit<PlacedTable, 'id'>>,
  elements: readonly TurnedRectangle[],
): Bounds {
  const walls = { left: 0, top: 0, right: room.width, bottom: room.length };
  return [...tables.map(tableBounds), ...elements.map(turnedBounds)].reduce(
    (all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    }),
    walls,
  );
}

/** The rotation of words along a table: that of the table, and never upside down. */
export function wordsRotation({ shape, rotation }: Pick<PlacedTable, 'shape' | 'rotation'>): number {
  if (shape === 'round') return 0;
  const turned = ((rotation % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}

/** Half a centimetre is forgiven: rotations do not come out even. */
export function isOutside(table: Omit<PlacedTable, 'id'>, room: Room): boolean {
  const { left, top, right, bottom } = tableBounds(table);
  return left < -0.5 || top < -0.5 || right > room.width + 0.5 || bottom > room.length + 0.5;
}

/** The ids of the tables near each table, in both directions. */
export function neighboursOf(tables: readonly PlacedTable[]): Map<string, string[]> {
  const bounds = tables.map(tableBounds);
  return new Map(
    tables.map(({ id }, index) => [
      id,
      tables
        .filter((_, other) => other !== index && gapBetween(bounds[index], bounds[other]) < NEAR)
        .map((near) => near.id),
    ]),
  );
}

export const snap = (value: number): number => Math.round(value / GRID) * GRID;

/** The tables in one row or one column: on the mean of their centres, along the axis in which they differ least. */
export function aligned<Table extends Spot>(tables: readonly Table[]): Table[] {
  const spread = (axis: 'x' | 'y') =>
    Math.max(...tables.map((one) => one[axis])) - Math.min(...tables.map((one) => one[axis]));
  const axis = spread('x') < spread('y') ? 'x' : 'y';
  const mean = snap(tables.reduce((sum, one) => sum + one[axis], 0) / Math.max(1, tables.length));
  return tables.map((one) => ({ ...one, [axis]: mean }));
}

const endsOf = (shape: TableShape, seats: number): 0 | 2 => (shape === 'rectangular' && seats >= 6 ? 2 : 0);

const along = (count: number, width: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * width);

interface TurnedRectangle extends Spot {
  width: number;
  height: number;
  rotation: number;
}

function turnedBounds({ x, y, width, height, rotation }: TurnedRectangle): Bounds {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const right = (width * cos + height * sin) / 2;
  const down = (width * sin + height * cos) / 2;
  return { left: x - right, top: y - down, right: x + right, bottom: y + down };
}

function gapBetween(one: Bounds | undefined, other: Bounds | undefined): number {
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  const x = Math.max(0, other.left - one.right, one.left - other.right);
  const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(x, y);
}

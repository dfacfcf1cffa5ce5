import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aligned,
  isOutside,
  neighboursOf,
  planBounds,
  seatSpots,
  tableBounds,
  tableSize,
  wordsRotation,
} from './geometry.ts';
import { besides, nextTableNumber, roomPlan, roomTemplates, tablesByCount } from './templates.ts';

const shape = fc.constantFrom('round', 'rectangular', 'long', 'head' as const);
const seats = fc.integer({ min: 1, max: 60 });

describe('seats around a table', () => {
  it('are as many as asked, outside of the table and apart from each other', () => {
    fc.assert(
      fc.property(shape, seats, (kind, count) => {
        const spots = seatSpots(kind, count);
        const { width, height } = tableSize(kind, count);
        expect(spots).toHaveLength(count);
        for (const [index, one] of spots.entries()) {
          const isInside = kind !== 'round' && Math.abs(one.x) < width / 2 && Math.abs(one.y) < height / 2;
          expect(isInside).toBe(false);
          for (const other of spots.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
        }
      }),
    );
  });

  it('are on one side of a head table', () => {
    expect(new Set(seatSpots('head', 6).map(({ y }) => y)).size).toBe(1);
  });
});

it('a turned long table needs the room of its length', () => {
  const table = { id: 'a', shape: 'long', seats: 20, x: 150, y: 400, rotation: 90 } as const;
  expect(isOutside(table, { width: 300, length: 800 })).toBe(false);
  expect(isOutside({ ...table, rotation: 0 }, { width: 300, length: 800 })).toBe(true);
});

it('the bounds of a plan contain the room, and tables and furniture outside of it', () => {
  const table = { shape: 'long', seats: 20, x: -200, y: 400, rotation: 90 } as const;
  const bar = { x: 900, y: 400, width: 400, height: 100, rotation: 90 };
  const bounds = planBounds({ width: 300, length: 800 }, [table], [bar]);
  expect(bounds).toEqual({ left: -285, top: 0, right: 950, bottom: 800 });
});

it.each([
  [0, 0],
  [90, 90],
  [180, 0],
  [270, 90],
  [135, -45],
  [-30, -30],
])('words along a table turned by %i° are turned by %i°', (rotation, turned) => {
  expect(wordsRotation({ shape: 'long', rotation })).toBe(turned);
});

it('near tables are near in both directions', () => {
  const at = (id: string, x: number) => ({ id, shape: 'round', seats: 8, x, y: 200, rotation: 0 }) as const;
  const near = neighboursOf([at('a', 200), at('b', 500), at('c', 1500)]);
  expect(Object.fromEntries(near)).toEqual({ a: ['b'], b: ['a'], c: [] });
});

it('tables are aligned along the axis in which they differ least', () => {
  expect(
    aligned([
      { x: 100, y: 310 },
      { x: 500, y: 290 },
    ]),
  ).toEqual([
    { x: 100, y: 300 },
    { x: 500, y: 300 },
  ]);
});

describe('templates', () => {
  it('fit their room and do not overlap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roomTemplates),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 4, max: 14 }),
        (kind, count, size) => {
          const { width, length, tables } = roomPlan(kind, { count, seats: size });
          expect(tables).toHaveLength(count);
          for (const [index, table] of tables.entries()) {
            expect(isOutside(table, { width, length })).toBe(false);
            for (const other of tables.slice(index + 1)) expect(overlap(table, other)).toBe(false);
          }
        },
      ),
    );
  });

  it('number their tables, after those that are there', () => {
    expect(
      tablesByCount({ count: 3, seats: 10 }, nextTableNumber(['1', 'Les Lilas', '7'])).map(({ name }) => name),
    ).toEqual(['8', '9', '10']);
  });

  it('add tables beside those that are there', () => {
    const present = tablesByCount({ count: 4, seats: 8 });
    for (const table of besides(tablesByCount({ count: 2, seats: 10 }), present))
      for (const other of present) expect(overlap(table, other)).toBe(false);
  });
});

function overlap(one: Parameters<typeof tableBounds>[0], other: Parameters<typeof tableBounds>[0]): boolean {
  const [a, b] = [tableBounds(one), tableBounds(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

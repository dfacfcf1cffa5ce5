import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisSteps, percentOf, placeOf } from '#web/ui/charts/chart-scale.ts';

describe('the steps of an axis', () => {
  it('are round', () => {
    expect(axisSteps([12, 42, 7])).toEqual([0, 20, 40, 60]);
    expect(axisSteps([100])).toEqual([0, 50, 100]);
    expect(axisSteps([3, 1])).toEqual([0, 1, 2, 3]);
  });

  it('exist without values too', () => {
    expect(axisSteps([])).toEqual([0, 1]);
    expect(axisSteps([0, 0])).toEqual([0, 1]);
  });

  it('reach the highest value and are few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), (values) => {
        const steps = axisSteps(values);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(steps.length).toBeGreaterThan(1);
        expect(steps.length).toBeLessThanOrEqual(6);
        expect(steps.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

it('a share stays between nothing and all', () => {
  expect([percentOf(5, 10), percentOf(-5, 10), percentOf(50, 10), percentOf(1, 0)]).toEqual([50, 0, 100, 0]);
});

it('points are spread from edge to edge, and a single one is in the middle', () => {
  expect([placeOf(0, 3), placeOf(1, 3), placeOf(2, 3), placeOf(0, 1)]).toEqual([0, 50, 100, 50]);
});

import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const paris = { latitude: 48.857, longitude: 2.352 };
const lyon = { latitude: 45.764, longitude: 4.836 };

it('measures 392 kilometres from Paris to Lyon, and as many back', () => {
  expect(Math.round(distanceKm(paris, lyon))).toBe(392);
  expect(distanceKm(lyon, paris)).toBeCloseTo(distanceKm(paris, lyon));
  expect(distanceKm(paris, paris)).toBe(0);
});

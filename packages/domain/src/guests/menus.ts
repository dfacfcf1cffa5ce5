// What is served at a moment, and to whom.
import type { AgeGroup } from './guests.ts';

export const courses = ['menu', 'starter', 'main', 'dessert'] as const;
export type Course = (typeof courses)[number];

/** Whom a dish is meant for. */
export const servedTo = ['all', 'adult', 'child'] as const;
export type ServedTo = (typeof servedTo)[number];

/** A baby eats with the children. */
export const isServedTo = (meant: ServedTo, age: AgeGroup): boolean =>
  meant === 'all' || meant === (age === 'adult' ? 'adult' : 'child');

// What is served at a moment, and to whom.
import type { AgeGroup } from './guests.ts';

export const courses = ['menu', 'starter', 'main', 'dessert'] as const;
export type Course = (typeof courses)[number];

/** Whom a dish is meant for. */
export type ServedTo = 'all' | 'adult' | 'child';

/** A baby eats with the children. */
export const isServedTo = (meant: ServedTo, age: AgeGroup): boolean =>
  meant === 'all' || meant === (age === 'adult' ? 'adult' : 'child');

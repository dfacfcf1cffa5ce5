import { expect, it } from 'vitest';
import { ageGroups } from './guests.ts';
import { isServedTo } from './menus.ts';

it('a dish is for everybody, for adults, or for children and babies', () => {
  const servedTo = (meant: 'all' | 'adult' | 'child') => ageGroups.filter((age) => isServedTo(meant, age));
  expect(servedTo('all')).toEqual(['adult', 'child', 'baby']);
  expect(servedTo('adult')).toEqual(['adult']);
  expect(servedTo('child')).toEqual(['child', 'baby']);
});

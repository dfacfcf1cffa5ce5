import { expect, it } from 'vitest';
import { categoriesOf, reportKinds } from './reports.ts';

it('offers « autre » last for every kind of content', () => {
  for (const kind of reportKinds) expect(categoriesOf(kind).at(-1)).toBe('other');
});

it('offers a fake review for reviews alone', () => {
  expect(reportKinds.filter((kind) => categoriesOf(kind).includes('fake-review'))).toEqual(['review']);
});

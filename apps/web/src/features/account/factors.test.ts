import { expect, it } from 'vitest';
import { groupCode, otherMethod } from '#web/features/account/factors.ts';
import type { Method } from '#web/features/account/queries.ts';

const app: Method = { id: '1', kind: 'totp', since: '2026-11-15T00:00:00Z' };
const mail: Method = { ...app, id: '2', kind: 'email' };

it('a recovery code is read in groups of four', () => {
  expect(groupCode('sqhgit897xfybbq8')).toBe('sqhg-it89-7xfy-bbq8');
  expect(groupCode('abc')).toBe('abc');
});

it('a remaining factor proves the removal of another; the last factor has none', () => {
  expect(otherMethod([app, mail], app)).toBe(mail);
  expect(otherMethod([app, mail], mail)).toBe(app);
  expect(otherMethod([app], app)).toBeNull();
});

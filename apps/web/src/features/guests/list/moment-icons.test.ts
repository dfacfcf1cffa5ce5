import { expect, it } from 'vitest';
import { momentIcons } from '#web/features/guests/list/moment-icons.ts';

it('gives each moment an icon of its own, also to moments of one kind', () => {
  const kinds = ['mairie', 'ceremonie', 'vin_honneur', 'diner', 'diner', 'autre', 'autre', 'unknown'];
  const icons = momentIcons(kinds.map((kind) => ({ kind })));
  expect(new Set(icons).size).toBe(kinds.length);
  expect(momentIcons([{ kind: 'diner' }])).toEqual([icons[3]]);
});

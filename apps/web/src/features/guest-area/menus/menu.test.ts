import { describe, expect, it } from 'vitest';
import type { Dish, Invitation, InvitedPerson, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { hasLongMenus, menuStateOf } from '#web/features/guest-area/menus/menu.ts';

const dish = (id: string, course: Dish['course'], age: Dish['for_age'] = 'all'): Dish => ({
  id,
  course,
  name: id.toUpperCase(),
  description: '',
  for_age: age,
});
const dinner = (menus: Dish[]) => ({ id: 'dinner', menus }) as Moment;
const adult = { age_group: 'adult', answers: { dinner: null } } as unknown as InvitedPerson;
const child = { ...adult, age_group: 'child' as const };
const card = [
  dish('soup', 'starter'),
  dish('fish', 'main', 'adult'),
  dish('pasta', 'main', 'child'),
  dish('tart', 'dessert'),
];

describe('a menu', () => {
  it('lists the chosen dishes and the missing courses in order', () => {
    expect(menuStateOf(dinner(card), adult, { main: 'fish' })).toEqual({
      chosen: ['FISH'],
      left: ['starter', 'dessert'],
    });
    expect(menuStateOf(dinner(card), child)).toEqual({ chosen: [], left: ['starter', 'main', 'dessert'] });
    expect(menuStateOf(dinner([]), adult)).toEqual({ chosen: [], left: [] });
  });

  it('asks again when the chosen dish was deleted', () => {
    expect(menuStateOf(dinner(card), adult, { starter: 'gone' }).left).toContain('starter');
  });
});

describe('the menus of a household', () => {
  const invitation = (people: InvitedPerson[], menus: Dish[]) =>
    ({ moments: [dinner(menus)], people }) as unknown as Invitation;
  const many = ['a', 'b', 'c', 'd'].flatMap((id) => [dish(id, 'starter'), dish(`${id}${id}`, 'main')]);

  it('are long when several people have many dishes to choose from', () => {
    expect(hasLongMenus(invitation([adult, child], many))).toBe(true);
    expect(hasLongMenus(invitation([adult, child, adult], card))).toBe(false);
    expect(hasLongMenus(invitation([adult, child, adult, adult], card))).toBe(true);
  });

  it('are not for somebody alone, nor where only one of them chooses', () => {
    const uninvited = { ...adult, answers: {} };
    expect(hasLongMenus(invitation([adult], [...many, ...many]))).toBe(false);
    expect(hasLongMenus(invitation([adult, uninvited], [...many, ...many]))).toBe(false);
  });
});

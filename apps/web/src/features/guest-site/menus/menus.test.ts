import { describe, expect, it } from 'vitest';
import type { Moment } from '#web/features/events/queries.ts';
import { menusOf, newIn, nextPosition } from '#web/features/guest-site/menus/menus.ts';
import type { Dish, MenuBoard } from '#web/features/guest-site/menus/queries.ts';

const moment = (id: string, kind: string) => ({ id, kind, name: id }) as Moment;

const dish = (id: string, more: Partial<Dish> = {}): Dish => ({
  id,
  event_id: 'event',
  moment_id: 'dinner',
  course: 'main',
  name: id,
  description: '',
  for_age: 'all',
  position: 0,
  version: 1,
  ...more,
});

const board = (dishes: Dish[], more: Partial<MenuBoard> = {}): MenuBoard => ({
  dishes,
  chosen: {},
  coming: { dinner: { adult: 4, child: 2, baby: 1 } },
  ...more,
});

const dinnerOf = (given: MenuBoard) => menusOf([moment('dinner', 'diner')], given)[0];

describe('the menus of an event', () => {
  it('show the meals first, and otherwise keep the order of the event', () => {
    const moments = [
      moment('town hall', 'mairie'),
      moment('dinner', 'diner'),
      moment('ball', 'soiree'),
      moment('brunch', 'brunch'),
    ];
    expect(menusOf(moments, board([])).map((one) => one.moment.id)).toEqual(['dinner', 'brunch', 'town hall', 'ball']);
  });

  it('show the courses that have dishes, in the order of a meal', () => {
    const dishes = [dish('cake', { course: 'dessert' }), dish('fish'), dish('soup', { course: 'starter' })];
    expect(dinnerOf(board(dishes))?.courses.map(({ course }) => course)).toEqual(['starter', 'main', 'dessert']);
  });

  it('count those who come and have not chosen', () => {
    const dinner = dinnerOf(board([dish('fish'), dish('meat')], { chosen: { fish: 2, meat: 1 } }));
    expect(dinner?.coming).toBe(7);
    expect(dinner?.courses[0]).toMatchObject({ asked: 7, missing: 4 });
  });

  it('count babies with the children, and nobody for a dish of another age', () => {
    const ofAdults = dinnerOf(board([dish('fish', { for_age: 'adult' })], { chosen: { fish: 4 } }));
    expect(ofAdults?.courses[0]).toMatchObject({ asked: 4, missing: 0 });
    expect(dinnerOf(board([dish('pasta', { for_age: 'child' })]))?.courses[0]).toMatchObject({ asked: 3, missing: 3 });
  });

  it('never count below zero when a dish is not served to an age any more', () => {
    const dinner = dinnerOf(board([dish('pasta', { for_age: 'child' })], { chosen: { pasta: 5 } }));
    expect(dinner?.courses[0]?.missing).toBe(0);
  });
});

describe('the order of dishes', () => {
  it('puts a new one after the others of its course, within what the database takes', () => {
    const dishes = [dish('fish', { position: 4 }), dish('cake', { course: 'dessert', position: 9 })];
    expect(nextPosition(dishes, 'dinner', 'main')).toBe(5);
    expect(nextPosition(dishes, 'dinner', 'starter')).toBe(0);
    expect(nextPosition(dishes, 'brunch', 'main')).toBe(0);
    expect(nextPosition([dish('last', { position: 1000 })], 'dinner', 'main')).toBe(1000);
  });
});

describe('copied dishes', () => {
  it('leave out dishes of the same name', () => {
    const target = [dish('1', { name: 'Pâté en croûte' })];
    const source = [
      dish('2', { name: 'pate en croute ' }),
      dish('3', { name: 'Pâté en croûte', course: 'starter' }),
      dish('4', { name: 'Risotto' }),
    ];
    expect(newIn(target, source).map(({ id }) => id)).toEqual(['3', '4']);
  });
});

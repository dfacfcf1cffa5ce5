import { describe, expect, it } from 'vitest';
import { dishFormAmong, newDish, setForm } from '#web/features/guest-site/menus/menu-forms.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { menus } from '#web/locales/fr/client/menus.ts';

const { invalid, set } = menus;
const dishForm = dishFormAmong([{ course: 'main', name: 'Bar de ligne' } as Dish]);
const problemsOf = (result: { error?: { issues: Array<{ path: PropertyKey[]; message: string }> } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a dish', () => {
  it('has a name, of 120 characters at most', () => {
    expect(problemsOf(dishForm.safeParse({ ...newDish('main'), name: '  ' }))).toEqual([['name', invalid.name]]);
    expect(problemsOf(dishForm.safeParse({ ...newDish('main'), name: 'a'.repeat(121) }))).toEqual([
      ['name', invalid.longName],
    ]);
    expect(dishForm.parse({ ...newDish('main'), name: ` ${'a'.repeat(120)} ` }).name).toHaveLength(120);
  });

  it('is named once in its course, however it is written', () => {
    const typed = { ...newDish('main'), name: 'BAR DE LIGNE ' };
    expect(problemsOf(dishForm.safeParse(typed))).toEqual([['name', invalid.twice]]);
    expect(dishForm.safeParse({ ...typed, course: 'starter' }).success).toBe(true);
  });

  it('is described in 500 characters at most', () => {
    const described = { ...newDish('main'), name: 'Bar', description: 'a'.repeat(501) };
    expect(problemsOf(dishForm.safeParse(described))).toEqual([['description', invalid.description]]);
  });
});

describe('starter, main and dessert at once', () => {
  it('ask for one of them', () => {
    expect(problemsOf(setForm.safeParse({ starter: '', main: ' ', dessert: '' }))).toEqual([['starter', set.nothing]]);
    expect(setForm.safeParse({ starter: '', main: 'Bar', dessert: '' }).success).toBe(true);
  });
});

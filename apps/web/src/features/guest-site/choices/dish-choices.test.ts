import type { AgeGroup } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import {
  choicesAddress,
  countMissing,
  type Eater,
  findEaters,
  inOrder,
  missingIn,
  shownBy,
  withNews,
  withRecordings,
} from '#web/features/guest-site/choices/dish-choices.ts';
import { touchedEaters } from '#web/features/guest-site/choices/queries.ts';
import { type CourseMenus, dishesFor } from '#web/features/guest-site/menus/menus.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { foldText } from '#web/lib/format/format.ts';

const dish = (id: string, age: Dish['for_age'] = 'all') => ({ id, name: id, for_age: age }) as Dish;
const course = (name: CourseMenus['course'], ...dishes: Dish[]): CourseMenus => ({
  course: name,
  dishes,
  asked: 0,
  missing: 0,
});

const main = course('main', dish('fish', 'adult'), dish('pasta', 'child'));
const dessert = course('dessert', dish('cake', 'adult'));

const eater = (id: string, more: Partial<Eater> = {}): Eater => {
  const household = more.household ?? { id: 'home', name: 'Famille Bérard' };
  const name = more.name ?? id;
  const folded = foldText(`${name} ${household.name}`);
  return { id, name, age: 'adult', position: 0, choices: {}, ...more, household, folded };
};

const ids = (eaters: readonly Eater[]) => eaters.map(({ id }) => id);
const shown = (eaters: readonly Eater[], show: string) =>
  ids(findEaters(eaters, { search: '', isShown: shownBy(show, [main, dessert]), pinned: new Set() }));

describe('what somebody is asked', () => {
  it.each<[AgeGroup, string[]]>([
    ['adult', ['fish']],
    ['child', ['pasta']],
    ['baby', ['pasta']],
  ])('is what is for their age: %s', (age, expected) => {
    expect(dishesFor(age, main.dishes).map(({ id }) => id)).toEqual(expected);
  });

  it('is missing while one of their courses is; nobody is missed where nothing is for them', () => {
    const people = [
      eater('half', { choices: { main: 'fish' } }),
      eater('whole', { choices: { main: 'fish', dessert: 'cake' } }),
      eater('child', { age: 'child', choices: { main: 'pasta' } }),
    ];
    expect(countMissing(people, [main, dessert])).toBe(1);
  });

  it('is chosen where it was before it was for another age, and missing where the dish is gone', () => {
    expect(countMissing([eater('adult', { choices: { main: 'pasta' } })], [main])).toBe(0);
    expect(countMissing([eater('adult', { choices: { main: 'deleted' } })], [main])).toBe(1);
  });
});

describe('who is shown', () => {
  const people = [
    eater('none'),
    eater('half', { choices: { main: 'fish' } }),
    eater('whole', { choices: { main: 'fish', dessert: 'cake' } }),
  ];

  it('is everybody, those who have not chosen at all, in a course, or those of a dish', () => {
    expect(shown(people, '')).toEqual(['none', 'half', 'whole']);
    expect(shown(people, 'missing')).toEqual(['none', 'half']);
    expect(shown(people, missingIn('main'))).toEqual(['none']);
    expect(shown(people, 'cake')).toEqual(['whole']);
  });

  it('is everybody where the address names what is not there', () => {
    expect(shown(people, 'deleted')).toEqual(['none', 'half', 'whole']);
    expect(shown(people, missingIn('starter'))).toEqual(['none', 'half', 'whole']);
  });

  it('is found by every word, of a name or a household, without accents', () => {
    const search = (words: string) =>
      ids(
        findEaters([eater('1', { name: 'Hélène Bérard' }), eater('2', { name: 'Jules Bérard' })], {
          search: words,
          isShown: null,
          pinned: new Set(),
        }),
      );
    expect(search(' berard  HELENE')).toEqual(['1']);
    expect(search('famille')).toEqual(['1', '2']);
    expect(search('helene jules')).toEqual([]);
  });

  it('stays while it is being written, but not against the search', () => {
    const isShown = shownBy('missing', [main, dessert]);
    const pinned = new Set(['whole']);
    expect(ids(findEaters(people, { search: '', isShown, pinned }))).toEqual(['none', 'half', 'whole']);
    expect(ids(findEaters(people, { search: 'half', isShown, pinned }))).toEqual(['half']);
  });
});

it('people are sorted by household, plus-ones after the others', () => {
  const other = { id: 'other', name: 'Étienne' };
  const people = [
    eater('guest', { position: 100_000 }),
    eater('second', { position: 1 }),
    eater('first'),
    eater('neighbour', { household: other }),
  ];
  expect(ids(inOrder(people))).toEqual(['neighbour', 'first', 'second', 'guest']);
});

it('fetched guests replace the asked ones, and guests who are missing are removed', () => {
  const changed = eater('2', { choices: { main: 'fish' } });
  const after = withNews([eater('1'), eater('2'), eater('3')], [changed], ['2', '3']);
  expect(after).toEqual([eater('1'), changed]);
});

describe('choices that are being saved', () => {
  it('are shown over those that are known, the latest last; none takes away', () => {
    const people = [eater('1', { choices: { main: 'fish', dessert: 'cake' } }), eater('2')];
    const after = withRecordings(people, [
      { guestId: '1', course: 'main', dish: 'pasta' },
      { guestId: '1', course: 'main', dish: 'soup' },
      { guestId: '1', course: 'dessert', dish: null },
    ]);
    expect(after[0]?.choices).toEqual({ main: 'soup' });
    expect(after[1]).toBe(people[1]);
  });

  it('leave the list as it is where there are none', () => {
    const people = [eater('1')];
    expect(withRecordings(people, [])).toBe(people);
  });
});

it('a changed row touches the guests of this moment whom it concerns', () => {
  const people = [eater('1'), eater('2', { household: { id: 'other', name: 'Étienne' } })];
  const of = (table: string, row: Record<string, unknown>) =>
    touchedEaters([{ table, kind: 'UPDATE', row }], 'dinner', people);
  expect(of('menu_choices', { guest_id: '9', moment_id: 'dinner' })).toEqual(['9']);
  expect(of('guest_replies', { guest_id: '9', moment_id: 'brunch' })).toEqual([]);
  expect(of('households', { id: 'other' })).toEqual(['2']);
  expect(of('guests', { id: '1' })).toEqual(['1']);
  expect(of('guests', { id: '9' })).toEqual([]);
});

it('the address says whom it shows', () => {
  expect(choicesAddress('dinner')).toBe('/client/website/menus/dinner');
  expect(choicesAddress('dinner', missingIn('main'))).toBe('/client/website/menus/dinner?show=missing-main');
});

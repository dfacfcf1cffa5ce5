import { describe, expect, it } from 'vitest';
import { book } from '#web/features/guests/fixtures.ts';
import { changesOf } from '#web/features/guests/household/household-changes.ts';
import {
  anotherPerson,
  composedName,
  formOf,
  type HouseholdForm,
  householdForm,
  newHousehold,
  newPerson,
} from '#web/features/guests/household/household-form.ts';
import { mergeForms, takeTheirs } from '#web/features/guests/household/household-merge.ts';

const { moments } = book;
const home = book.homes[0] ?? expect.fail();
const base = formOf(home, moments);
const edited = (change: (form: HouseholdForm) => void, from = base): HouseholdForm => {
  const form = structuredClone(from);
  change(form);
  return form;
};
const person = (form: HouseholdForm, index = 0) => form.people[index] ?? expect.fail();

describe('the form of a household', () => {
  it('is refused without a name for somebody, an address that is whole, or consent to allergies', () => {
    const wrong = edited((form) => {
      Object.assign(person(form), { first_name: ' ', last_name: '', email: 'eloise', allergies: 'noix' });
    });
    const { error } = householdForm.safeParse(wrong);
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'people.0.consent',
      'people.0.email',
      'people.0.first_name',
    ]);
  });

  it('takes somebody whom the household will name', () => {
    expect(householdForm.safeParse({ ...newHousehold(moments), people: [newPerson(moments, true)] }).success).toBe(
      true,
    );
    expect(householdForm.safeParse({ ...newHousehold(moments), people: [] }).success).toBe(false);
  });

  it.each([
    [['Jeanne Morel'], 'Jeanne Morel'],
    [['Jeanne Morel', 'Tom Morel'], 'Jeanne et Tom Morel'],
    [['Jeanne Morel', 'Awa Diallo'], 'Jeanne Morel et Awa Diallo'],
    [['Jeanne Morel', 'Tom Morel', 'Léo Morel'], 'Famille Morel'],
    [['Anne Dupont', 'Awa Diallo', 'Léo Dupont'], 'Dupont et Diallo'],
    [['Anne Dupont', 'Awa Diallo', 'Léo Martin'], 'Dupont, Diallo et Martin'],
    [['Awa', 'Jean', 'Léo'], 'Awa, Jean et Léo'],
    [['Awa Diallo', ''], 'Awa Diallo'],
    [['', ''], ''],
  ])('composes a name: %j', (names, composed) => {
    expect(
      composedName(
        names.map((name) => ({ first_name: name.split(' ')[0] ?? '', last_name: name.split(' ')[1] ?? '' })),
      ),
    ).toBe(composed);
  });
});

describe('a further person of a household', () => {
  it('is invited to the moments to which all the others are', () => {
    const [, dinner = expect.fail()] = moments;
    const people = [
      newPerson(moments),
      { ...newPerson(moments), answers: { ceremony: 'waiting', [dinner.id]: 'uninvited' } },
    ];
    expect(anotherPerson(people as HouseholdForm['people'], moments).answers).toEqual({
      ceremony: 'waiting',
      dinner: 'uninvited',
    });
  });
});

describe('what is sent of a household', () => {
  it('is nothing when nothing changed', () => {
    expect(changesOf(home, base, moments)).toBeNull();
  });

  it('is what differs, with the version it was read at', () => {
    const form = edited((one) => {
      one.side = '';
      person(one).phone = '06 00 00 00 00';
      person(one).answers = { ceremony: 'yes', dinner: 'no' };
    });
    expect(changesOf(home, form, moments)).toEqual({
      id: 'h1',
      version: 1,
      side: null,
      people: [{ id: 'g1', version: 1, phone: '06 00 00 00 00', replies: { dinner: false } }],
      removed: [],
    });
  });

  it('sends changed invitations and the replies that belong to them', () => {
    const form = edited((one) => {
      person(one).answers = { ceremony: 'uninvited', dinner: 'waiting' };
    });
    expect(changesOf(home, form, moments)?.people).toEqual([
      { id: 'g1', version: 1, moments: ['dinner'], replies: { dinner: null } },
    ]);
  });

  it('is whole for those who are new, and names those who are gone', () => {
    const form = edited((one) => {
      one.people = [person(one), { ...newPerson(moments), first_name: 'Lou' }];
    });
    const sent = changesOf(home, form, moments);
    expect(sent?.removed).toEqual(['g2']);
    expect(sent?.people).toEqual([
      expect.objectContaining({ first_name: 'Lou', email: null, moments: ['ceremony', 'dinner'], position: 1 }),
    ]);
  });

  it('is a whole household when it is new, with a name even if none was typed', () => {
    const form = edited(
      (one) => Object.assign(person(one), { first_name: 'Lou', last_name: 'Petit' }),
      newHousehold(moments),
    );
    expect(changesOf(null, form, moments)).toMatchObject({
      name: 'Lou Petit',
      people: [{ first_name: 'Lou' }],
      removed: [],
    });
  });
});

describe('two people who edit one household', () => {
  const mine = edited((form) => {
    form.address = '3 rue du Lac';
    person(form).phone = '06 11 11 11 11';
  });

  it('both keep what they wrote in different fields', () => {
    const theirs = edited((form) => {
      form.side = 'Amis';
      person(form).answers = { ceremony: 'no', dinner: 'yes' };
    });
    const { values, conflicts } = mergeForms(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ address: '3 rue du Lac', side: 'Amis' });
    expect(person(values)).toMatchObject({ phone: '06 11 11 11 11', answers: { ceremony: 'no', dinner: 'yes' } });
  });

  it('list the field that both changed, and lose neither value', () => {
    const theirs = edited((form) => {
      form.address = '8 quai Nord';
      person(form).phone = '06 22 22 22 22';
      person(form).diet = 'Vegan';
    });
    const { values, conflicts } = mergeForms(base, mine, theirs);
    expect(conflicts).toEqual([
      { person: null, field: 'address', mine: '3 rue du Lac', theirs: '8 quai Nord' },
      { person: 'g1', field: 'phone', mine: '06 11 11 11 11', theirs: '06 22 22 22 22' },
    ]);
    expect(values.address).toBe('3 rue du Lac');
    expect(person(values).diet).toBe('Vegan');
    expect(takeTheirs(base, mine, theirs)).toEqual(theirs);
  });

  it('keep those whom each of them added', () => {
    const withLou = edited((form) => form.people.push({ ...newPerson(moments), first_name: 'Lou' }), mine);
    const theirs = edited((form) => {
      form.people = [person(form), { ...person(form, 1), id: 'g8', first_name: 'Max' }];
    });
    const { values } = mergeForms(base, withLou, theirs);
    expect(values.people.map(({ first_name: name }) => name)).toEqual(['Éloïse', 'Max', 'Lou']);
  });
});

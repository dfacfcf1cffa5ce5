import { describe, expect, it } from 'vitest';
import { book, ceremony, dinner } from '#web/features/guests/fixtures.ts';
import {
  readAge,
  readDiet,
  readPhone,
  readPlusOnes,
  readYes,
  splitName,
} from '#web/features/guests/import/import-cells.ts';
import {
  columnsUnder,
  countRows,
  examplesOf,
  guessColumns,
  isMapped,
  needsConsent,
  possibleHeaders,
} from '#web/features/guests/import/import-columns.ts';
import { doubleLines, readLines } from '#web/features/guests/import/import-rows.ts';
import { leftOutLines, leftOutTable } from '#web/features/guests/import/left-out.ts';

const moments = [ceremony, dinner];

describe('the columns of a file', () => {
  it.each([
    [
      ['Prénom', 'NOM', 'E-mail', 'Tél.', 'Foyer'],
      ['first_name', 'last_name', 'email', 'phone', 'household'],
    ],
    [
      ['First name', 'Surname', 'Email address', 'Side', 'Tags'],
      ['first_name', 'last_name', 'email', 'side', 'tags'],
    ],
    [
      ['Invité', 'Régime alimentaire', 'Adulte / enfant', '+1'],
      ['full_name', 'diet', 'age_group', 'plus_ones'],
    ],
    [
      ['Nom complet', 'Code postal', 'Ville', 'Remarques'],
      ['full_name', 'postcode', 'city', null],
    ],
    [
      ['Nom', 'Nom', 'dîner', 'CEREMONIE'],
      ['last_name', null, 'moment:dinner', 'moment:ceremony'],
    ],
    [
      ['Téléphone (portable)', 'Nom de famille'],
      ['phone', 'last_name'],
    ],
  ])('are known by their heads: %j', (heads, mapping) => {
    expect(guessColumns([heads], moments)).toEqual({ headerRow: 0, mapping, hasConsent: false });
  });

  it('have their titles below a title of the file, in the row with the most known names', () => {
    const table = [
      ['Notre mariage'],
      [],
      ['Invités', '', '12 juin'],
      ['Prénom', 'Nom', 'Foyer'],
      ['Invité', 'Nom', '1'],
    ];
    expect(guessColumns(table, moments)).toMatchObject({
      headerRow: 3,
      mapping: ['first_name', 'last_name', 'household'],
    });
    expect(possibleHeaders(table).map(({ row }) => row)).toEqual([0, 2, 3, 4]);
    expect(countRows(table, 3)).toBe(1);
    expect(columnsUnder(table, 2, moments).mapping).toEqual(['full_name', null, null]);
    expect(readLines(table, ['first_name', 'last_name', null], 3).rows).toMatchObject([
      { line: 5, first_name: 'Invité' },
    ]);
  });

  it('are no titles in a later row that has one known word', () => {
    expect(guessColumns([['Jeanne Morel'], ['Famille']], moments).headerRow).toBeNull();
  });

  it('of allergies need the consent of the people', () => {
    const columns = guessColumns(
      [
        ['Nom', 'Allergies'],
        ['Morel', 'noix'],
      ],
      moments,
    );
    expect(columns.mapping).toEqual(['last_name', 'allergies']);
    expect(needsConsent(columns)).toBe(true);
    expect(needsConsent({ ...columns, hasConsent: true })).toBe(false);
    expect(needsConsent({ ...columns, mapping: ['last_name', null] })).toBe(false);
  });

  it('are guessed from their values when there is no header', () => {
    const table = [['jeanne@example.org', 'Jeanne Morel', 'x']];
    expect(guessColumns(table, moments)).toEqual({
      headerRow: null,
      mapping: ['email', 'full_name', null],
      hasConsent: false,
    });
  });

  it('give their first different values as examples', () => {
    const table = [['Âge'], ['Adulte'], [''], [' Adulte '], ['Enfant'], [], ['Bébé'], ['34']];
    expect(examplesOf(table, 0, 0)).toEqual(['Adulte', 'Enfant', 'Bébé']);
    expect(examplesOf(table, 0, null)).toEqual(['Âge', 'Adulte', 'Enfant']);
    expect(examplesOf([['Âge'], ...Array.from({ length: 20_000 }, () => ['Adulte'])], 0, 0)).toEqual(['Adulte']);
  });

  it('need a column with a name', () => {
    expect(isMapped(['email', null])).toBe(false);
    expect(isMapped(['email', 'last_name'])).toBe(true);
  });
});

describe('the cells of a file', () => {
  it.each([
    ['', 'adult'],
    ['Enfant', 'child'],
    ['BÉBÉ', 'baby'],
    ['7 ans', 'child'],
    ['1', 'baby'],
    ['34', 'adult'],
    ['vieux', null],
  ])('say an age: « %s »', (text, age) => expect(readAge(text)).toBe(age));

  it.each([
    ['Végétarienne', 'végétarien'],
    ['VEGAN ; sans gluten', 'végane, sans gluten'],
    ['sans porc et sans lactose', 'sans porc, sans lactose'],
    ['allergie aux noix', null],
    ['', ''],
  ])('say a diet of the list, and nothing else without a consent: « %s »', (text, diet) =>
    expect(readDiet(text)).toBe(diet),
  );

  it.each([
    ['612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['bureau', 'bureau'],
  ])('say a telephone: « %s »', (text, phone) => expect(readPhone(text)).toBe(phone));

  it.each([
    ['Jeanne Morel', 'Jeanne', 'Morel'],
    ['Morel, Jeanne', 'Jeanne', 'Morel'],
    ['DE LA TOUR Anne-Marie', 'Anne-Marie', 'DE LA TOUR'],
    ['Jeanne', 'Jeanne', ''],
    ['JEANNE MOREL', 'JEANNE', 'MOREL'],
  ])('say a whole name: « %s »', (text, first_name, last_name) =>
    expect(splitName(text)).toEqual({ first_name, last_name }),
  );

  it('say yes, no, and how many come along', () => {
    expect(['Oui', 'x', 'oui, sans réponse', 'non', '', 'peut-être'].map(readYes)).toEqual([
      true,
      true,
      true,
      false,
      false,
      null,
    ]);
    expect(['+1', '2', 'oui', '', 'beaucoup', '99'].map(readPlusOnes)).toEqual([1, 2, 1, 0, null, null]);
  });
});

describe('the lines of a file', () => {
  const heads = ['Prénom', 'Nom', 'Foyer', 'Email', 'Âge', '+1', 'Dîner', 'Adresse', 'CP', 'Ville'];
  const { mapping } = guessColumns([heads], moments);
  const read = (...lines: string[][]) => readLines([heads, ...lines], mapping, 0);

  it('become people in households, with their plus-ones', () => {
    const { rows, errors } = read(
      ['Jeanne', 'Morel', 'Famille Morel', 'j@example.org', '', '1', 'oui', '3 rue du Lac', '74000', 'Annecy'],
      [],
      ['Awa', 'Diallo'],
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        household: 'Famille Morel',
        first_name: 'Jeanne',
        last_name: 'Morel',
        age_group: 'adult',
        is_plus_one: false,
        email: 'j@example.org',
        address: '3 rue du Lac, 74000 Annecy',
        moments: ['dinner'],
      },
      {
        line: 2,
        household: 'Famille Morel',
        first_name: '',
        last_name: '',
        age_group: 'adult',
        is_plus_one: true,
        moments: ['dinner'],
      },
      {
        line: 4,
        household: 'Awa Diallo',
        first_name: 'Awa',
        last_name: 'Diallo',
        age_group: 'adult',
        is_plus_one: false,
        moments: [],
      },
    ]);
  });

  it('have errors with their line number in the file', () => {
    const { errors } = read(
      ['', '', 'Famille Morel'],
      ['Jo', 'Morel', '', 'jo.example.org', 'vieux', 'beaucoup', 'peut-être'],
      ['x'.repeat(81)],
    );
    expect(errors.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
      '2 first_name missing',
      '3 age_group unknown',
      '3 is_plus_one unknown',
      '3 email invalid',
      '3 moments unknown',
      '4 first_name too-long',
    ]);
  });

  it('are duplicates when the person is already in the list or in an earlier line', () => {
    const { rows } = read(
      ['Eloise', 'BERANGER', 'famille beranger'],
      ['Awa', 'Diallo'],
      ['Awa', 'Diallo'],
      ['Éloïse', 'Béranger', 'Autre foyer'],
    );
    expect([...doubleLines(rows, book)]).toEqual([2, 4]);
  });

  it('have no moments when the file has no column for them', () => {
    const plain = guessColumns([['Nom']], moments);
    expect(readLines([['Nom'], ['Morel']], plain.mapping, 0).rows[0]).not.toHaveProperty('moments');
  });
});

describe('the lines that an import left out', () => {
  const table = [['Titre'], ['Nom', 'E-mail'], ['Morel', 'jo'], ['Petit'], ['Roux', 'zoe@example.org']];
  const errors = [
    { line: 3, field: 'email', reason: 'invalid', value: 'jo' },
    { line: 3, field: 'age_group', reason: 'unknown', value: 'x' },
  ];

  it('are listed in the order of the file with their reasons', () => {
    expect(leftOutLines(errors, [4, 2])).toEqual([
      { line: 2, reasons: ['Déjà dans votre liste.'] },
      {
        line: 3,
        reasons: [
          'Adresse e-mail «\u00a0jo\u00a0»\u00a0: Valeur non valable.',
          'Âge «\u00a0x\u00a0»\u00a0: Valeur non reconnue.',
        ],
      },
      { line: 4, reasons: ['Déjà dans votre liste.'] },
    ]);
  });

  it('are a file with the same columns, the line and the reason', () => {
    expect(leftOutTable(table, 1, leftOutLines([], [4]))).toEqual([
      ['Nom', 'E-mail', 'Ligne', 'Raison'],
      ['Petit', '', '4', 'Déjà dans votre liste.'],
    ]);
    expect(leftOutTable([['Morel']], null, leftOutLines([], [1]))).toEqual([
      ['Colonne 1', 'Ligne', 'Raison'],
      ['Morel', '1', 'Déjà dans votre liste.'],
    ]);
  });
});

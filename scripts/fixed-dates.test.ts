// A fixed day that is to come makes a test fail once it has passed, and the demonstration look old. Both count their days from the
// present one: `tests/support/days.ts`, `scripts/demo/days.ts`. A test that needs fixed days, or sets its own clock,
// takes a past year: 2010 and 2021 have the calendar of 2027. Unit tests of apps and packages are not guarded: their code receives
// the present day.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const guarded = ['supabase/seed.sql', 'scripts/demo', 'scripts/screens', 'tests', 'bench'];

const year = '20(?:2[6-9]|[3-8]\\d)';
const month = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** Neither an id nor the number of a migration is a day. */
const fixedDay = new RegExp(
  [
    `\\b${year}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\\d|3[01])(?!\\d{6}_|\\d{6}'|\\d*[a-f-]\\d)`,
    `\\b\\d{1,2}[/.]\\d{1,2}[/.]${year}\\b`,
    `(?:${month}).${year}\\b`,
    `\\bDate(?:\\.UTC)?\\(${year}\\b`,
  ].join('|'),
);

const fixedDaysIn = (text: string): string[] =>
  text.split('\n').filter((line) => fixedDay.test(line) && !/^\s*(?:\/\/|\/?\*|--)/.test(line));

describe('a fixed day', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...guarded], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:ts|sql|json|toml|html)$/.test(file));

  it('is in no file of the demonstration, the tests and the benchmarks', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      fixedDaysIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "starts_on: '2027-06-12'",
    "fill('12/06/2027')",
    'samedi 12 juin 2027',
    "'DTSTART:20270612T123000Z'",
    'new Date(2027, 5, 12)',
    'Date.UTC(2031, 0, 1)',
  ])('is found in %s', (line) => expect(fixedDaysIn(line)).toEqual([line]));

  it.each([
    "day: '2010-06-12'",
    '// « samedi 12 juin 2027 »',
    "'00000000-0000-4000-8000-202704120a12'",
    'limit: 20270',
  ])('is not found in %s', (line) => expect(fixedDaysIn(line)).toEqual([]));
});

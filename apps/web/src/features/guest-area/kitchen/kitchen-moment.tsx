// One moment of the kitchen sheet: the number of guests, their dishes, their diets and allergies.
import { courses } from '@liesse/domain';
import type { ReactNode } from 'react';
import { shortWhen } from '#web/features/guest-area/invitation/moment-text.ts';
import {
  type KitchenMoment as Facts,
  type KitchenTable,
  seatsOf,
} from '#web/features/guest-area/kitchen/kitchen-sheet.ts';
import { capitalised, formatCount } from '#web/lib/format/format.ts';
import { kitchen as text } from '#web/locales/fr/guest/kitchen.ts';
import { locale as french } from '#web/locales/fr/guest/locale.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

const ages = ['adult', 'child', 'baby'] as const;
// On a phone words remain whole: only the first column, a name that hosts wrote, may break anywhere.
const line = 'py-2 pr-2 text-left align-top last:pr-0 tablet:pr-4';
const cell = `${line} wrap-break-word`;
const rowHead = `${line} wrap-anywhere min-w-20 font-medium`;

export function KitchenMoment({ moment, tables }: { moment: Facts; tables: readonly KitchenTable[] }) {
  const seats = seatsOf(moment);
  const present = ages.filter((age) => moment.yes[age] > 0);
  return (
    <section className="break-inside-avoid-page border-ornament border-t pt-6 pb-10 print:border-ink print:pb-6">
      <h2 className="wrap-anywhere text-title">{moment.name}</h2>
      <p className="text-quiet">{[capitalised(shortWhen(moment, french)), moment.place].filter(Boolean).join(' · ')}</p>
      <p className="mt-5 font-display text-figure tabular-nums">{text.seats(seats)}</p>
      <p className="text-quiet">
        {seats === 0 ? text.nobody : present.map((age) => text.ages[age](moment.yes[age])).join(' · ')}
      </p>
      {moment.waiting > 0 && <p className="text-metal text-small">{text.waiting(moment.waiting)}</p>}
      <div className="mt-7 grid gap-x-12 gap-y-7 tablet:grid-cols-2 print:grid-cols-2">
        {moment.menus.length > 0 && (
          <Counts
            title={text.menus}
            lines={inCourses(moment.menus).map(({ course, name, count }) => [
              `${text.courses[course]}\u00a0: ${name}`,
              count,
            ])}
          />
        )}
        <Counts title={text.diets} lines={moment.diets.map(({ diet, count }) => [capitalised(diet), count])}>
          {text.noDiets}
        </Counts>
      </div>
      {moment.people.length > 0 && <People moment={moment} />}
      {tables.length > 0 && <Tables momentName={moment.name} tables={tables} />}
    </section>
  );
}

/** The position of a dish counts within its course only. */
const inCourses = (menus: Facts['menus']): Facts['menus'] =>
  menus.toSorted((one, other) => courses.indexOf(one.course) - courses.indexOf(other.course));

interface CountsProps {
  title: string;
  lines: ReadonlyArray<readonly [name: string, count: number]>;
  /** Shown for an empty list. */
  children?: string;
}

function Counts({ title, lines, children }: CountsProps) {
  return (
    <div>
      <h3 className="label-caps font-text text-metal">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-quiet text-small">{children}</p>
      ) : (
        <dl className="mt-2 divide-y divide-hairline">
          {lines.map(([name, count]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
              <dt className="wrap-anywhere min-w-0">{name}</dt>
              <dd className="font-display text-heading tabular-nums">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function LinedTable({ label, columns, children }: { label: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <table aria-label={label} className="mt-2 w-full border-collapse text-small">
      <thead>
        <tr className="border-hairline border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function People({ moment: { people, name } }: { moment: Facts }) {
  return (
    <div className="mt-7">
      <h3 className="label-caps font-text text-metal">{text.people}</h3>
      <p className="text-quiet text-small">{text.peopleNote}</p>
      <LinedTable label={`${text.people}\u00a0: ${name}`} columns={[text.person, text.age, text.diet, text.allergies]}>
        {Array.from(people.entries(), ([place, person]) => (
          <tr key={place} className="break-inside-avoid border-hairline border-b">
            <th scope="row" className={rowHead}>
              {shortName(person)}
            </th>
            <td className={cell}>{text.ageNames[person.age_group]}</td>
            <td className={cell}>{person.diet ?? '–'}</td>
            <td className={`${cell} font-medium text-danger`}>{person.allergies ?? '–'}</td>
          </tr>
        ))}
      </LinedTable>
    </div>
  );
}

/** « Hélène R. » */
const shortName = ({ first_name, initial }: { first_name: string; initial: string }): string =>
  `${first_name} ${initial}${initial === '' ? '' : '.'}`.trim();

function Tables({ momentName, tables }: { momentName: string; tables: readonly KitchenTable[] }) {
  return (
    <div className="mt-7">
      <h3 className="label-caps font-text text-metal">{text.tables}</h3>
      <LinedTable
        label={`${text.tables}\u00a0: ${momentName}`}
        columns={[text.table, text.seatsColumn, text.menus, text.needs]}
      >
        {tables.map((table) => (
          <tr key={table.id} className="break-inside-avoid border-hairline border-b">
            <th scope="row" className={rowHead}>
              {tableName(table)}
            </th>
            <td className={cell}>{seatLine(table)}</td>
            <td className={cell}>
              {inCourses(table.menus)
                .map(({ name, count }) => `${formatCount(count)} × ${name}`)
                .join(', ') || '–'}
            </td>
            <td className={cell}>
              {[
                ...table.diets.map(({ diet, count }) => `${formatCount(count)} × ${diet}`),
                ...table.people.filter(({ allergies }) => allergies !== null).map(allergyOf),
              ].join(', ') || '–'}
            </td>
          </tr>
        ))}
      </LinedTable>
    </div>
  );
}

const seatLine = (table: KitchenTable): string =>
  [
    ...ages.filter((age) => table.yes[age] > 0).map((age) => text.ages[age](table.yes[age])),
    ...(table.vendor_meals > 0 ? [text.vendorMeals(table.vendor_meals)] : []),
  ].join(', ');

const allergyOf = (person: KitchenTable['people'][number]): string =>
  text.allergyAt(shortName(person), person.seat, person.allergies ?? '');

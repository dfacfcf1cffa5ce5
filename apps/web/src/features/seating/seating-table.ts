// A plan as a table for a spreadsheet.
import type { SeatingPage, SeatingView } from '#web/features/seating/page.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { seatingPapers as text } from '#web/locales/fr/client/seating-papers.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

/** Everybody with their table, for a spreadsheet; those without a place come last. */
export function seatingTable({ page, view }: { page: SeatingPage; view: SeatingView }): Table {
  const households = new Map(page.households.map(({ id, name }) => [id, name]));
  const { columns } = text;
  return [
    [
      columns.table,
      columns.seat,
      columns.name,
      columns.household,
      columns.age,
      columns.chair,
      columns.menu,
      columns.diet,
    ],
    ...view.tables.flatMap(({ table, people }) =>
      people.map(({ person, seat, name }) => [
        tableName(table),
        seat.seat === null ? '' : String(seat.seat),
        name,
        households.get(person.household_id) ?? '',
        text.ages[person.age_group],
        seating.chairs[seat.chair],
        person.dishes.join(', '),
        person.diet ?? '',
      ]),
    ),
    ...view.waiting.flatMap(({ household, people }) =>
      people.map(({ person, name }) => [
        '',
        '',
        name,
        household.name,
        text.ages[person.age_group],
        '',
        person.dishes.join(', '),
        person.diet ?? '',
      ]),
    ),
  ];
}

// What a column of a table says of itself, and how its values are put in order.
import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type CellValue = string | number | null;

export interface DataColumn<Row> {
  id: string;
  title: string;
  /** What the column sorts by; also what it shows, unless `cell` draws it. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Set to the right, in figures of one width. */
  isNumeric?: boolean;
  /** Keeps the rows from being sorted by it. */
  isUnsorted?: boolean;
}

export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;

export function toColumnDefs<Row extends object>(columns: ReadonlyArray<DataColumn<Row>>): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    // Undefined is what the sorting keeps last whichever way it goes.
    accessorFn: (row: Row) => column.value(row) ?? undefined,
    enableSorting: column.isUnsorted !== true,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (one, other, id) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
  }));
}

/** Numbers by size; words as a French dictionary has them, « Table 2 » before « Table 10 ». */
export function compareValues(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'fr-FR-u-kn-true');
}

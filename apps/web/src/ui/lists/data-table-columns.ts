// The columns of a data table, and how their values are sorted.
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
  /** The value that the column sorts by; also its content, unless `cell` renders it. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  isNumeric?: boolean;
  /** Hidden on tablets, where the other columns would break their words. */
  isExtra?: boolean;
  /** Excludes the column from sorting. */
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
    // TanStack sorts undefined last in both directions.
    accessorFn: (row: Row) => column.value(row) ?? undefined,
    enableSorting: column.isUnsorted !== true,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (one, other, id) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
  }));
}

/** Numbers by size; text in French dictionary order, « Table 2 » before « Table 10 ». */
export function compareValues(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'fr-FR-u-kn-true');
}

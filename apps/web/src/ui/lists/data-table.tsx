// A table whose rows can be sorted and selected. On phones CSS turns each row into a card. For a few hundred rows; longer
// lists use VirtualList.
import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { type ReactNode, useId, useMemo } from 'react';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { type DataColumn, features, toColumnDefs } from '#web/ui/lists/data-table-columns.ts';
import { SelectRow, SortHeader, TableTools } from '#web/ui/lists/data-table-parts.tsx';

const { table: text } = surfaces;

export interface TableSelection {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The actions for the selected rows. */
  actions?: ReactNode;
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** Memoise columns and rows: a new array is sorted again. The first column names the row. */
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  selection?: TableSelection;
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowName, selection } = props;
  const caption = useId();
  const definitions = useMemo(() => toColumnDefs(columns), [columns]);
  const ticked = useMemo(() => stateOf(selection?.ids ?? []), [selection?.ids]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableMultiSort: false,
    state: { rowSelection: ticked },
    onRowSelectionChange: (change) =>
      selection?.onChange(Object.keys(typeof change === 'function' ? change(ticked) : change)),
  });
  const sorted = table.getRowModel().rows;

  // Roles are explicit because some browsers drop the table semantics of rows that are laid out as cards.
  return (
    <div>
      <TableTools table={table} columns={columns} total={rows.length} selection={selection} />
      <section
        aria-labelledby={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        className="border-hairline border-t max-tablet:-mx-3 focus-visible:outline-offset-0 tablet:max-h-[min(70dvh,42rem)] tablet:overflow-auto tablet:border-b"
      >
        <table role="table" className="w-full border-separate border-spacing-0 text-small max-tablet:block">
          <caption id={caption} className="sr-only">
            {label}
          </caption>
          <thead role="rowgroup" className="max-tablet:hidden">
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col" className={`${head} w-11`}>
                  <span className="sr-only">{text.selection}</span>
                </th>
              )}
              {columns.map((column) => (
                <SortHeader
                  key={column.id}
                  title={column.title}
                  isNumeric={column.isNumeric === true}
                  sorting={table.getColumn(column.id)}
                  className={`${head} ${extraOf(column)}`}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-tablet:block">
            {sorted.map((row) => (
              <tr
                key={row.id}
                role="row"
                data-ticked={row.getIsSelected() || undefined}
                className="group relative data-ticked:bg-accent-wash max-tablet:block max-tablet:border-hairline max-tablet:border-b max-tablet:px-3 max-tablet:py-4"
              >
                {selection && (
                  <td role="cell" className={`${cell} max-tablet:absolute max-tablet:top-2.5 max-tablet:right-0`}>
                    <SelectRow
                      name={text.select(rowName(row.original))}
                      isTicked={row.getIsSelected()}
                      onToggle={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} row={row.original} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const head = 'sticky top-0 z-10 border-hairline border-b bg-paper px-3 font-normal text-quiet';
const cell = 'border-hairline tablet:border-b tablet:group-last:border-b-0';
const extraOf = ({ isExtra }: { isExtra?: boolean }): string => (isExtra === true ? 'tablet:max-desktop:hidden' : '');

function Cell<Row>({ column, row, isFirst }: { column: DataColumn<Row>; row: Row; isFirst: boolean }) {
  const content = column.cell ? column.cell(row) : column.value(row);
  if (isFirst) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={`${cell} px-3 py-3 text-left font-medium max-tablet:block max-tablet:px-0 max-tablet:pt-0 max-tablet:pr-12 max-tablet:pb-2 max-tablet:text-body`}
      >
        {content}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={`${cell} ${extraOf(column)} px-3 py-3 max-tablet:flex max-tablet:justify-between max-tablet:gap-6 max-tablet:px-0 max-tablet:py-0.5 ${column.isNumeric === true ? 'tabular-nums tablet:text-right' : ''}`}
    >
      <span className="shrink-0 text-quiet tablet:hidden">{column.title}</span>
      <span className="min-w-0 max-tablet:text-right">{content}</span>
    </td>
  );
}

const stateOf = (ids: readonly string[]): RowSelectionState => Object.fromEntries(ids.map((id) => [id, true as const]));

// The controls of a data table: sortable headers, checkboxes, and the toolbar that phones use too.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format/format.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { table: text } = surfaces;

type Direction = 'asc' | 'desc';

/** The part of a TanStack column that these controls need. */
interface Sorting {
  getCanSort: () => boolean;
  getIsSorted: () => false | Direction;
  toggleSorting: (isDescending?: boolean) => void;
}

interface SortHeaderProps {
  title: string;
  isNumeric: boolean;
  sorting: Sorting | undefined;
  className: string;
}

const words = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

export function SortHeader({ title, isNumeric, sorting, className }: SortHeaderProps) {
  const side = isNumeric ? 'text-right' : 'text-left';
  if (sorting?.getCanSort() !== true) {
    return (
      <th role="columnheader" scope="col" className={`${className} ${side} h-12`}>
        {title}
      </th>
    );
  }
  const sorted = sorting.getIsSorted();
  const Arrow = sorted === false ? ChevronsUpDown : arrows[sorted];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted === false ? 'none' : words[sorted]}
      className={`${className} ${side}`}
    >
      <button
        type="button"
        onClick={() => sorting.toggleSorting(sorted === 'asc')}
        className={`-mx-2 inline-flex min-h-12 items-center gap-1.5 rounded-small px-2 transition-colors hover:text-ink focus-visible:outline-offset-[-4px] ${isNumeric ? 'flex-row-reverse' : ''} ${sorted === false ? '' : 'text-ink'}`}
      >
        {title}
        <Arrow aria-hidden className={`size-4 ${sorted === false ? 'text-edge' : 'text-accent'}`} strokeWidth={1.5} />
      </button>
    </th>
  );
}

interface SelectRowProps {
  name: string;
  isTicked: boolean;
  onToggle: (event: unknown) => void;
}

/** With Shift held, selects the range from the last selected row. */
export function SelectRow({ name, isTicked, onToggle }: SelectRowProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{name}</span>
      <input type="checkbox" checked={isTicked} onChange={onToggle} className="size-5 accent-accent" />
    </label>
  );
}

interface TableToolsProps {
  table: {
    getColumn: (id: string) => Sorting | undefined;
    resetSorting: (isBlank: boolean) => void;
    getIsAllRowsSelected: () => boolean;
    getIsSomeRowsSelected: () => boolean;
    toggleAllRowsSelected: (isTicked: boolean) => void;
  };
  columns: ReadonlyArray<{ id: string; title: string }>;
  total: number;
  selection: { ids: readonly string[]; actions?: ReactNode } | undefined;
}

export function TableTools({ table, columns, total, selection }: TableToolsProps) {
  const isPartial = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 pb-3 tablet:flex-row tablet:items-center tablet:empty:hidden">
      <SortChoice table={table} columns={columns} />
      {selection && (
        <div className="flex min-h-12 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small tablet:pl-3">
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = isPartial;
              }}
              checked={total > 0 && table.getIsAllRowsSelected()}
              disabled={total === 0}
              onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
              className="size-5 accent-accent"
            />
            {text.selectAll}
          </label>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="text-quiet text-small tabular-nums">
              {selection.ids.length > 0 && text.selected(formatCount(selection.ids.length), formatCount(total))}
            </p>
            {selection.ids.length > 0 && selection.actions}
          </div>
        </div>
      )}
    </div>
  );
}

/** Cards on phones have no headers to sort by. */
function SortChoice({ table, columns }: Pick<TableToolsProps, 'table' | 'columns'>) {
  const sortable = columns.filter(({ id: column }) => table.getColumn(column)?.getCanSort() === true);
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ id: column }) => table.getColumn(column)?.getIsSorted() !== false);
  const direction = sorted && table.getColumn(sorted.id)?.getIsSorted();
  function sort(choice: string) {
    const [index = '', way] = choice.split(':');
    const column = sortable[Number(index)];
    if (column === undefined || index === '') return table.resetSorting(true);
    table.getColumn(column.id)?.toggleSorting(way === 'desc');
  }
  return (
    <div className="tablet:hidden">
      <SelectField
        label={text.sortBy}
        value={sorted && direction ? `${sortable.indexOf(sorted)}:${direction}` : ''}
        onChange={(event) => sort(event.target.value)}
        options={[
          { value: '', label: text.unsorted },
          ...sortable.flatMap(({ title }, index) => [
            { value: `${index}:asc`, label: text.ascending(title) },
            { value: `${index}:desc`, label: text.descending(title) },
          ]),
        ]}
      />
    </div>
  );
}

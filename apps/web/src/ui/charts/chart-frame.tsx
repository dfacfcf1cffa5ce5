// The frame of every chart: a title, the drawing described by one sentence, and the same figures as a table.
import { type ReactNode, useId, useState } from 'react';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { TableToggle } from '#web/ui/lists/table-toggle.tsx';

const { chart: text } = surfaces;

export interface ChartTable {
  /** The first header names the rows. */
  columns: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
}

interface ChartFrameProps {
  title: string;
  description?: string | undefined;
  /** The text alternative of the drawing. */
  summary: string;
  table: ChartTable;
  children: ReactNode;
}

export function ChartFrame({ title, description, summary, table, children }: ChartFrameProps) {
  const [hasTable, setTable] = useState(false);
  const id = useId();
  if (table.rows.length === 0) {
    return (
      <figure>
        <figcaption className="font-display text-heading">{title}</figcaption>
        <p className="mt-3 border-hairline border-t pt-4 text-quiet">{text.empty}</p>
      </figure>
    );
  }
  return (
    <figure>
      <figcaption className="flex items-start justify-between gap-x-6 max-tablet:flex-col">
        <div className="min-w-0">
          <p className="font-display text-heading">{title}</p>
          {description !== undefined && <p className="text-quiet text-small">{description}</p>}
        </div>
        <TableToggle controls={id} isShown={hasTable} onChange={setTable} />
      </figcaption>
      <div
        className={`mt-5 grid gap-x-12 gap-y-8 ${hasTable ? 'desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
      >
        <div role="img" aria-label={summary} className="min-w-0">
          {children}
        </div>
        <div id={id} hidden={!hasTable} className="min-w-0">
          <Figures caption={title} {...table} />
        </div>
      </div>
    </figure>
  );
}

function Figures({ caption, columns, rows }: ChartTable & { caption: string }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-hairline border-b">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`py-2 font-normal text-quiet ${sideOf(index)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name} className="border-hairline border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className={`py-2 tabular-nums ${sideOf(index + 1)}`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sideOf = (column: number): string => (column === 0 ? 'text-left' : 'pl-4 text-right');

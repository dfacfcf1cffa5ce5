// The year view: a dot for each task along the months, by category, and a table with the same content for screen readers.
import { isLate } from '@liesse/domain';
import { useId, useMemo, useState } from 'react';
import { YearBand } from '#web/features/planning/components/year-band.tsx';
import { formatDue } from '#web/features/planning/due-text.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { type BandRow, bandOf } from '#web/features/planning/year-band.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { TableToggle } from '#web/ui/lists/table-toggle.tsx';

const { year: text } = planning;

export default function YearView({ tasks }: { tasks: readonly Task[] }) {
  const { event, today } = usePlanning();
  const [hasTable, setTable] = useState(false);
  const table = useId();
  const band = useMemo(() => bandOf(tasks, event.starts_on, today), [tasks, event.starts_on, today]);
  if (band.rows.length === 0) return <p className="max-w-measure py-6 text-quiet">{text.empty}</p>;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 pt-2">
        <div className="min-w-0">
          <h2 className="font-display text-heading">{text.title}</h2>
          <p className="text-quiet text-small">{text.hint}</p>
        </div>
        <TableToggle controls={table} isShown={hasTable} onChange={setTable} />
      </div>
      <Legend />
      <YearBand band={band} />
      <div id={table} hidden={!hasTable} className="mt-8">
        <Figures rows={band.rows} />
      </div>
    </>
  );
}

function Legend() {
  const marks = { open: 'bg-metal', late: 'bg-danger', done: 'bg-success' } as const;
  return (
    <p className="mt-3 mb-2 flex flex-wrap gap-x-6 gap-y-1 text-quiet text-small">
      {(['open', 'late', 'done'] as const).map((tone) => (
        <span key={tone} className="inline-flex items-center gap-2">
          <span className={`size-2.5 rounded-round ${marks[tone]}`} />
          {text.legend[tone]}
        </span>
      ))}
    </p>
  );
}

function Figures({ rows }: { rows: readonly BandRow[] }) {
  const { today } = usePlanning();
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{text.title}</caption>
      <thead>
        <tr className="border-hairline border-b text-quiet">
          {[text.category, text.total, text.open, text.late, text.next].map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-normal first:pl-0 first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, dots }) => {
          const open = dots.map(({ task }) => task).filter(({ state }) => state !== 'done');
          const next = open.find((task) => !isLate(task, today));
          const late = open.filter((task) => isLate(task, today)).length;
          return (
            <tr key={category} className="border-hairline border-b">
              <th scope="row" className="py-2 text-left font-normal">
                {planning.categories[category]}
              </th>
              <Count value={dots.length} />
              <Count value={open.length} />
              <Count value={late} />
              <td className="py-2 pl-3 text-right">{next ? formatDue(next, today) : text.none}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Count({ value }: { value: number }) {
  return <td className="py-2 pl-3 text-right tabular-nums">{formatCount(value)}</td>;
}

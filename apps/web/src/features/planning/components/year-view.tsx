// The year at a glance: a dot for each task along the months, by category, with today and the day itself as lines. The table says
// the same to those who do not see it.
import { isLate } from '@liesse/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { dueWords } from '#web/features/planning/due-words.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { type Band, type BandRow, bandOf, type Dot } from '#web/features/planning/year-band.ts';
import { type CivilDate, formatMonth } from '#web/lib/civil-date.ts';
import { formatCount } from '#web/lib/format.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { ChartFrame, type ChartTable } from '#web/ui/chart-frame.tsx';

const { year: text } = planning;

const MONTH = 56;
const LANE = 14;
const RADIUS = 5;
const HEAD = 44;
const PADDING = 12;

const fills: Record<Dot['tone'], string> = { done: 'fill-success', open: 'fill-metal', late: 'fill-danger' };

export default function YearView({ tasks }: { tasks: readonly Task[] }) {
  const { event, today } = usePlanning();
  const band = useMemo(() => bandOf(tasks, event.starts_on, today), [tasks, event.starts_on, today]);
  const count = band.rows.reduce((sum, { dots }) => sum + dots.length, 0);
  if (count === 0) return <p className="max-w-measure py-6 text-quiet">{text.empty}</p>;
  const [first = today] = band.months;
  const last = band.months.at(-1) ?? today;
  return (
    <ChartFrame
      title={text.title}
      description={text.hint}
      said={text.said(count, formatMonth(first), formatMonth(last))}
      table={tableOf(band, today)}
    >
      <Legend />
      <div className="flex">
        <ul className="w-28 shrink-0 tablet:w-44" style={{ paddingTop: HEAD }}>
          {band.rows.map(({ category, ...row }) => (
            <li
              key={category}
              className="flex items-center border-hairline border-t pr-2 text-label tracking-normal tablet:text-small"
              style={{ height: heightOf(row) }}
            >
              <span className="line-clamp-2">{planning.categories[category]}</span>
            </li>
          ))}
        </ul>
        <div className="min-w-0 flex-1 overflow-x-auto">
          <Drawing band={band} />
        </div>
      </div>
    </ChartFrame>
  );
}

function Drawing({ band }: { band: Band }) {
  const tops = band.rows.map((_, index) => band.rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), HEAD));
  const height = band.rows.reduce((sum, row) => sum + heightOf(row), HEAD);
  const width = band.months.length * MONTH + PADDING;
  return (
    <svg aria-hidden width={width} height={height} className="block">
      {band.months.map((month, index) => (
        <g key={month}>
          <line x1={index * MONTH} x2={index * MONTH} y1={HEAD - 10} y2={height} className="stroke-hairline" />
          <text x={index * MONTH + 6} y={HEAD - 12} className="fill-quiet text-label tracking-normal">
            {shortMonth(month, index === 0)}
          </text>
        </g>
      ))}
      {tops.map((top) => (
        <line key={top} x1={0} x2={width} y1={top + 0.5} y2={top + 0.5} className="stroke-hairline" />
      ))}
      <DayLine at={band.today} height={height} label={text.today} look="metal" />
      <DayLine at={band.eventDay} height={height} label={text.eventDay} look="accent" />
      {band.rows.map((row, index) => (
        <g key={row.category} transform={`translate(0 ${(tops[index] ?? 0) + PADDING})`}>
          {row.dots.map((dot) => (
            <TaskDot key={dot.task.id} dot={dot} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** By the pointer alone: the keyboard opens tasks from the other views. */
function TaskDot({ dot: { task, at, lane, tone } }: { dot: Dot }) {
  const { hrefOf, today } = usePlanning();
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture, which the table beside it tells
    <circle
      cx={at * MONTH + RADIUS}
      cy={lane * LANE + RADIUS + 2}
      r={RADIUS}
      className={`cursor-pointer stroke-paper stroke-2 hover:stroke-ink ${fills[tone]}`}
      onClick={() => void navigate(hrefOf(task.id), { preventScrollReset: true })}
    >
      <title>{`${task.title} · ${dueWords(task, today)}`}</title>
    </circle>
  );
}

interface DayLineProps {
  at: number | null;
  height: number;
  label: string;
  look: 'metal' | 'accent';
}

function DayLine({ at, height, label, look }: DayLineProps) {
  if (at === null) return null;
  const x = at * MONTH + RADIUS;
  return (
    <g className={look === 'accent' ? 'fill-accent stroke-accent' : 'fill-metal stroke-ornament'}>
      <line x1={x} x2={x} y1={HEAD - 26} y2={height} strokeWidth={look === 'accent' ? 2 : 1.5} />
      <text x={x + 4} y={HEAD - 30} stroke="none" className="text-label tracking-normal">
        {label}
      </text>
    </g>
  );
}

function Legend() {
  const marks = { open: 'bg-metal', done: 'bg-success', late: 'bg-danger' } as const;
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-quiet text-small">
      {(['open', 'late', 'done'] as const).map((tone) => (
        <span key={tone} className="inline-flex items-center gap-2">
          <span className={`size-2.5 rounded-round ${marks[tone]}`} />
          {text.legend[tone]}
        </span>
      ))}
    </p>
  );
}

function tableOf({ rows }: Band, today: CivilDate): ChartTable {
  return {
    columns: [text.category, text.total, text.open, text.late, text.next],
    rows: rows.map(({ category, dots }) => {
      const open = dots.map(({ task }) => task).filter(({ state }) => state !== 'done');
      const next = open.find((task) => !isLate(task, today));
      return [
        planning.categories[category],
        formatCount(dots.length),
        formatCount(open.length),
        formatCount(open.filter((task) => isLate(task, today)).length),
        next ? dueWords(next, today) : '—',
      ];
    }),
  };
}

const heightOf = ({ lanes }: Pick<BandRow, 'lanes'>): number => Math.max(38, lanes * LANE + 2 * PADDING);

/** « juin », and the year with the first and with each January. */
function shortMonth(month: CivilDate, isFirst: boolean): string {
  const [name = '', year = ''] = formatMonth(month).split(' ');
  const short = name.length > 4 ? `${name.slice(0, name.startsWith('jui') ? 5 : 4)}.` : name;
  return isFirst || month.slice(5, 7) === '01' ? `${short} ${year.slice(2)}` : short;
}

// The drawing of the year view: months along the top, a row of dots for each category, and lines for today and the event. Each dot is a link
// to its task; the arrow keys move among the dots, and the label of the hovered or focused one is shown above it.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDue } from '#web/features/planning/due-text.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Band, BandRow, Dot } from '#web/features/planning/year-band.ts';
import { type CivilDate, formatMonth } from '#web/lib/format/civil-date.ts';
import { formatShortMonth } from '#web/lib/format/short-month.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

const { year: text } = planning;

/** In pixels: twenty months fit a wide screen, and more of them scroll. */
const MONTH_WIDTH = 44;
const LANE = 14;
const RADIUS = 5;
const HEAD = 80;
const PADDING = 12;
const MIN_ROW_HEIGHT = 38;
/** Beside the line of a day, for its label. */
const LABEL_SPACE = 48;

const fills: Record<Dot['tone'], string> = { done: 'fill-success', open: 'fill-metal', late: 'fill-danger' };

export function YearBand({ band }: { band: Band }) {
  const count = band.rows.reduce((sum, { dots }) => sum + dots.length, 0);
  const [first = ''] = band.months;
  const last = band.months.at(-1) ?? first;
  const frame = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<DotLabel | null>(null);

  function showLabel(dot: Element, words: string): void {
    const outer = frame.current?.getBoundingClientRect();
    if (outer === undefined) return;
    const { left, width, top } = dot.getBoundingClientRect();
    setLabel({ words, x: left + width / 2 - outer.left, y: top - outer.top, width: outer.width });
  }

  return (
    <div ref={frame} className="relative flex">
      <ul className="w-24 shrink-0 tablet:w-40" style={{ paddingTop: HEAD }}>
        {band.rows.map(({ category, ...row }) => (
          <li
            key={category}
            className="flex items-center border-hairline border-t pr-2 text-label leading-tight tracking-normal tablet:text-small"
            style={{ height: heightOf(row) }}
          >
            <span className="min-w-0 break-words hyphens-auto">{planning.categories[category]}</span>
          </li>
        ))}
      </ul>
      <section
        aria-label={text.band}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
        tabIndex={0}
        ref={(region) => showToday(region, band)}
        onScroll={() => setLabel(null)}
        className="min-w-0 flex-1 overflow-x-auto focus-visible:outline-offset-0"
      >
        <p className="sr-only">{text.summary(count, formatMonth(first), formatMonth(last))}</p>
        <div className="w-max">
          <YearChart band={band} onShow={showLabel} onHide={() => setLabel(null)} />
        </div>
      </section>
      {label !== null && (
        <p
          // The dot itself has this name.
          aria-hidden
          className="pointer-events-none absolute z-10 w-max max-w-full rounded-small bg-ink px-3 py-1.5 text-paper text-small"
          // Moved by its own share of the width, so that it never crosses an edge.
          style={{
            left: label.x,
            top: label.y,
            transform: `translate(${(-100 * label.x) / label.width}%, calc(-100% - 0.375rem))`,
          }}
        >
          {label.words}
        </p>
      )}
    </div>
  );
}

interface DotLabel {
  words: string;
  /** The middle and the top of the dot, and the width of the frame, in pixels. */
  x: number;
  y: number;
  width: number;
}

interface DotEvents {
  onShow: (dot: Element, words: string) => void;
  onHide: () => void;
}

/** Runs once, when the region appears: past months lie to the left of its visible part, and the day of the event is in it if both fit. */
function showToday(region: HTMLElement | null, { today, eventDay }: Band): void {
  if (region === null || today === null || 'placed' in region.dataset) return;
  region.dataset['placed'] = '';
  const beforeToday = today * MONTH_WIDTH - region.clientWidth / 3;
  const untilEvent = (eventDay ?? 0) * MONTH_WIDTH + LABEL_SPACE - region.clientWidth;
  region.scrollLeft = Math.min(Math.max(0, beforeToday, untilEvent), today * MONTH_WIDTH - LABEL_SPACE);
}

function YearChart({ band, ...events }: { band: Band } & DotEvents) {
  // Only one dot is reached by the Tab key.
  const [tabStop, setTabStop] = useState(band.rows[0]?.dots[0]?.task.id);
  const tops = band.rows.map((_, index) => band.rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), HEAD));
  const height = band.rows.reduce((sum, row) => sum + heightOf(row), HEAD);
  const width = band.months.length * MONTH_WIDTH + PADDING;
  return (
    <svg width={width} height={height} className="block">
      {band.months.map((month, index) => (
        <MonthHead key={month} month={month} at={index} height={height} />
      ))}
      {tops.map((top) => (
        <line key={top} x1={0} x2={width} y1={top + 0.5} y2={top + 0.5} className="stroke-hairline" />
      ))}
      <DayLine
        at={band.today}
        top={14}
        height={height}
        width={width}
        label={text.today}
        className="fill-metal stroke-ornament"
      />
      <DayLine
        at={band.eventDay}
        top={30}
        height={height}
        width={width}
        label={text.eventDay}
        className="fill-accent stroke-accent"
      />
      {band.rows.map((row, index) => (
        <g key={row.category} transform={`translate(0 ${(tops[index] ?? 0) + offsetOf(row)})`}>
          {row.dots.map((dot) => (
            <TaskDot
              key={dot.task.id}
              dot={dot}
              isTabStop={dot.task.id === tabStop}
              {...events}
              onShow={(target, words) => {
                setTabStop(dot.task.id);
                events.onShow(target, words);
              }}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function MonthHead({ month, at, height }: { month: CivilDate; at: number; height: number }) {
  return (
    <g className="text-label tracking-normal">
      <line x1={at * MONTH_WIDTH} x2={at * MONTH_WIDTH} y1={HEAD - 14} y2={height} className="stroke-hairline" />
      {(at === 0 || month.slice(5, 7) === '01') && (
        <text x={at * MONTH_WIDTH + 4} y={HEAD - 27} className="fill-metal">
          {month.slice(0, 4)}
        </text>
      )}
      <text x={at * MONTH_WIDTH + 4} y={HEAD - 9} className="fill-quiet">
        {formatShortMonth(month)}
      </text>
    </g>
  );
}

interface TaskDotProps extends DotEvents {
  dot: Dot;
  isTabStop: boolean;
}

function TaskDot({ dot: { task, at, lane, tone }, isTabStop, onShow, onHide }: TaskDotProps) {
  const { hrefOf, today } = usePlanning();
  const navigate = useNavigate();
  const label = `${task.title} · ${formatDue(task, today)}`;
  const place = { cx: at * MONTH_WIDTH + RADIUS, cy: lane * LANE + RADIUS };
  return (
    <a
      href={hrefOf(task.id)}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-dot=""
      className="group outline-none"
      onClick={(event) => {
        event.preventDefault();
        void navigate(hrefOf(task.id), { preventScrollReset: true });
      }}
      onKeyDown={moveAmongDots}
      onFocus={({ currentTarget }) => onShow(currentTarget, label)}
      onBlur={onHide}
      onPointerEnter={({ currentTarget }) => onShow(currentTarget, label)}
      onPointerLeave={onHide}
    >
      <circle
        {...place}
        r={RADIUS}
        className={`stroke-2 stroke-paper group-hover:stroke-ink group-focus-visible:stroke-accent ${fills[tone]}`}
      />
      <circle {...place} r={LANE / 2} fill="transparent" />
    </a>
  );
}

function moveAmongDots(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const dots = [...(event.currentTarget.closest('svg')?.querySelectorAll<SVGAElement>('[data-dot]') ?? [])];
  dots[dots.findIndex((dot) => dot === event.currentTarget) + step]?.focus();
}

interface DayLineProps {
  at: number | null;
  /** The baseline of the label: the two labels never share a line, however near the days are. */
  top: number;
  height: number;
  width: number;
  label: string;
  className: string;
}

function DayLine({ at, top, height, width, label, className }: DayLineProps) {
  if (at === null) return null;
  const x = at * MONTH_WIDTH + RADIUS;
  return (
    <g className={className}>
      <line x1={x} x2={x} y1={top + 6} y2={height} strokeWidth={1.5} />
      <text x={x} y={top} textAnchor={anchorOf(x, width)} stroke="none" className="text-label tracking-normal">
        {label}
      </text>
    </g>
  );
}

/** Near an edge the label is written to one side of its line, where it is not cut off. */
const anchorOf = (x: number, width: number): 'start' | 'middle' | 'end' =>
  x < MONTH_WIDTH ? 'start' : x > width - MONTH_WIDTH ? 'end' : 'middle';

const heightOf = ({ lanes }: Pick<BandRow, 'lanes'>): number =>
  Math.max(MIN_ROW_HEIGHT, (lanes - 1) * LANE + 2 * RADIUS + 2 * PADDING);

/** Centres the dots in their row. */
const offsetOf = ({ lanes }: BandRow): number => (heightOf({ lanes }) - (lanes - 1) * LANE - 2 * RADIUS) / 2;

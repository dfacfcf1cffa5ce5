// A line chart of up to three series, which differ by dashes as well as by colour. Hovering reads the values.
import { type PointerEvent, useState } from 'react';
import { formatCount } from '#web/lib/format/format.ts';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { ChartFrame } from '#web/ui/charts/chart-frame.tsx';
import { axisSteps, percentOf, placeOf } from '#web/ui/charts/chart-scale.ts';

const { chart: text } = surfaces;

export interface ChartSeries {
  name: string;
  /** One value for each label, zero or more; null where there is none, which the line leaves out. */
  values: ReadonlyArray<number | null>;
}

interface LineChartProps {
  title: string;
  description?: string;
  /** The header of the table's first column, such as « Mois ». */
  labelTitle: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  format?: (value: number) => string;
}

const lines = [
  { stroke: 'stroke-accent', fill: 'fill-accent', dash: undefined },
  { stroke: 'stroke-metal', fill: 'fill-metal', dash: '6 5' },
  { stroke: 'stroke-success', fill: 'fill-success', dash: '1.5 4.5' },
] as const;
const ON_PHONES = 5;
const ON_WIDE = 12;
/** Of more labels than fit, every one that is shown needs room for the last, which ends at the edge. */
const OF_MANY = 8;

export function LineChart({ title, description, labelTitle, labels, series, format = formatCount }: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const at = Math.min(pointed ?? labels.length, labels.length - 1);
  const drawn = series.slice(0, lines.length);
  const written = (value: number | null | undefined) => (value == null ? text.none : format(value));

  return (
    <ChartFrame
      title={title}
      description={description}
      summary={text.summary(
        title,
        drawn.map((one) => text.value(one.name, one.values.map(written).join(', '))).join('. '),
      )}
      table={{
        columns: [labelTitle, ...drawn.map(({ name }) => name)],
        rows: labels.map((label, index) => [label, ...drawn.map((one) => written(one.values[index]))]),
      }}
    >
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-3">
        {drawn.map((one, index) => (
          <div key={one.name}>
            <p className="flex items-center gap-2 text-quiet text-small">
              <svg width="24" height="8" className="shrink-0">
                <Line index={index} points="0,4 24,4" />
              </svg>
              {one.name}
            </p>
            <p className="font-display text-title tabular-nums">{written(one.values[at])}</p>
          </div>
        ))}
        <p className="ml-auto pb-1 text-quiet text-small">{labels[at]}</p>
      </div>
      <Plot labels={labels} series={drawn} at={at} onPoint={setPointed} format={format} />
    </ChartFrame>
  );
}

interface PlotProps extends Pick<LineChartProps, 'labels' | 'series'> {
  at: number;
  onPoint: (index: number | null) => void;
  format: (value: number) => string;
}

function Plot({ labels, series, at, onPoint, format }: PlotProps) {
  const steps = axisSteps(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const top = steps.at(-1) ?? 1;
  const heightOf = (value: number) => 100 - percentOf(value, top);

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    onPoint(Math.round(share * (labels.length - 1)));
  }

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-nav text-quiet tabular-nums">
      {/* The labels extend half a line beyond the plot, so that each is centred on its grid line. */}
      <div className="-my-2 flex flex-col-reverse justify-between text-right">
        {steps.map((step) => (
          <span key={step}>{format(step)}</span>
        ))}
      </div>
      <svg
        width="100%"
        height="220"
        className="touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
      >
        {/* Receives pointer events between the lines too. */}
        <rect width="100%" height="100%" className="fill-transparent" />
        {steps.map((step) => (
          <line
            key={step}
            x1="0"
            x2="100%"
            y1={`${heightOf(step)}%`}
            y2={`${heightOf(step)}%`}
            className="stroke-hairline"
          />
        ))}
        <line
          x1={`${placeOf(at, labels.length)}%`}
          x2={`${placeOf(at, labels.length)}%`}
          y1="0"
          y2="100%"
          className="stroke-ornament"
        />
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
          {series.flatMap(({ name, values }, index) =>
            runsOf(values).map((run) => (
              <Line
                key={`${name} ${run[0]?.place}`}
                index={index}
                points={run.map(({ place, value }) => `${placeOf(place, labels.length)},${heightOf(value)}`).join(' ')}
              />
            )),
          )}
        </svg>
        {series.flatMap(({ name, values }, index) =>
          runsOf(values).map(([dot, ...more]) =>
            dot === undefined || more.length > 0 ? null : (
              <circle
                key={`${name} ${dot.place}`}
                cx={`${placeOf(dot.place, labels.length)}%`}
                cy={`${heightOf(dot.value)}%`}
                r="3"
                className={lines[index]?.fill}
              />
            ),
          ),
        )}
        {series.map(({ name, values }, index) => {
          const value = values[at];
          return value == null ? null : (
            <circle
              key={name}
              cx={`${placeOf(at, labels.length)}%`}
              cy={`${heightOf(value)}%`}
              r="4.5"
              strokeWidth="2"
              className={`stroke-paper ${lines[index]?.fill}`}
            />
          );
        })}
      </svg>
      <svg width="100%" height="28" className="col-start-2 overflow-visible">
        {labels.map((label, index) => (
          <text
            key={label}
            x={`${placeOf(index, labels.length)}%`}
            y="22"
            textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
            className={`fill-quiet ${labelVisibility(index, labels.length)}`}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The runs of neighbouring values, each a line. A value alone is a dot. */
function runsOf(values: ReadonlyArray<number | null>): Array<Array<{ place: number; value: number }>> {
  const runs: Array<Array<{ place: number; value: number }>> = [[]];
  for (const [place, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ place, value });
  }
  return runs.filter(({ length }) => length > 0);
}

/** `vector-effect` keeps the stroke width when the plot is stretched. */
function Line({ index, points }: { index: number; points: string }) {
  const { stroke, dash } = lines[index] ?? lines[0];
  return (
    <polyline
      points={points}
      fill="none"
      strokeWidth="2"
      strokeDasharray={dash}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={stroke}
    />
  );
}

/** Counted from the last label, which is always shown. */
function labelVisibility(index: number, count: number): string {
  const back = count - 1 - index;
  if (back % Math.ceil(count / (count > ON_WIDE ? OF_MANY : ON_WIDE)) !== 0) return 'hidden';
  return back % Math.ceil(count / ON_PHONES) === 0 ? '' : 'max-tablet:hidden';
}

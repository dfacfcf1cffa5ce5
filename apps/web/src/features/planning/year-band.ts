// The layout of the year view: its months, and for each category a dot for each dated task.
import { isLate, type TaskCategory, taskCategories } from '@liesse/domain';
import { byDue, type Task } from '#web/features/planning/task.ts';
import { addMonths, type CivilDate, daysBetween, firstOfMonth } from '#web/lib/format/civil-date.ts';

export interface Dot {
  task: Task;
  /** In months from the start of the band. */
  at: number;
  /** Dots that would overlap are in different lanes. */
  lane: number;
  tone: 'done' | 'open' | 'late';
}

export interface BandRow {
  category: TaskCategory;
  dots: readonly Dot[];
  lanes: number;
}

export interface Band {
  /** The first day of each month. */
  months: readonly CivilDate[];
  rows: readonly BandRow[];
  today: number | null;
  eventDay: number | null;
}

/** A shorter band leaves its labels no space. */
const MIN_MONTHS = 12;
/** Tasks farther away than this are drawn at the edge. */
const MAX_MONTHS = 30;
/** The distance in months at which two dots do not overlap. */
const DOT_WIDTH = 0.24;

export function bandOf(tasks: readonly Task[], startsOn: CivilDate | null, today: CivilDate): Band {
  const dated = tasks.filter((task) => task.due_on !== null).toSorted(byDue);
  const days = [...dated.flatMap(({ due_on: day }) => day ?? []), startsOn ?? today].toSorted();
  const first = latest(firstOfMonth(days[0] ?? today), addMonths(firstOfMonth(startsOn ?? today), -MAX_MONTHS));
  const end = earliest(firstOfMonth(days.at(-1) ?? today), addMonths(first, MAX_MONTHS + 6));
  const last = latest(end, addMonths(first, MIN_MONTHS - 1));
  const months: CivilDate[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  const at = (day: CivilDate) => positionOf(day, months);
  const rows = taskCategories.flatMap((category): BandRow[] => {
    const own = dated.filter((task) => task.category === category);
    if (own.length === 0) return [];
    const dots = inLanes(own.map((task) => ({ task, at: at(task.due_on ?? today), tone: toneOf(task, today) })));
    return [{ category, dots, lanes: Math.max(...dots.map(({ lane }) => lane)) + 1 }];
  });
  const within = (day: CivilDate | null) => (day !== null && day >= first && day < addMonths(last, 1) ? at(day) : null);
  return { months, rows, today: within(today), eventDay: within(startsOn) };
}

function positionOf(day: CivilDate, months: readonly CivilDate[]): number {
  const index = months.indexOf(firstOfMonth(day));
  if (index < 0) return day < (months[0] ?? day) ? 0 : months.length;
  const month = months[index] ?? day;
  return index + daysBetween(month, day) / daysBetween(month, addMonths(month, 1));
}

function inLanes(dots: ReadonlyArray<Omit<Dot, 'lane'>>): Dot[] {
  const ends: number[] = [];
  return dots.map((dot) => {
    const free = ends.findIndex((end) => end <= dot.at);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = dot.at + DOT_WIDTH;
    return { ...dot, lane };
  });
}

const toneOf = (task: Task, today: CivilDate): Dot['tone'] =>
  task.state === 'done' ? 'done' : isLate(task, today) ? 'late' : 'open';

const latest = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);
const earliest = (one: CivilDate, other: CivilDate): CivilDate => (one < other ? one : other);

// The year at a glance: the months from the first task to the event and beyond, and a dot for each task, by category.
import { isLate, type TaskCategory, taskCategories } from '@liesse/domain';
import { byDue, type Task } from '#web/features/planning/task.ts';
import { addMonths, type CivilDate, daysBetween, firstOfMonth } from '#web/lib/format/civil-date.ts';

export interface Dot {
  task: Task;
  /** In months from the beginning of the band. */
  at: number;
  /** Those that would lie upon one another lie below one another. */
  lane: number;
  tone: 'done' | 'open' | 'late';
}

export interface BandRow {
  category: TaskCategory;
  dots: readonly Dot[];
  lanes: number;
}

export interface Band {
  /** The first day of each. */
  months: readonly CivilDate[];
  rows: readonly BandRow[];
  today: number | null;
  eventDay: number | null;
}

/** What lies farther from today than this is drawn at the edge. */
const MOST_MONTHS = 30;
/** How far apart two dots must be to lie side by side, in months. */
const DOT = 0.24;

export function bandOf(tasks: readonly Task[], startsOn: CivilDate | null, today: CivilDate): Band {
  const dated = tasks.filter((task) => task.due_on !== null).toSorted(byDue);
  const days = [...dated.flatMap(({ due_on: day }) => day ?? []), startsOn ?? today].toSorted();
  const first = latest(firstOfMonth(days[0] ?? today), addMonths(firstOfMonth(startsOn ?? today), -MOST_MONTHS));
  const last = earliest(firstOfMonth(days.at(-1) ?? today), addMonths(first, MOST_MONTHS + 6));
  const months: CivilDate[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  const at = (day: CivilDate) => placeOf(day, months);
  const rows = taskCategories.flatMap((category): BandRow[] => {
    const own = dated.filter((task) => task.category === category);
    if (own.length === 0) return [];
    const dots = inLanes(own.map((task) => ({ task, at: at(task.due_on ?? today), tone: toneOf(task, today) })));
    return [{ category, dots, lanes: Math.max(...dots.map(({ lane }) => lane)) + 1 }];
  });
  const within = (day: CivilDate | null) => (day !== null && day >= first && day < addMonths(last, 1) ? at(day) : null);
  return { months, rows, today: within(today), eventDay: within(startsOn) };
}

function placeOf(day: CivilDate, months: readonly CivilDate[]): number {
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
    ends[lane] = dot.at + DOT;
    return { ...dot, lane };
  });
}

const toneOf = (task: Task, today: CivilDate): Dot['tone'] =>
  task.state === 'done' ? 'done' : isLate(task, today) ? 'late' : 'open';

const latest = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);
const earliest = (one: CivilDate, other: CivilDate): CivilDate => (one < other ? one : other);

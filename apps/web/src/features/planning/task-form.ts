// The form of a task: its schema, its conversion from and to the row, and the French text of its values.
import { taskCategories, taskStates } from '@liesse/domain';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Version } from '#web/features/events/versions/versions.ts';
import { daysOf, delayOf, delayUnits } from '#web/features/planning/due-text.ts';
import type { TaskChange } from '#web/features/planning/mutations.ts';
import type { Task } from '#web/features/planning/task.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

const { sheet: text } = planning;
const { invalid } = text;

export const whenKinds = ['none', 'before', 'after', 'day'] as const;
/** The limits that the table checks, in days. */
const MOST_BEFORE = 3000;
const MOST_AFTER = 1000;

export const taskForm = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1, invalid.title), z.maxLength(200, invalid.longTitle)),
    notes: z.string().check(z.maxLength(4000, invalid.notes)),
    category: z.enum(taskCategories),
    state: z.enum(taskStates),
    when: z.enum(whenKinds),
    count: z.nullable(z.int(invalid.count).check(z.minimum(0, invalid.count))),
    unit: z.enum(delayUnits),
    day: z.nullable(z.iso.date(invalid.day)),
    /** An empty id means none, as in a select field. */
    assigneeId: z.string(),
    partnerId: z.string(),
    budgetItemId: z.string(),
  })
  .check(
    z.refine((form) => !isRelative(form) || form.count !== null, { path: ['count'], error: invalid.count }),
    z.refine((form) => !isRelative(form) || isNear(delayIn(form)), { path: ['count'], error: invalid.far }),
    z.refine(({ when, day }) => when !== 'day' || day !== null, { path: ['day'], error: invalid.day }),
  );

export type TaskForm = z.infer<typeof taskForm>;
export type TaskFormState = UseFormReturn<TaskForm, unknown, TaskForm>;

const isRelative = ({ when }: Pick<TaskForm, 'when'>): boolean => when === 'before' || when === 'after';
const isNear = (days: number): boolean => days <= MOST_BEFORE && days >= -MOST_AFTER;

/** In days before the event, negative after it. */
export const delayIn = ({ when, count, unit }: Pick<TaskForm, 'when' | 'count' | 'unit'>): number =>
  daysOf({ count: count ?? 0, unit, isAfter: when === 'after' });

export const taskVersionOf = (task: Task): Version<TaskForm> => ({
  version: task.version,
  values: {
    title: task.title,
    notes: task.notes,
    category: task.category,
    state: task.state,
    ...whenOf(task),
    assigneeId: task.assignee_id ?? '',
    partnerId: task.event_partner_id ?? '',
    budgetItemId: task.budget_item_id ?? '',
  },
});

type When = Pick<TaskForm, 'when' | 'count' | 'unit' | 'day'>;

function whenOf({ due_on: day, days_before: days }: Pick<Task, 'due_on' | 'days_before'>): When {
  if (days === null) return { when: day === null ? 'none' : 'day', count: null, unit: 'weeks', day };
  const { count, unit, isAfter } = delayOf(days);
  return { when: isAfter ? 'after' : 'before', count, unit, day: null };
}

export const newTaskForm: TaskForm = {
  title: '',
  notes: '',
  category: 'autre',
  state: 'todo',
  when: 'none',
  count: null,
  unit: 'weeks',
  day: null,
  assigneeId: '',
  partnerId: '',
  budgetItemId: '',
};

/** A viewer who may not see the budget must not overwrite the linked budget line. */
export function changeOf(form: TaskForm, canSeeBudget: boolean): TaskChange & { title: string } {
  return {
    title: form.title,
    notes: form.notes,
    category: form.category,
    state: form.state,
    ...(isRelative(form)
      ? { days_before: delayIn(form) }
      : { days_before: null, due_on: form.when === 'day' ? form.day : null }),
    assignee_id: form.assigneeId || null,
    event_partner_id: form.partnerId || null,
    ...(canSeeBudget && { budget_item_id: form.budgetItemId || null }),
  };
}

type NameOf = (id: string) => string;

/** The label and the French text of a value that somebody else saved; `nameOf` resolves ids of members, partners and budget lines. */
export const describeTask = (
  field: keyof TaskForm,
  value: unknown,
  nameOf: NameOf,
): { label: string; value: string } => ({
  label: text.fields[field],
  value: formatValue(field, value, nameOf),
});

function formatValue(field: keyof TaskForm, value: unknown, nameOf: NameOf): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string' || value === '') return '';
  switch (field) {
    case 'category':
      return planning.categories[value as TaskForm['category']];
    case 'state':
      return planning.states[value as TaskForm['state']];
    case 'when':
      return text.when[value as TaskForm['when']];
    case 'unit':
      return text.units[value as TaskForm['unit']];
    case 'day':
      return formatCivilDate(value);
    case 'assigneeId':
    case 'partnerId':
    case 'budgetItemId':
      return nameOf(value);
    default:
      return value;
  }
}

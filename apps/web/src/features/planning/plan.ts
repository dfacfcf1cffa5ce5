// The proposed tasks that an event does not have yet, grouped by month or, while it has no date, by delay.
import { dueOn, type EventKind, eventKinds, proposedTasks, type TaskTemplate, undecidedTasks } from '@liesse/domain';
import { type GroupKind, monthsBefore } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export type PlanGroup = GroupKind & { id: string; tasks: readonly TaskTemplate[] };

interface EventFacts {
  kind: string;
  starts_on: CivilDate | null;
  place: string | null;
}

export function missingTasks(event: EventFacts, tasks: readonly Task[], today: CivilDate): TaskTemplate[] {
  const present = new Set(tasks.map(({ template }) => template));
  const { starts_on: startsOn, place } = event;
  const kind = kindOf(event.kind);
  return undecidedTasks(proposedTasks(kind, startsOn, today), { kind, startsOn, place }).filter(
    ({ template }) => !present.has(template),
  );
}

export function groupPlan(templates: readonly TaskTemplate[], startsOn: CivilDate | null): PlanGroup[] {
  const groups = new Map<string, GroupKind & { id: string; tasks: TaskTemplate[] }>();
  for (const template of templates.toSorted((one, other) => other.days_before - one.days_before)) {
    const group = groupOf(template.days_before, startsOn);
    const id = group.kind === 'month' ? group.month : String(group.kind === 'delay' && group.months);
    const known = groups.get(id);
    if (known) known.tasks.push(template);
    else groups.set(id, { ...group, id, tasks: [template] });
  }
  return [...groups.values()];
}

const groupOf = (daysBefore: number, startsOn: CivilDate | null): GroupKind =>
  startsOn === null
    ? { kind: 'delay', months: monthsBefore(daysBefore) }
    : { kind: 'month', month: dueOn(daysBefore, startsOn).slice(0, 7) };

/** The database may know kinds of events that this build does not. */
const kindOf = (kind: string): EventKind => eventKinds.find((known) => known === kind) ?? 'autre';

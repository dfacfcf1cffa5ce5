// What is proposed for an event and not there yet, month by month or, without a date, by delay.
import { dueOn, type EventKind, eventKinds, proposedTasks, type TaskTemplate } from '@liesse/domain';
import { type GroupKind, monthsBefore } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export type PlanGroup = GroupKind & { id: string; tasks: readonly TaskTemplate[] };

interface Planned {
  kind: string;
  starts_on: CivilDate | null;
}

export function missingTasks(event: Planned, tasks: readonly Task[], today: CivilDate): TaskTemplate[] {
  const there = new Set(tasks.map(({ template }) => template));
  return proposedTasks(kindOf(event.kind), event.starts_on, today).filter(({ template }) => !there.has(template));
}

export function groupPlan(templates: readonly TaskTemplate[], startsOn: CivilDate | null): PlanGroup[] {
  const groups = new Map<string, GroupKind & { id: string; tasks: TaskTemplate[] }>();
  for (const template of templates.toSorted((one, other) => other.days_before - one.days_before)) {
    const group = groupOf(template.days_before, startsOn);
    const id = group.kind === 'month' ? group.month : String(group.kind === 'delay' && group.months);
    const there = groups.get(id);
    if (there) there.tasks.push(template);
    else groups.set(id, { ...group, id, tasks: [template] });
  }
  return [...groups.values()];
}

const groupOf = (daysBefore: number, startsOn: CivilDate | null): GroupKind =>
  startsOn === null
    ? { kind: 'delay', months: monthsBefore(daysBefore) }
    : { kind: 'month', month: dueOn(daysBefore, startsOn).slice(0, 7) };

/** A kind that this build does not know yet is like any other. */
const kindOf = (kind: string): EventKind => eventKinds.find((known) => known === kind) ?? 'autre';

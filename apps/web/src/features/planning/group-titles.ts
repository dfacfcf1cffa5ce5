// The French titles of the groups of tasks.
import type { Member } from '#web/features/events/members/queries.ts';
import { formatDelay } from '#web/features/planning/due-text.ts';
import type { GroupKind } from '#web/features/planning/groups.ts';
import { formatMonth } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

const { groups: text } = planning;

export function groupTitle(group: GroupKind, members: readonly Member[]): string {
  switch (group.kind) {
    case 'month':
      return capital(formatMonth(`${group.month}-01`));
    case 'delay':
      return delayTitle(group.months);
    case 'category':
      return planning.categories[group.category];
    case 'assignee':
      return group.assignee === null ? text.nobody : memberName(group.assignee, members);
    default:
      return text[group.kind];
  }
}

/** A member who has left the event is not named. */
export const memberName = (id: string, members: readonly Member[]): string =>
  members.find((member) => member.id === id)?.name ?? text.formerMember;

const delayTitle = (months: number): string =>
  months < 0 ? text.after : months === 0 ? text.lastMonth : capital(formatDelay(months * 30));

const capital = (title: string): string => title.charAt(0).toLocaleUpperCase('fr-FR') + title.slice(1);

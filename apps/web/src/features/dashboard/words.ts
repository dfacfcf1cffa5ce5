// Formats due dates and activities for the dashboard.
import type { Activity } from '#web/features/dashboard/dashboard.ts';
import { type CivilDate, daysBetween } from '#web/lib/format/civil-date.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { dashboard as text } from '#web/locales/fr/client/dashboard.ts';

/** Beyond this number of days the date itself is shown. */
const COUNTED_DAYS = 14;

export interface DueWords {
  words: string;
  isLate: boolean;
}

export function dueWords(day: CivilDate, today: CivilDate): DueWords {
  const days = daysBetween(today, day);
  if (days < 0) return { words: text.due.late(-days), isLate: true };
  if (days === 0) return { words: text.due.today, isLate: false };
  if (days === 1) return { words: text.due.tomorrow, isLate: false };
  return { words: days <= COUNTED_DAYS ? text.due.inDays(days) : text.due.on(dayOf(day)), isLate: false };
}

/** « Camille a terminé « Choisir le lieu » »; null for a kind that this build does not know. */
export function activitySentence(
  { kind, subject, actor_id: actorId, actor_name: name }: Activity,
  personId: string,
): string | null {
  const { activity } = text;
  if (kind === 'quote_received') return activity.received(subject);
  if (!isKnown(kind)) return null;
  const actor = actorId === personId ? activity.you : activity.somebody(name === '' ? activity.nameless : name);
  return `${actor} ${activity.kinds[kind](kind === 'date_moved' ? dayOf(subject) : subject)}`;
}

const isKnown = (kind: string): kind is keyof typeof text.activity.kinds => Object.hasOwn(text.activity.kinds, kind);

/** Noon, so that no time zone changes the day. */
const dayOf = (day: CivilDate): string => formatDay(new Date(`${day}T12:00:00Z`));

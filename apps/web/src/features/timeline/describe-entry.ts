// The French label and text of an entry's field, for the notice that somebody else changed it.
import { nameOfDay, type Timeline } from '#web/features/timeline/entries.ts';
import { type EntryForm, SOMEONE_ELSE } from '#web/features/timeline/forms.ts';
import { formatCount, formatTime } from '#web/lib/format/format.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';

const { form: text } = timeline;

const labels: Record<keyof EntryForm, string> = {
  title: text.name,
  day: text.day,
  hour: text.hour,
  isNight: text.isNight,
  durationMinutes: text.duration,
  place: text.place,
  assignee: text.assignee,
  inCharge: text.someoneName,
  partner: text.partner,
  notes: text.notes,
  isShared: text.isShared,
};

export const describeEntry = (field: keyof EntryForm, value: unknown, timelineNow: Timeline) => ({
  label: labels[field],
  value: formatValue(field, value, timelineNow),
});

function formatValue(field: keyof EntryForm, value: unknown, { members, partners }: Timeline): string {
  if (typeof value === 'boolean') return value ? eventForms.conflict.yes : eventForms.conflict.no;
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string' || value === '') return '';
  if (field === 'day') return nameOfDay(Number(value));
  if (field === 'hour') return formatTime(value);
  if (field === 'assignee' && value === SOMEONE_ELSE) return text.someoneElse;
  if (field === 'assignee') return members.find(({ id }) => id === value)?.name ?? '';
  return field === 'partner' ? (partners.find(({ id }) => id === value)?.name ?? '') : value;
}

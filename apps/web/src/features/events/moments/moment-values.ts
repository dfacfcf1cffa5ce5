// Converts a moment between its form, its row and the text of a conflict notice.
import type { MomentKind } from '@liesse/domain';
import type { MomentForm } from '#web/features/events/forms.ts';
import type { NewMoment } from '#web/features/events/mutations.ts';
import type { Moment } from '#web/features/events/queries.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatTime } from '#web/lib/format/format.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';

export function momentVersionOf(moment: Moment): Version<MomentForm> {
  return {
    version: moment.version,
    values: {
      kind: moment.kind as MomentKind,
      name: moment.name,
      day: moment.day,
      // The database returns seconds, which the field does not have.
      hour: moment.hour?.slice(0, 5) ?? null,
      durationMinutes: moment.duration_minutes,
      place: moment.place ?? '',
      address: moment.address ?? '',
      capacity: moment.capacity,
    },
  };
}

export const rowOf = (form: MomentForm): NewMoment => ({
  kind: form.kind,
  name: form.name,
  day: form.day,
  hour: form.hour,
  duration_minutes: form.durationMinutes,
  place: form.place || null,
  address: form.address || null,
  capacity: form.capacity,
});

const labels: Record<keyof MomentForm, string> = {
  kind: text.kind,
  name: text.name,
  day: text.day,
  hour: text.hour,
  durationMinutes: text.duration,
  place: text.place,
  address: text.address,
  capacity: text.capacity,
};

export const describeMoment = (field: keyof MomentForm, value: unknown): { label: string; value: string } => ({
  label: labels[field],
  value: inWords(field, value),
});

function inWords(field: keyof MomentForm, value: unknown): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') return '';
  if (field === 'kind') return text.kinds[value as MomentKind];
  if (field === 'day') return formatCivilDate(value);
  return field === 'hour' ? formatTime(value) : value;
}

// The form of an entry: its schema and its conversion from and to the row. The database validates everything again.
import type { TablesInsert } from '@liesse/database';
import { minuteLabel } from '@liesse/domain';
import * as z from 'zod/mini';
import type { Version } from '#web/features/events/versions/versions.ts';
import type { Entry } from '#web/features/timeline/entries.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { isTime } from '#web/ui/fields/value/time-field-text.ts';

const { invalid } = timeline;

/** The assignee who is no member, and is named by hand. */
export const SOMEONE_ELSE = 'other';
/** An hour before this one may belong to the night after the day. */
const MORNING = '06:00';
const DAY = 1440;

export const entryForm = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1, invalid.title), z.maxLength(160, invalid.longTitle)),
    /** A number as text, since a select field holds text. */
    day: z.string(),
    hour: z.nullable(z.string().check(z.refine(isTime, invalid.hour))),
    /** Ignored for an hour after the morning. */
    isNight: z.boolean(),
    durationMinutes: z.int(invalid.duration).check(z.minimum(0, invalid.duration), z.maximum(1440, invalid.duration)),
    place: z.string().check(z.trim(), z.maxLength(240, invalid.place)),
    /** A member's id, `SOMEONE_ELSE`, or empty for nobody. */
    assignee: z.string(),
    inCharge: z.string().check(z.trim(), z.maxLength(160, invalid.longSomeone)),
    partner: z.string(),
    notes: z.string().check(z.trim(), z.maxLength(4000, invalid.notes)),
    isShared: z.boolean(),
  })
  .check(
    z.refine(({ assignee, inCharge }) => assignee !== SOMEONE_ELSE || inCharge !== '', {
      path: ['inCharge'],
      error: invalid.someone,
    }),
  );

export type EntryForm = z.infer<typeof entryForm>;

export const newEntry = (day: number): EntryForm => ({
  title: '',
  day: String(day),
  hour: null,
  isNight: true,
  durationMinutes: 30,
  place: '',
  assignee: '',
  inCharge: '',
  partner: '',
  notes: '',
  isShared: true,
});

export const canBeNight = (hour: string | null): boolean => hour !== null && isTime(hour) && hour < MORNING;

/** In minutes since midnight of the day; null for an empty or invalid hour. */
export function minuteOf({ hour, isNight }: Pick<EntryForm, 'hour' | 'isNight'>): number | null {
  if (hour === null || !isTime(hour)) return null;
  const minute = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
  return minute + (isNight && canBeNight(hour) ? DAY : 0);
}

export function entryVersionOf(entry: Entry): Version<EntryForm> {
  const hour = entry.starts_minute === null ? null : minuteLabel(entry.starts_minute);
  return {
    version: entry.version,
    values: {
      title: entry.title,
      day: String(entry.day),
      hour,
      isNight: !canBeNight(hour) || (entry.starts_minute ?? 0) >= DAY,
      durationMinutes: entry.duration_minutes,
      place: entry.place,
      assignee: entry.assignee_id ?? (entry.in_charge === '' ? '' : SOMEONE_ELSE),
      inCharge: entry.in_charge,
      partner: entry.event_partner_id ?? '',
      notes: entry.notes,
      isShared: entry.is_shared,
    },
  };
}

export const rowOf = (form: EntryForm): Omit<TablesInsert<'timeline_items'>, 'event_id' | 'position'> => ({
  title: form.title,
  day: Number(form.day),
  starts_minute: minuteOf(form),
  duration_minutes: form.durationMinutes,
  place: form.place,
  assignee_id: form.assignee === '' || form.assignee === SOMEONE_ELSE ? null : form.assignee,
  in_charge: form.assignee === SOMEONE_ELSE ? form.inCharge : '',
  event_partner_id: form.partner || null,
  notes: form.notes,
  is_shared: form.isShared,
});

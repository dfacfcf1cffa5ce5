// Parses and formats a time of day: '18:30' as the value, « 18 h 30 » as the text.
import { formatTime } from '#web/lib/format/format.ts';

const DAY = 24 * 60;

/** '18:30' from 18 h 30, 18h30, 18:30, 18.30, 1830, 18h, 9, midi, minuit; null when the text is not a time. */
export function parseTime(typed: string): string | null {
  const text = typed.trim().toLowerCase().replaceAll(/\s/g, '');
  if (text === 'midi') return '12:00';
  if (text === 'minuit') return '00:00';
  const parts = /^(\d{1,2})(?:[h:.]|heures?)(\d{1,2})?(?:mn|min)?$/.exec(text) ?? /^(\d{1,2})(\d\d)?$/.exec(text);
  const hour = Number(parts?.[1]);
  const minute = Number(parts?.[2] ?? 0);
  return parts !== null && hour < 24 && minute < 60 ? write(hour * 60 + minute) : null;
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d)?$/.test(text);

/** Null when empty; the typed text when it is not a time. */
export const readTime = (typed: string): string | null => (typed.trim() === '' ? null : (parseTime(typed) ?? typed));

export function writeTime(value: string | null): string {
  if (value === null) return '';
  return isTime(value) ? formatTime(value) : value;
}

/** Rounds to the next step and wraps at midnight. */
export function stepTime(time: string, minutes: number): string {
  const now = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const size = Math.abs(minutes);
  const next = minutes > 0 ? Math.floor(now / size + 1) * size : Math.ceil(now / size - 1) * size;
  return write((next + DAY) % DAY);
}

const write = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

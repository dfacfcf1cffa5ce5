// Dates, times and lists of guests' pages in French.
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatList, formatMoment, formatTime } from '#web/lib/format/format.ts';
import type { GuestFormat } from '#web/lib/format/guest-format.ts';

const dayAndMonth = (date: string): string => formatCivilDate(date).replace(/ \d+$/, '');

export const format: GuestFormat = {
  civilDate: formatCivilDate,
  dayAndMonth,
  // « du samedi 12 au dimanche 13 juin 2027 »
  periodStart: (first, last) => {
    if (first.slice(0, 4) !== last.slice(0, 4)) return formatCivilDate(first);
    return first.slice(0, 7) === last.slice(0, 7) ? dayAndMonth(first).replace(/\u00A0\S+$/, '') : dayAndMonth(first);
  },
  time: formatTime,
  moment: formatMoment,
  count: formatCount,
  list: formatList,
  inSentence: (label) => label.toLowerCase(),
};

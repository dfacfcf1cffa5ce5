// Dates, durations and counts as French readers expect them. The only place that speaks to Intl.
const moment = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

const count = new Intl.NumberFormat('fr-FR');
const milliseconds = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const NO_BREAK = '\u00a0';

/** samedi 12 juin 2027 à 18 h 30 */
export function formatMoment(instant: Date): string {
  const parts = Object.fromEntries(moment.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = parts['day'] === '1' ? '1er' : parts['day'];
  const hour = `${Number(parts['hour'])}${NO_BREAK}h${NO_BREAK}${parts['minute']}`;
  return `${parts['weekday']} ${day}${NO_BREAK}${parts['month']} ${parts['year']} à ${hour}`;
}

/** 1 234 */
export const formatCount = (value: number): string => count.format(value);

/** 3,2 ms */
export const formatMilliseconds = (value: number): string =>
  `${milliseconds.format(value >= 10 ? Math.round(value) : value)}${NO_BREAK}ms`;

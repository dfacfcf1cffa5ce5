// Civil time at Paris as an instant. By Intl alone, which every host of functions has.

const DAY_MS = 86_400_000;

/** '2027-06-12' and '14:30' or '14:30:00'. An hour that spring leaves out becomes the next one; of an hour that autumn repeats, the first is taken. */
export function parisInstant(day: string, hour: string): Date {
  const [hours = '0', minutes = '0', seconds = '0'] = hour.split(':');
  const asUtc =
    Date.parse(`${day}T00:00:00Z`) + ((Number(hours) * 60 + Number(minutes)) * 60 + Math.trunc(Number(seconds))) * 1000;
  const before = offset(asUtc - DAY_MS);
  const after = offset(asUtc + DAY_MS);
  const isAfterChange = offset(asUtc - before) !== before && offset(asUtc - after) === after;
  return new Date(asUtc - (isAfterChange ? after : before));
}

const paris = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** How far clocks at Paris are ahead of UTC. */
function offset(instant: number): number {
  const part = Object.fromEntries(paris.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

// The day itself: where two things ask for one person or one place at once, and how long it takes from one place to the next.

export interface TimelineEntry {
  id: string;
  /** 0 is the first day of the event. */
  day: number;
  /** Since midnight of that day, beyond 1439 in the night after; null while the hour is open. */
  starts_minute: number | null;
  duration_minutes: number;
  place: string | null;
  in_charge: string | null;
  assignee_id: string | null;
  event_partner_id: string | null;
}

export interface TimelineConflict {
  first: string;
  second: string;
  /** The person or the partner is asked for twice, or the place is taken. */
  reason: 'person' | 'partner' | 'place';
  /** How long both last at once. */
  minutes: number;
}

/** Things without a duration meet nobody; one that begins as another ends does not either. */
export function conflictsOf(entries: readonly TimelineEntry[]): TimelineConflict[] {
  const spans = spansOf(entries);
  return spans.flatMap((first, index) =>
    spans.slice(index + 1).flatMap((second) => {
      const minutes = Math.min(first.end, second.end) - Math.max(first.start, second.start);
      if (minutes <= 0) return [];
      const reason = sharedBy(first.entry, second.entry);
      return reason === null ? [] : [{ first: first.entry.id, second: second.entry.id, reason, minutes }];
    }),
  );
}

export interface Buffer {
  after: string;
  before: string;
  /** How long the way takes, and how much of it there is. */
  needed: number;
  given: number;
}

/** Between two things one after the other at different places, where the way takes longer than there is. What goes on at once at two
 * places is done by others: nobody goes from one to the other. `distanceKm` answers null when a place is not known. */
export function buffersOf(
  entries: readonly TimelineEntry[],
  distanceKm: (from: string, to: string) => number | null,
): Buffer[] {
  const placed = spansOf(entries).filter(({ entry }) => key(entry.place) !== '');
  return placed.slice(1).flatMap(({ entry, start }, index) => {
    const former = placed[index];
    if (former === undefined || start < former.end || key(former.entry.place) === key(entry.place)) return [];
    const needed = travelMinutes(distanceKm(former.entry.place ?? '', entry.place ?? ''));
    const given = start - former.end;
    return given >= needed ? [] : [{ after: former.entry.id, before: entry.id, needed, given }];
  });
}

/** Guests leave late and park slowly: ten minutes, and the road at forty an hour, in steps of five. */
export function travelMinutes(km: number | null): number {
  if (km === null) return 20;
  if (km <= 0) return 0;
  return Math.ceil((10 + (km / 40) * 60) / 5) * 5;
}

/** '16:05', '01:30' for 1530. */
export function minuteLabel(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

interface Span {
  entry: TimelineEntry;
  start: number;
  end: number;
}

const spansOf = (entries: readonly TimelineEntry[]): Span[] =>
  entries
    .flatMap((entry) => {
      if (entry.starts_minute === null) return [];
      const start = entry.day * 1440 + entry.starts_minute;
      return [{ entry, start, end: start + entry.duration_minutes }];
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end);

function sharedBy(a: TimelineEntry, b: TimelineEntry): TimelineConflict['reason'] | null {
  if (a.assignee_id !== null && a.assignee_id === b.assignee_id) return 'person';
  if (key(a.in_charge) !== '' && key(a.in_charge) === key(b.in_charge)) return 'person';
  if (a.event_partner_id !== null && a.event_partner_id === b.event_partner_id) return 'partner';
  return key(a.place) !== '' && key(a.place) === key(b.place) ? 'place' : null;
}

/** Names are typed by hand: accents, capitals and spaces do not tell two apart. */
const key = (text: string | null): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

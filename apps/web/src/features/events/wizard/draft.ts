// The draft of a new event, stored on this device so that a reload loses nothing.
import { type EventKind, eventKinds, momentKinds, proposedMoments } from '@liesse/domain';
import * as z from 'zod/mini';
import type { MomentForm, WizardForm } from '#web/features/events/forms.ts';
import type { NewEvent } from '#web/features/events/mutations.ts';
import { eraseDraft, readDraft, writeDraft } from '#web/lib/drafts/draft-store.ts';
import { addDays, type CivilDate, daysBetween, isCivilDate } from '#web/lib/format/civil-date.ts';

const placeOf = (personId: string) => ({ key: `${personId}/new-event`, isPrivate: false });

// The values as typed, which may be invalid.
const shape = z.object({
  step: z.int().check(z.minimum(0), z.maximum(2)),
  values: z.object({
    kind: z.enum(eventKinds),
    name: z.string(),
    startsOn: z.nullable(z.string()),
    isUndated: z.boolean(),
    place: z.string(),
    expectedGuests: z.nullable(z.number()),
    budgetCents: z.nullable(z.number()),
  }),
  /** Null while the proposed moments are unchanged. */
  moments: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(momentKinds),
        name: z.string(),
        /** Days after the first day, which may change. */
        offset: z.int(),
        hour: z.nullable(z.string()),
        durationMinutes: z.nullable(z.number()),
        place: z.string(),
        address: z.string(),
        capacity: z.nullable(z.number()),
      }),
    ),
  ),
});

export type EventDraft = z.infer<typeof shape>;
export type DraftMoment = NonNullable<EventDraft['moments']>[number];

export const emptyValues: EventDraft['values'] = {
  kind: 'mariage',
  name: '',
  startsOn: null,
  isUndated: false,
  place: '',
  expectedGuests: null,
  budgetCents: null,
};

const storedDraft = (personId: string) => shape.safeParse(readDraft(placeOf(personId))?.typed['event']);

export const hasEventDraft = (personId: string): boolean => storedDraft(personId).success;

export function readEventDraft(personId: string): EventDraft {
  const stored = storedDraft(personId);
  return stored.success ? stored.data : { step: 0, values: emptyValues, moments: null };
}

export function storeEventDraft(personId: string, draft: EventDraft | null): void {
  if (draft === null) eraseDraft(placeOf(personId));
  else writeDraft(placeOf(personId), { version: 0, base: {}, typed: { event: draft } });
}

export function proposedDraft(kind: EventKind): DraftMoment[] {
  // Any day works: only the distances between the days are used.
  const first = '2027-01-01';
  return proposedMoments(kind, first).map(({ kind: moment, name, day, hour, duration_minutes: durationMinutes }) => ({
    id: crypto.randomUUID(),
    kind: moment,
    name,
    offset: daysBetween(first, day ?? first),
    hour,
    durationMinutes,
    place: '',
    address: '',
    capacity: null,
  }));
}

export const dayOf = ({ offset }: DraftMoment, first: CivilDate | null): CivilDate | null =>
  first === null ? null : addDays(first, offset);

/** Without a first day, a moment keeps its distance from it. */
export function withForm(moment: DraftMoment, { day, ...form }: MomentForm, first: CivilDate | null): DraftMoment {
  return { ...moment, ...form, offset: first === null || day === null ? moment.offset : daysBetween(first, day) };
}

/** The first day, or null while it is unknown or invalid. */
export const firstDayOf = ({ startsOn, isUndated }: WizardForm): CivilDate | null =>
  isUndated || startsOn === null || !isCivilDate(startsOn) ? null : startsOn;

/** The event lasts until its last moment begins. */
export function newEventOf(values: WizardForm, moments: readonly DraftMoment[]): NewEvent {
  const first = firstDayOf(values);
  const last = Math.max(0, ...moments.map(({ offset }) => offset));
  return {
    kind: values.kind,
    name: values.name,
    startsOn: first,
    endsOn: first === null || last === 0 ? null : addDays(first, last),
    place: values.place || null,
    expectedGuests: values.expectedGuests,
    budgetCents: values.budgetCents,
    moments: moments.map((moment) => ({
      kind: moment.kind,
      name: moment.name,
      day: dayOf(moment, first),
      hour: moment.hour,
      duration_minutes: moment.durationMinutes,
      place: moment.place || null,
      address: moment.address || null,
      capacity: moment.capacity,
    })),
  };
}

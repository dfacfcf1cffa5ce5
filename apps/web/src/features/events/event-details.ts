// Converts the details of an event between its form, its row and the text of a conflict notice.
import type { TablesUpdate } from '@liesse/database';
import type { EventKind } from '@liesse/domain';
import type { DetailsForm } from '#web/features/events/forms.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';

export function versionOf(event: PlannedEvent): Version<DetailsForm> {
  return {
    version: event.version,
    values: {
      kind: event.kind as EventKind,
      name: event.name,
      startsOn: event.starts_on,
      endsOn: event.ends_on,
      place: event.place ?? '',
      expectedGuests: event.expected_guests,
      rsvpClosesOn: event.rsvp_closes_on,
    },
  };
}

export const changeOf = (form: DetailsForm): TablesUpdate<'events'> => ({
  kind: form.kind,
  name: form.name,
  ends_on: form.endsOn,
  place: form.place || null,
  expected_guests: form.expectedGuests,
  rsvp_closes_on: form.rsvpClosesOn,
});

const labels: Record<keyof DetailsForm, string> = {
  kind: eventForms.fields.kindShort,
  name: eventForms.fields.name,
  startsOn: eventForms.fields.startsOn,
  endsOn: eventForms.fields.endsOn,
  place: eventForms.fields.place,
  expectedGuests: eventForms.fields.expectedGuests,
  rsvpClosesOn: eventForms.fields.rsvpClosesOn,
};

export const describe = (field: keyof DetailsForm, value: unknown): { label: string; value: string } => ({
  label: labels[field],
  value: inWords(field, value),
});

function inWords(field: keyof DetailsForm, value: unknown): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') return '';
  if (field === 'kind') return eventKindNames[value as EventKind];
  return field === 'startsOn' || field === 'endsOn' || field === 'rsvpClosesOn' ? formatCivilDate(value) : value;
}

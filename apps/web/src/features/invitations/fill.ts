// Fills the placeholders of a text with an example household, for the preview.
import { fillPlaceholders } from '@liesse/domain';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';

const { sample, unset } = invitations.text;

type Facts = Pick<PlannedEvent, 'name' | 'starts_on' | 'place' | 'rsvp_closes_on'>;

export function fillSample(text: string, { name, starts_on: day, place, rsvp_closes_on: closes }: Facts): string {
  const last = closes ?? day;
  return fillPlaceholders(text, {
    ...sample,
    evenement: name,
    date: day === null ? unset.date : formatCivilDate(day),
    lieu: place ?? unset.lieu,
    reponse_avant: last === null ? unset.date : formatCivilDate(last),
  });
}

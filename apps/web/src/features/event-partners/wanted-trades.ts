// The trades that a kind of event usually needs, and the address of the directory with the event's facts filled in.
import { type EventKind, eventKinds, type PartnerType, partnerTypes } from '@liesse/domain';
import { DIRECTORY_PATH } from '#web/features/event-partners/addresses.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

const usual: Record<EventKind, readonly PartnerType[]> = {
  mariage: ['venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport'],
  anniversaire: ['venue', 'caterer', 'dj', 'entertainment', 'decorator'],
  seminaire: ['venue', 'caterer', 'transport', 'entertainment', 'general'],
  bapteme: ['venue', 'caterer', 'photographer', 'decorator', 'entertainment'],
  autre: ['venue', 'caterer'],
};

export const usualTrades = (kind: string): readonly PartnerType[] =>
  usual[eventKinds.find((known) => known === kind) ?? 'autre'];

/** The trades without an entry, in the order of the directory. */
export const missingTrades = (present: readonly PartnerType[]): readonly PartnerType[] =>
  partnerTypes.filter((trade) => !present.includes(trade));

type Facts = Pick<PlannedEvent, 'place' | 'starts_on' | 'expected_guests'>;

/** The directory inside the client area. The parameters are those of its search form. */
export function eventSearchAddress(trade: PartnerType | null, event: Facts, today: CivilDate): string {
  const query = new URLSearchParams();
  const town = townOf(event.place);
  if (town !== '') query.set('place', town);
  if (event.starts_on !== null && event.starts_on >= today) query.set('date', event.starts_on);
  if (event.expected_guests !== null) query.set('guests', String(event.expected_guests));
  const path = trade === null ? DIRECTORY_PATH : `${DIRECTORY_PATH}/${trade}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** « Domaine des Tilleuls, 21200 Beaune » is at Beaune. */
export function townOf(place: string | null): string {
  const last = (place ?? '').split(',').at(-1) ?? '';
  return last.replace(/^\s*\d{5}\s+/, '').trim();
}

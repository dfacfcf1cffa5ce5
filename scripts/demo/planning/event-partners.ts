// The partners of each event: entries that follow from requests, and entries that the hosts added by hand.
import { birthday, id, wedding } from '../ids.ts';
import { french, insert, type Value } from '../sql.ts';
import { partnerOf, type Request, requests } from './requests.ts';

interface ManualEntry {
  event: string;
  /** A partner of the directory; absent for a partner outside it, and for a wanted trade. */
  partner?: string;
  trade?: string;
  name?: string;
  contact?: string;
  state: string;
  notes?: string;
}

const manualEntries: readonly ManualEntry[] = [
  {
    event: wedding,
    partner: 'Navettes du Vignoble',
    state: 'favourite',
    notes: 'Deux minibus, retours à 1 h et à 3 h.',
  },
  { event: wedding, partner: 'Cabinet des Merveilles', state: 'favourite' },
  { event: wedding, trade: 'decorator', state: 'searched', notes: 'Nappes longues, photophores, rien de doré.' },
  {
    event: wedding,
    trade: 'beauty',
    name: 'Atelier de Madame Vidal',
    contact: '06 99 00 11 22',
    state: 'booked',
    notes: 'La robe. Second essayage en {mois -90}.',
  },
  { event: birthday, partner: 'La Ronde des Dahlias', state: 'favourite' },
  { event: birthday, trade: 'entertainment', state: 'searched' },
];

const states: Readonly<Record<Request['state'], string>> = {
  new: 'asked',
  seen: 'asked',
  quoted: 'quoted',
  accepted: 'booked',
  done: 'booked',
  declined: 'declined',
  expired: 'favourite',
};

/** A partner with several requests has one entry, for the first of them in the list. */
const firstRequests = requests.filter(
  (request, index) => requests.findIndex((other) => other.event === request.event && other.to === request.to) === index,
);

export const entryId = ({ event, to }: Request): string =>
  id('entry', firstRequests.find((request) => request.event === event && request.to === to)?.number ?? 0);

export const manualEntryId = (name: string): string =>
  id('entry', 0x100 + manualEntries.findIndex((entry) => entry.name === name));

export function eventPartnerStatements(): string {
  return insert(
    'public.event_partners',
    ['id', 'event_id', 'trade', 'partner_id', 'name', 'contact', 'state', 'notes'],
    [
      ...firstRequests.map((request): Value[] => {
        const { to } = request;
        return [entryId(request), request.event, to.trade, to.id, to.name, '', states[request.state], ''];
      }),
      ...manualEntries.map(({ event, partner, trade, name, contact, state, notes }, index): Value[] => {
        const listed = partner === undefined ? undefined : partnerOf(partner);
        return [
          id('entry', 0x100 + index),
          event,
          listed?.trade ?? trade ?? null,
          listed?.id ?? null,
          listed?.name ?? name ?? '',
          contact ?? '',
          state,
          french(notes ?? ''),
        ];
      }),
    ],
  );
}

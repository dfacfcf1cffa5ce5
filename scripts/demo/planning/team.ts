// The team of each event, trade by trade: what requests made of it, and what the hosts noted by hand.
import { birthday, id, wedding } from '../ids.ts';
import { french, insert, type Value } from '../sql.ts';
import { type Request, requests, vendorOf } from './requests.ts';

interface Noted {
  event: string;
  /** Of the directory; without one, somebody from elsewhere or a trade that is sought. */
  vendor?: string;
  trade?: string;
  name?: string;
  contact?: string;
  state: string;
  notes?: string;
}

const noted: readonly Noted[] = [
  {
    event: wedding,
    vendor: 'Navettes du Vignoble',
    state: 'favourite',
    notes: 'Deux minibus, retours à 1 h et à 3 h.',
  },
  { event: wedding, vendor: 'Cabinet des Merveilles', state: 'favourite' },
  { event: wedding, trade: 'decorator', state: 'searched', notes: 'Nappes longues, photophores, rien de doré.' },
  {
    event: wedding,
    trade: 'beauty',
    name: 'Atelier de Madame Vidal',
    contact: '06 99 00 11 22',
    state: 'booked',
    notes: 'La robe. Second essayage en mars.',
  },
  { event: birthday, vendor: 'La Ronde des Dahlias', state: 'favourite' },
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

/** Whoever was asked more than once stands there once, by what is open. */
const asked = requests.filter(
  (request, index) => requests.findIndex((one) => one.event === request.event && one.to === request.to) === index,
);

export const entryId = ({ event, to }: Request): string =>
  id('entry', asked.find((one) => one.event === event && one.to === to)?.number ?? 0);

/** By the name that the hosts gave. */
export const notedId = (name: string): string => id('entry', 0x100 + noted.findIndex((one) => one.name === name));

export function teamStatements(): string {
  return insert(
    'public.event_partners',
    ['id', 'event_id', 'trade', 'partner_id', 'name', 'contact', 'state', 'notes'],
    [
      ...asked.map((request): Value[] => {
        const { to } = request;
        return [entryId(request), request.event, to.trade, to.id, to.name, '', states[request.state], ''];
      }),
      ...noted.map(({ event, vendor, trade, name, contact, state, notes }, index): Value[] => {
        const listed = vendor === undefined ? undefined : vendorOf(vendor);
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

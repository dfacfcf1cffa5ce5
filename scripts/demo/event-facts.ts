// The events, and the facts that quote requests send to partners.
import type { EventKind } from '@liesse/domain';
import { birthday, christening, client, engagement, noe, secure, seminar, wedding } from './ids.ts';

export interface DemoEvent {
  id: string;
  owner: string;
  kind: EventKind;
  name: string;
  startsOn: string;
  endsOn: string;
  place: string;
  guests: number;
  closesOn: string | null;
}

export const demoEvents: readonly DemoEvent[] = [
  {
    id: wedding,
    owner: client,
    kind: 'mariage',
    name: 'Camille & Noé',
    startsOn: '2027-06-12',
    endsOn: '2027-06-13',
    place: 'Domaine des Tilleuls, Beaune',
    guests: 140,
    closesOn: '2027-05-15',
  },
  {
    id: birthday,
    owner: client,
    kind: 'anniversaire',
    name: 'Les 70 ans de Monique',
    startsOn: '2027-07-10',
    endsOn: '2027-07-10',
    place: 'Salle du Vieux Cèdre, Nantes',
    guests: 34,
    closesOn: '2027-06-19',
  },
  {
    id: seminar,
    owner: secure,
    kind: 'seminaire',
    name: 'Séminaire d’automne',
    startsOn: '2027-10-07',
    endsOn: '2027-10-08',
    place: 'La Filature Haute, Roubaix',
    guests: 46,
    closesOn: '2027-09-24',
  },
  {
    id: engagement,
    owner: client,
    kind: 'autre',
    name: 'Les fiançailles de Camille & Noé',
    startsOn: '2026-09-19',
    endsOn: '2026-09-19',
    place: 'Jardin de la rue des Lilas, Dijon',
    guests: 28,
    closesOn: null,
  },
  {
    id: christening,
    owner: noe,
    kind: 'bapteme',
    name: 'Le baptême d’Ambre',
    startsOn: '2027-09-04',
    endsOn: '2027-09-04',
    place: 'Dijon',
    guests: 45,
    closesOn: null,
  },
];

export function eventOf(id: string): DemoEvent {
  const found = demoEvents.find((event) => event.id === id);
  if (found === undefined) throw new Error(`no event ${id}`);
  return found;
}

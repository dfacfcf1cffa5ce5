// The events, and the facts that quote requests send to partners.
import type { EventKind } from '@liesse/domain';
import { birthday, christening, client, engagement, noe, secure, seminar, wedding } from './ids.ts';

export interface DemoEvent {
  id: string;
  owner: string;
  kind: EventKind;
  name: string;
  /** The days count from the wedding. */
  startsOn: number;
  endsOn: number;
  place: string;
  guests: number;
  closesOn: number | null;
}

export const demoEvents: readonly DemoEvent[] = [
  {
    id: wedding,
    owner: client,
    kind: 'mariage',
    name: 'Camille & Noé',
    startsOn: 0,
    endsOn: 1,
    place: 'Domaine des Tilleuls, Beaune',
    guests: 140,
    closesOn: -28,
  },
  {
    id: birthday,
    owner: client,
    kind: 'anniversaire',
    name: 'Les 70 ans de Monique',
    startsOn: 28,
    endsOn: 28,
    place: 'Salle du Vieux Cèdre, Nantes',
    guests: 34,
    closesOn: 7,
  },
  {
    id: seminar,
    owner: secure,
    kind: 'seminaire',
    name: 'Séminaire d’équipe',
    startsOn: 117,
    endsOn: 118,
    place: 'La Filature Haute, Roubaix',
    guests: 46,
    closesOn: 104,
  },
  {
    id: engagement,
    owner: client,
    kind: 'autre',
    name: 'Les fiançailles de Camille & Noé',
    startsOn: -266,
    endsOn: -266,
    place: 'Jardin de la rue des Lilas, Dijon',
    guests: 28,
    closesOn: null,
  },
  {
    id: christening,
    owner: noe,
    kind: 'bapteme',
    name: 'Le baptême d’Ambre',
    startsOn: 84,
    endsOn: 84,
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

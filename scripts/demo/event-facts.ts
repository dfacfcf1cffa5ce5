// The events, and the facts that quote requests send to partners.
import type { EventKind } from '@liesse/domain';
import { authors } from './accounts.ts';
import {
  birthday,
  christening,
  civilUnion,
  client,
  countryWedding,
  engagement,
  launchEvening,
  noe,
  secure,
  seminar,
  sixtieth,
  wedding,
  winterWedding,
} from './ids.ts';

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
  {
    id: winterWedding,
    owner: authorCalled('Nour et Baptiste'),
    kind: 'mariage',
    name: 'Nour & Baptiste',
    startsOn: -189,
    endsOn: -188,
    place: 'Château de la Combe, Gevrey-Chambertin',
    guests: 96,
    closesOn: null,
  },
  {
    id: launchEvening,
    owner: authorCalled('Hanna, pour son agence'),
    kind: 'seminaire',
    name: 'La soirée des dix ans de l’agence',
    startsOn: -177,
    endsOn: -177,
    place: 'Halle Tropisme, Dijon',
    guests: 120,
    closesOn: null,
  },
  {
    id: sixtieth,
    owner: authorCalled('Sylvie, pour les 60 ans de Bruno'),
    kind: 'anniversaire',
    name: 'Les 60 ans de Bruno',
    startsOn: -161,
    endsOn: -161,
    place: 'Ferme du Grand Pré, Semur-en-Auxois',
    guests: 52,
    closesOn: null,
  },
  {
    id: civilUnion,
    owner: authorCalled('Lucie et Thaïs'),
    kind: 'mariage',
    name: 'Lucie & Thaïs',
    startsOn: -147,
    endsOn: -147,
    place: 'Les Jardins de Saône, Chalon-sur-Saône',
    guests: 64,
    closesOn: null,
  },
  {
    id: countryWedding,
    owner: authorCalled('Capucine et Adrien'),
    kind: 'mariage',
    name: 'Capucine & Adrien',
    startsOn: -126,
    endsOn: -125,
    place: 'Moulin de Vaux, Arnay-le-Duc',
    guests: 110,
    closesOn: null,
  },
];

function authorCalled(name: string): string {
  const found = authors.find((author) => author.name === name);
  if (found === undefined) throw new Error(`no author is called ${name}`);
  return found.id;
}

export function eventOf(id: string): DemoEvent {
  const found = demoEvents.find((event) => event.id === id);
  if (found === undefined) throw new Error(`no event ${id}`);
  return found;
}

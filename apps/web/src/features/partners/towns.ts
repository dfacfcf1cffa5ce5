// Well-known towns, by which people find their way on the map.
import type { Spot } from '#web/features/partners/france.ts';

export interface Town extends Spot {
  name: string;
  /** Large towns are also on the map of the whole country. */
  isLarge: boolean;
}

const large: Array<[string, number, number]> = [
  ['Paris', 48.857, 2.352],
  ['Lyon', 45.764, 4.836],
  ['Marseille', 43.297, 5.37],
  ['Toulouse', 43.605, 1.444],
  ['Nice', 43.71, 7.262],
  ['Nantes', 47.218, -1.554],
  ['Strasbourg', 48.573, 7.752],
  ['Bordeaux', 44.838, -0.579],
  ['Lille', 50.629, 3.057],
  ['Brest', 48.39, -4.486],
  ['Ajaccio', 41.927, 8.737],
];

const others: Array<[string, number, number]> = [
  ['Rennes', 48.117, -1.678],
  ['Caen', 49.183, -0.371],
  ['Rouen', 49.443, 1.1],
  ['Amiens', 49.894, 2.296],
  ['Reims', 49.258, 4.032],
  ['Metz', 49.12, 6.176],
  ['Nancy', 48.692, 6.184],
  ['Dijon', 47.322, 5.041],
  ['Besançon', 47.238, 6.024],
  ['Troyes', 48.297, 4.074],
  ['Orléans', 47.903, 1.909],
  ['Tours', 47.394, 0.685],
  ['Le Mans', 48.007, 0.2],
  ['Angers', 47.478, -0.563],
  ['La Rochelle', 46.16, -1.151],
  ['Poitiers', 46.58, 0.34],
  ['Limoges', 45.833, 1.261],
  ['Bourges', 47.081, 2.399],
  ['Clermont-Ferrand', 45.777, 3.087],
  ['Grenoble', 45.188, 5.724],
  ['Annecy', 45.899, 6.129],
  ['Valence', 44.933, 4.892],
  ['Avignon', 43.949, 4.806],
  ['Montpellier', 43.611, 3.877],
  ['Perpignan', 42.689, 2.895],
  ['Toulon', 43.124, 5.928],
  ['Rodez', 44.35, 2.573],
  ['Périgueux', 45.184, 0.721],
  ['Bayonne', 43.493, -1.475],
  ['Pau', 43.295, -0.371],
  ['Bastia', 42.697, 9.451],
];

export const towns: readonly Town[] = [...large.map(townOf(true)), ...others.map(townOf(false))];

function townOf(isLarge: boolean) {
  return ([name, latitude, longitude]: [string, number, number]): Town => ({ name, latitude, longitude, isLarge });
}

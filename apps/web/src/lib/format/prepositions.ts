// French prepositions before names: au Mans, aux Baux, d’Avignon, d’Inès.

/** à Lyon, au Mans, aux Sables-d’Olonne, à La Rochelle */
export const atTown = (name: string): string => contracted(name, 'au', 'aux') ?? `à ${name}`;

/** de Lyon, du Mans, des Sables-d’Olonne, d’Avignon */
export const ofTown = (name: string): string => contracted(name, 'du', 'des') ?? elided(name, /^[aeiouyœæ]/);

/** For a business, whose article contracts as a town's does: du Clos des Lys, de l’Atelier, d’Ombelle */
export const ofFirm = (name: string): string =>
  name.startsWith('L’') ? `de l${name.slice(1)}` : (contracted(name, 'du', 'des') ?? ofName(name));

/** For a person, whose article does not contract, or a month: d’Inès, de Le Goff, d’Yves, de Yann, d’octobre */
export const ofName = (name: string): string => elided(name, /^(?:[aeiouœæ]|y(?![aeiou]))/);

/** Usage differs before an h, so it is not elided. */
const elided = (name: string, vowel: RegExp): string =>
  vowel.test(name.normalize('NFD').toLowerCase()) ? `d’${name}` : `de ${name}`;

function contracted(name: string, one: string, many: string): string | null {
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? [];
  if (article === undefined || rest === undefined) return null;
  return `${article === 'Le' ? one : many} ${rest}`;
}

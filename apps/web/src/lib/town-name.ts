// The name of a town after a preposition: au Mans, aux Baux, d’Avignon.

/** à Lyon, au Mans, aux Sables-d’Olonne, à La Rochelle */
export const atTown = (name: string): string => contracted(name, 'au', 'aux') ?? `à ${name}`;

/** de Lyon, du Mans, des Sables-d’Olonne, d’Avignon. Before an h opinions differ: it is left alone. */
export const ofTown = (name: string): string =>
  contracted(name, 'du', 'des') ?? (/^[aeiouyœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);

function contracted(name: string, one: string, many: string): string | null {
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? [];
  if (article === undefined || rest === undefined) return null;
  return `${article === 'Le' ? one : many} ${rest}`;
}

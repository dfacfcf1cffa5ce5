// The lists and limits that the pages of guests and of hosts share: ages, states of a link, diets.

export const ageGroups = ['adult', 'child', 'baby'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const guestLinkStates = ['open', 'closed', 'revoked', 'gone', 'unknown'] as const;
export type GuestLinkState = (typeof guestLinkStates)[number];

/** A diet is one or several of these. Other needs may tell of an illness or a faith: they are written with a consent, as allergies. */
export const diets = ['végétarien', 'végane', 'pescétarien', 'sans porc', 'sans gluten', 'sans lactose'] as const;

/** A diet is stored as its words, separated by commas. */
export const dietsOf = (diet: string): string[] =>
  diet
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export function toggleDiet(diet: string, word: string): string {
  const words = dietsOf(diet);
  return (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(', ');
}

export const IMPORT_MOST_ROWS = 10_000;

// Diets as words in one line: those that are often said are ticked, the rest is written.
export function hasDiet(diet: string, word: string): boolean {
  return wordsOf(diet).some((one) => same(one, word));
}

export function toggleDiet(diet: string, word: string): string {
  const words = wordsOf(diet);
  const others = words.filter((one) => !same(one, word));
  return (others.length === words.length ? [...words, word] : others).join(', ');
}

const wordsOf = (diet: string): string[] =>
  diet
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

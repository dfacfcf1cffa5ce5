// The initials of a name, for a person without a picture.
/** « Camille Moreau » gives CM; a single name gives its first letter. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0x20).toLocaleUpperCase('fr-FR'))
    .join('')
    .trim();
}

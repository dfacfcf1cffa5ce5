// Two letters for the name of each moment, for phones. When two first words are the same, the second word makes the difference.
export function shortNames(names: readonly string[]): string[] {
  const starts = names.map((name) => name.slice(0, 2));
  return names.map((name, index) => {
    const start = starts[index] ?? '';
    const isAlone = starts.indexOf(start) === starts.lastIndexOf(start);
    const [first = '', second = ''] = name.split(/[\s-]+/).filter((word) => !LITTLE.test(word));
    return isAlone || second === '' ? start : first.slice(0, 1) + second.slice(0, 1).toUpperCase();
  });
}

const LITTLE = /^(?:de|du|des|la|le|les|à|au|aux|et|en)$/i;

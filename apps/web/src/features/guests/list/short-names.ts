// Two letters for each moment, where a phone has room for no more: told apart by their second word when the first is the same.
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

// Breaks a line of text where it no longer fits: between words or after a hyphen, and between the letters of a word wider than the line.
export function wrapLine(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<= )|(?<=\p{L}-)(?=\p{L})/u)) {
    if (fits((current + word).trimEnd())) {
      current += word;
      continue;
    }
    if (current !== '') lines.push(current.trimEnd());
    current = '';
    for (const letter of word) {
      if (current !== '' && !fits((current + letter).trimEnd())) {
        lines.push(current);
        current = '';
      }
      current += letter;
    }
  }
  return [...lines, current.trimEnd()];
}

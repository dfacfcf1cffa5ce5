// Draws text as outlines. sharp could set text itself, but its FreeType reads no WOFF2, and the fonts of the site are WOFF2 only:
// it would fall back to any font of the system.
export interface Lettering {
  /** By character: how far it moves the pen, and its outline. Both in thousandths of the size. */
  glyphs: Record<string, [advance: number, outline: string]>;
  /** By pair: the correction of the distance to the second letter. */
  kerning: Record<string, number>;
}

export interface Line {
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** As an SVG group. */
export function drawText(text: string, lettering: Lettering, { x, y, size, fill }: Line): string {
  const outlines = placeGlyphs(text, lettering).map(({ outline, at }) =>
    at === 0 ? `<path d="${outline}"/>` : `<path transform="translate(${at} 0)" d="${outline}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / EM})" fill="${fill}">${outlines.join('')}</g>`;
}

export function widthOf(text: string, lettering: Lettering, size: number): number {
  const last = placeGlyphs(text, lettering).at(-1);
  return last === undefined ? 0 : ((last.at + last.advance) * size) / EM;
}

/** Breaks the text into lines that fit. A word longer than a line gets a line of its own. */
export function wrapText(text: string, lettering: Lettering, size: number, width: number): string[] {
  const lines: string[] = [];
  // A no-break space does not separate words.
  for (const word of text.split(/[ \n\t]+/).filter((part) => part !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, lettering, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const EM = 1000;

interface Placed {
  outline: string;
  advance: number;
  at: number;
}

function placeGlyphs(text: string, { glyphs, kerning }: Lettering): Placed[] {
  const placed: Placed[] = [];
  let at = 0;
  let before = '';
  for (const character of readable(text)) {
    const glyph = glyphs[character] ?? glyphs[withoutAccent(character)];
    if (glyph === undefined) continue;
    at += kerning[before + character] ?? 0;
    placed.push({ outline: glyph[1], advance: glyph[0], at });
    at += glyph[0];
    before = character;
  }
  return placed;
}

const readable = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ');

/** A letter without an outline, such as Ž, is drawn as Z rather than left out. */
const withoutAccent = (character: string): string => character.normalize('NFD').charAt(0);

// The picture that social networks show for a page: 1200 × 630, the frame of the site with the title of the page.
import { readFile } from 'node:fs/promises';
import { drawText, type Lettering, widthOf, wrapText } from '#server/documents/share/lettering.ts';

export interface CardText {
  siteName: string;
  tagline: string;
  title: string;
}

export type DrawCard = (words: CardText) => string;

/** Changes with the drawing, so that cached pictures of an earlier version are drawn again. */
export const CARD_VERSION = 1;

const INK = '#1f1a24';
const QUIET = '#5e5566';
const LEFT = 90;
/** As far as the arch at the right. */
const WIDTH = 540;
const TITLE_TOP = 212;
const TITLE_BOTTOM = 470;
const LEADING = 1.12;
const SIZES = [72, 62, 54, 46, 40];

export async function loadCard(folder = new URL('./', import.meta.url)): Promise<DrawCard> {
  const [frame, serif, sans] = await Promise.all([
    readFile(new URL('frame.svg', folder), 'utf8'),
    readLettering(new URL('fraunces.json', folder)),
    readLettering(new URL('figtree.json', folder)),
  ]);
  return ({ siteName, tagline, title }) => {
    const words = [
      drawText(siteName, serif, { x: 172, y: 163, size: 44, fill: INK }),
      ...drawTitle(title, serif),
      drawText(tagline, sans, { x: LEFT + 2, y: 536, size: 26, fill: QUIET }),
    ];
    return frame.replace('</svg>', () => `${words.join('')}</svg>`);
  };
}

async function readLettering(file: URL): Promise<Lettering> {
  return JSON.parse(await readFile(file, 'utf8')) as Lettering;
}

/** As large as it fits; cut off at the smallest size when it does not. In the middle of its place. */
function drawTitle(title: string, serif: Lettering): string[] {
  const { size, lines } = fitTitle(title, serif);
  const height = lines.length * size * LEADING;
  const top = TITLE_TOP + (TITLE_BOTTOM - TITLE_TOP - height) / 2;
  return lines.map((line, index) => {
    const y = Math.round(top + size * (0.82 + index * LEADING));
    return drawText(line, serif, { x: LEFT, y, size, fill: INK });
  });
}

function fitTitle(title: string, serif: Lettering): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrapText(title, serif, size, WIDTH);
    if (lines.length <= mostLines(size) && lines.every((line) => widthOf(line, serif, size) <= WIDTH)) {
      return { size, lines };
    }
  }
  const size = SIZES.at(-1) ?? 40;
  const lines = wrapText(title, serif, size, WIDTH).slice(0, mostLines(size));
  return { size, lines: lines.map((line, index) => shorten(line, serif, size, index === lines.length - 1)) };
}

const mostLines = (size: number): number => Math.floor((TITLE_BOTTOM - TITLE_TOP) / (size * LEADING));

/** The last line says that there was more; any line stays within its width. */
function shorten(line: string, serif: Lettering, size: number, isLast: boolean): string {
  let shortened = line;
  const end = isLast ? '…' : '';
  while (shortened.length > 1 && widthOf(shortened + end, serif, size) > WIDTH)
    shortened = shortened.slice(0, -1).trimEnd();
  return shortened + end;
}

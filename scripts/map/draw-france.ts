// France as a field of dots: one for each square of fifteen kilometres that has a commune in it, or land around it.
import { isOnSheet, type Point, pointOf, sheet } from '../../apps/web/src/features/partners/france.ts';

/** `list` is the text of the migration that ships the communes. */
export function drawFrance(list: string): string {
  const inhabited = new Set(placesIn(list).filter(isOnSheet).map(squareOf));
  const land = new Set([...inhabited, ...squares.filter((square) => landAround(inhabited, square) >= 5).map(squareOf)]);
  const sea = seaAround(land);
  const runs = range(sheet.height).flatMap((y) =>
    runsOf(
      range(sheet.width).filter((x) => !sea.has(squareOf({ x, y }))),
      y,
    ),
  );
  // A dash without length and with round ends is a dot: a run of squares is one line.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">
<path d="${runs.join('')}" fill="none" stroke="#d6c29a" stroke-width=".46" stroke-linecap="round" stroke-dasharray="0 1"/>
</svg>
`;
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const squares: readonly Point[] = range(sheet.height).flatMap((y) => range(sheet.width).map((x) => ({ x, y })));
const squareOf = ({ x, y }: Point): string => `${Math.floor(x)},${Math.floor(y)}`;

function placesIn(list: string): Point[] {
  return list.split('\n').flatMap((line) => {
    const [code = '', , , , latitude = '', longitude = ''] = line.split('|');
    if (!/[0-9][0-9AB][0-9]{3}$/.test(code) || longitude === '') return [];
    return [pointOf({ latitude: Number(latitude.replace('~', '')), longitude: Number.parseFloat(longitude) })];
  });
}

/** Mountains and forests have squares without a commune. */
function landAround(land: Set<string>, { x, y }: Point): number {
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => squareOf({ x: x + dx, y: y + dy })));
  return around.filter((square) => land.has(square)).length;
}

/** What is reached from the edge of the sheet without crossing land; the rest is land, whoever lives there. */
function seaAround(land: Set<string>): Set<string> {
  const sea = new Set<string>();
  const waiting = squares.filter(({ x, y }) => x === 0 || y === 0 || x === sheet.width - 1 || y === sheet.height - 1);
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    const { x, y } = square;
    const key = squareOf(square);
    if (land.has(key) || sea.has(key) || !isOnSheet(square)) continue;
    sea.add(key);
    waiting.push({ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 });
  }
  return sea;
}

function runsOf(columns: number[], y: number): string[] {
  const starts = columns.filter((x) => !columns.includes(x - 1));
  return starts.map((start) => {
    let length = 1;
    while (columns.includes(start + length)) length += 1;
    return `M${start + 0.5} ${y + 0.5}h${length - 1}.1`;
  });
}

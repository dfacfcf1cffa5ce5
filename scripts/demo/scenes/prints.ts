// Motifs of photographs on a table, made of other motifs.
import type { Dice } from '../random.ts';
import { chairsBeforeArch, flowerArch } from './craft.ts';
import { each, HEIGHT, type Motif, type Palette, palettes, rect, shape, turned, WIDTH } from './kit.ts';
import { leaf } from './nature.ts';
import { barn, glasshouse, longTable, manor } from './places.ts';
import { cake, toast } from './table.ts';

const subjects = [manor, barn, flowerArch, chairsBeforeArch, toast, longTable, cake, glasshouse];

export const prints: Motif = {
  alt: 'Trois tirages d’une même journée, posés sur une table',
  draw(colours, chance) {
    const chosen = chance.some(subjects, 3);
    const places = [
      [330, 290, 520, chance.between(-12, -5)],
      [880, 330, 500, chance.between(4, 11)],
      [590, 500, 600, chance.between(-4, 4)],
    ] as const;
    return (
      rect(0, 0, WIDTH, HEIGHT, colours.ground) +
      shape(`M0 ${HEIGHT}L460 0H720L260 ${HEIGHT}z`, colours.far, 0.5) +
      each(8, () =>
        leaf(
          chance.between(30, 1170),
          chance.between(30, 770),
          chance.between(30, 46),
          chance.between(0, 360),
          colours.leaf,
        ),
      ) +
      places
        .map(([x, y, wide, turn], index) => print(chosen[index] ?? manor, x, y, wide, turn, colours, chance))
        .join('')
    );
  },
};

/** A nested SVG clips what lies outside its bounds. */
function print(
  subject: Motif,
  x: number,
  y: number,
  wide: number,
  turn: number,
  colours: Palette,
  chance: Dice,
): string {
  const high = (wide * HEIGHT) / WIDTH;
  const tone = chance.pick(palettes);
  const [left, top] = [x - wide / 2, y - high / 2];
  return turned(
    rect(left - 22, top - 18, wide + 52, high + 52, colours.ink, 4).replace('/>', ' opacity="0.12"/>') +
      rect(left - 24, top - 24, wide + 48, high + 48, colours.pale, 3) +
      `<svg x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, tone.sky)}${subject.draw(tone, chance)}</svg>`,
    turn,
    x,
    y,
  );
}

// Landscape elements: hills, trees, flowers and strings of lights.
import type { Dice } from '../random.ts';
import { disc, each, HEIGHT, isNight, line, oval, type Palette, range, rect, shape, WIDTH } from './kit.ts';

/** A sky with a sun or moon, two lines of hills, and the ground below `horizon`. */
export function land(colours: Palette, chance: Dice, horizon = 560): string {
  const at = chance.between(180, 1020);
  const high = chance.between(120, 240);
  const stars = isNight(colours)
    ? each(34, () =>
        disc(chance.between(0, WIDTH), chance.between(0, horizon - 120), chance.between(1, 3), colours.sun, 0.7),
      )
    : '';
  return (
    stars +
    disc(at, high, isNight(colours) ? 46 : 78, colours.sun, 0.95) +
    hill(colours.far, horizon - 150, chance) +
    hill(colours.near, horizon - 60, chance) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, colours.ground)
  );
}

function hill(fill: string, y: number, chance: Dice): string {
  const [a, b, c] = range(3).map(() => chance.between(-70, 70)) as [number, number, number];
  return shape(
    `M0 ${y + a}C200 ${y - 90 + b} 380 ${y - 60 + c} 600 ${y + b}S1000 ${y - 110 + a} ${WIDTH} ${y + c}V${HEIGHT}H0z`,
    fill,
  );
}

export function roundTree(x: number, y: number, size: number, colours: Palette): string {
  return (
    rect(x - size * 0.05, y - size * 0.7, size * 0.1, size * 0.7, colours.ink, 2) +
    disc(x, y - size * 0.95, size * 0.42, colours.leaf) +
    disc(x - size * 0.24, y - size * 0.74, size * 0.28, colours.leaf) +
    disc(x + size * 0.26, y - size * 0.72, size * 0.27, colours.leaf) +
    disc(x + size * 0.1, y - size * 1.04, size * 0.24, colours.deep, 0.25)
  );
}

export const cypress = (x: number, y: number, size: number, colours: Palette): string =>
  rect(x - 4, y - 24, 8, 24, colours.ink) + oval(x, y - size * 0.52, size * 0.14, size * 0.5, colours.deep);

export function flower(x: number, y: number, size: number, petal: string, heart: string, petals = 6): string {
  const around = each(petals, (index) => {
    const angle = (index * 360) / petals;
    const away = (angle * Math.PI) / 180;
    return oval(
      x + Math.cos(away) * size * 0.55,
      y + Math.sin(away) * size * 0.55,
      size * 0.5,
      size * 0.34,
      petal,
      angle,
    );
  });
  return around + disc(x, y, size * 0.3, heart);
}

/** A peony, drawn as nested petals. */
export const ball = (x: number, y: number, size: number, outer: string, inner: string): string =>
  disc(x, y, size, outer) +
  disc(x - size * 0.12, y + size * 0.08, size * 0.72, inner, 0.55) +
  line(
    `M${x - size * 0.4} ${y + size * 0.1}a${size * 0.42} ${size * 0.42} 0 0 1 ${size * 0.8} 0M${x - size * 0.2} ${y + size * 0.2}a${size * 0.2} ${size * 0.2} 0 0 1 ${size * 0.4} 0`,
    outer,
    3,
  );

export const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${shape(`M${x} ${y}c${size * 0.5} ${-size * 0.4} ${size} ${-size * 0.3} ${size * 1.5} 0c${-size * 0.5} ${size * 0.3} ${-size} ${size * 0.4} ${-size * 1.5} 0z`, fill)}</g>`;

/** Bulbs on a wire between two points. */
export function bulbs(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  colours: Palette,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
  const number = Math.max(4, Math.round(Math.abs(x2 - x1) / 62));
  const lights = range(number + 1).map((index) => {
    const t = index / number;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t ** 2 * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t ** 2 * y2 + 12;
    return disc(x, y, 19, colours.metal, 0.22) + disc(x, y, 8, isNight(colours) ? '#f7e3b0' : colours.metal);
  });
  return (
    line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, isNight(colours) ? colours.shade : colours.ink, 2.5) + lights.join('')
  );
}

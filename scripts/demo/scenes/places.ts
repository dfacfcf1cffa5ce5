// Motifs of venues, seen from their gardens.
import type { Dice } from '../random.ts';
import { arch, disc, each, HEIGHT, isNight, line, type Motif, oval, type Palette, rect, shape, WIDTH } from './kit.ts';
import { bulbs, cypress, land, roundTree } from './nature.ts';

const GROUND = 580;
const glass = (colours: Palette): string => (isNight(colours) ? '#e8c97f' : colours.near);

export const manor: Motif = {
  alt: 'La façade au bout de l’allée, entre les arbres',
  draw: (colours, chance) =>
    land(colours, chance, GROUND) + path(colours) + house(colours, chance, 0) + alley(colours, chance),
};

export const castle: Motif = {
  alt: 'Le château et ses deux tours, au-dessus de la pelouse',
  draw(colours, chance) {
    const tower = (x: number) =>
      rect(x, 250, 110, GROUND - 250, colours.wall) +
      rect(x + 74, 250, 36, GROUND - 250, colours.shade) +
      shape(`M${x - 16} 252l71 -150l71 150z`, colours.ink) +
      arch(x + 38, 350, 30, 60, glass(colours)) +
      arch(x + 38, 470, 30, 60, glass(colours));
    return (
      land(colours, chance, GROUND) +
      path(colours) +
      house(colours, chance, 40) +
      tower(250) +
      tower(840) +
      alley(colours, chance)
    );
  },
};

export const barn: Motif = {
  alt: 'La grange, grandes portes ouvertes sur le pré',
  draw(colours, chance) {
    const x = chance.between(220, 320);
    const wide = chance.between(600, 680);
    const posts = each(7, (index) => rect(x + 30 + (index * (wide - 70)) / 6, 392, 9, GROUND - 392, colours.shade));
    const doors =
      rect(x + wide / 2 - 92, 410, 184, GROUND - 410, colours.ink) +
      rect(x + wide / 2 - 92, 440, 184, GROUND - 440, glass(colours)) +
      rect(x + wide / 2 - 184, 410, 88, GROUND - 410, colours.accent) +
      rect(x + wide / 2 + 96, 410, 88, GROUND - 410, colours.accent);
    return (
      land(colours, chance, GROUND) +
      rect(x, 390, wide, GROUND - 390, colours.wall) +
      posts +
      shape(
        `M${x - 46} 396L${x + 96} 214H${x + wide - 96}L${x + wide + 46} 396z`,
        chance.chance(0.5) ? colours.ink : colours.accent,
      ) +
      line(`M${x + 90} 300H${x + wide - 90}M${x + 34} 350H${x + wide - 34}`, colours.shade, 1.5) +
      doors +
      meadow(colours, chance) +
      roundTree(x - 96, GROUND + 40, 240, colours) +
      roundTree(x + wide + 110, GROUND + 24, 200, colours) +
      bulbs([x - 96, 400], [x + wide / 2, 402], 60, colours) +
      bulbs([x + wide / 2, 402], [x + wide + 110, 420], 60, colours)
    );
  },
};

export const glasshouse: Motif = {
  alt: 'La serre éclairée, ouverte sur le jardin',
  draw(colours, chance) {
    const bays = chance.pick([7, 9]);
    const wide = 760 / bays;
    const openings = each(bays, (index) => {
      const x = 220 + index * wide;
      return (
        arch(x + 8, GROUND, wide - 16, 260, glass(colours)) +
        line(
          `M${x + wide / 2} ${GROUND}V334M${x + 8} ${GROUND - 90}h${wide - 16}M${x + 8} ${GROUND - 180}h${wide - 16}`,
          colours.wall,
          4,
        ) +
        disc(x + wide / 2, GROUND - 20, chance.between(18, 34), colours.leaf)
      );
    });
    return (
      land(colours, chance, GROUND) +
      path(colours) +
      rect(204, 296, 792, GROUND - 296, colours.wall) +
      shape('M190 300Q600 120 1010 300z', colours.shade) +
      line('M190 300Q600 120 1010 300M400 246V300M600 210V300M800 246V300', colours.wall, 5) +
      openings +
      each(4, (index) => cypress(110 + index * 44, GROUND + 30, 210 - index * 34, colours)) +
      each(4, (index) => cypress(1090 - index * 44, GROUND + 30, 210 - index * 34, colours)) +
      meadow(colours, chance)
    );
  },
};

export const mill: Motif = {
  alt: 'L’ancienne filature, ses briques et ses verrières',
  draw(colours, chance) {
    const brick = isNight(colours) ? '#6b3d3f' : '#a5655a';
    const teeth = each(5, (index) => {
      const x = 180 + index * 168;
      return (
        shape(`M${x} 330V232L${x + 168} 330z`, colours.ink) +
        shape(`M${x + 8} 322V250L${x + 60} 288V322z`, glass(colours))
      );
    });
    const windows = each(15, (index) => {
      const [x, y] = [206 + (index % 5) * 168, 380 + Math.floor(index / 5) * 76];
      return (
        rect(x, y, 116, 54, glass(colours)) + line(`M${x + 39} ${y}v54M${x + 78} ${y}v54M${x} ${y + 27}h116`, brick, 4)
      );
    });
    return (
      land(colours, chance, 620) +
      rect(936, 110, 46, 300, brick) +
      rect(928, 100, 62, 18, colours.ink) +
      rect(180, 326, 840, 300, brick) +
      teeth +
      windows +
      roundTree(110, 664, 210, colours) +
      roundTree(1100, 664, 190, colours) +
      rect(0, 626, WIDTH, 6, colours.shade)
    );
  },
};

export const longTable: Motif = {
  alt: 'Une longue table dressée sous les guirlandes',
  draw(colours, chance) {
    const seats = each(9, (index) => {
      const t = index / 8;
      const y = 470 + t * t * 300;
      const half = 70 + t * t * 330;
      const size = 12 + t * 24;
      return (
        [-1, 1]
          .map(
            (side) =>
              oval(600 + side * (half - size * 1.7), y, size * 1.2, size * 0.6, colours.shade) +
              oval(600 + side * (half - size * 1.7), y, size * 0.8, size * 0.38, colours.pale),
          )
          .join('') +
        (index % 2 === 1
          ? disc(600, y - size, size * 1.3, chance.pick([colours.accent, colours.leaf]))
          : rect(598, y - size * 2.4, size * 0.4, size * 2.2, colours.metal))
      );
    });
    return (
      land(colours, chance, 470) +
      rect(120, 120, 26, 520, colours.ink) +
      rect(1054, 100, 26, 540, colours.ink) +
      disc(100, 110, 170, colours.leaf) +
      disc(230, 60, 130, colours.leaf) +
      disc(1100, 90, 180, colours.leaf) +
      disc(960, 40, 120, colours.deep, 0.5) +
      shape(`M530 462H670L1010 ${HEIGHT}H190z`, colours.wall) +
      shape(`M590 462H610L690 ${HEIGHT}H510z`, colours.shade) +
      seats +
      bulbs([133, 190], [600, 250], 70, colours) +
      bulbs([600, 250], [1067, 180], 70, colours) +
      bulbs([133, 270], [1067, 260], 170, colours)
    );
  },
};

function house(colours: Palette, chance: Dice, lift: number): string {
  const bays = chance.pick([5, 7]);
  const wide = 520 / bays;
  const top = 330 - lift;
  const windows = each(bays, (index) => {
    const x = 340 + index * wide;
    return (
      rect(x + wide * 0.28, top + 40, wide * 0.44, 70, glass(colours)) +
      arch(x + wide * 0.25, GROUND - 16, wide * 0.5, 106, glass(colours))
    );
  });
  return (
    rect(340, top, 520, GROUND - top, colours.wall) +
    rect(340, top + 132, 520, 7, colours.shade) +
    shape(`M322 ${top}L398 ${top - 112}H802L878 ${top}z`, colours.ink) +
    each(3, (index) => shape(`M${444 + index * 130} ${top - 22}v-38a26 26 0 0 1 52 0v38z`, colours.wall)) +
    each(3, (index) => arch(457 + index * 130, top - 24, 26, 44, glass(colours))) +
    windows +
    arch(566, GROUND, 68, 138, colours.accent) +
    rect(540, GROUND - 8, 120, 8, colours.shade)
  );
}

const path = (colours: Palette): string => shape(`M568 ${GROUND}h64L860 ${HEIGHT}H340z`, colours.sun, 0.55);

function alley(colours: Palette, chance: Dice): string {
  const isTall = chance.chance(0.35);
  const tree = isTall ? cypress : roundTree;
  return each(3, (index) => {
    const size = 190 + index * 95;
    const y = GROUND + 30 + index * 78;
    return tree(292 - index * 105, y, size, colours) + tree(908 + index * 105, y, size, colours);
  });
}

const meadow = (colours: Palette, chance: Dice): string =>
  each(46, () => {
    const [x, y] = [chance.between(20, WIDTH - 20), chance.between(GROUND + 50, HEIGHT - 14)];
    return (
      line(`M${x} ${y + 14}v-14`, colours.leaf, 2) +
      disc(x, y - 3, chance.between(4, 8), chance.pick([colours.pale, colours.accent, colours.metal]))
    );
  });

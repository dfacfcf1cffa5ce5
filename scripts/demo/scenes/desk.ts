// Motifs of the planner's desk.
import { disc, each, HEIGHT, line, type Motif, rect, ring, shape, turned, WIDTH } from './kit.ts';
import { ball, flower, leaf } from './nature.ts';

export const notebook: Motif = {
  alt: 'Un carnet ouvert, des fleurs et une plume',
  draw(colours, chance) {
    const page = (x: number) =>
      rect(x, 150, 320, 480, colours.pale, 6) +
      each(
        9,
        (index) =>
          rect(x + 36, 226 + index * 42, 18, 18, index < 5 ? colours.metal : colours.shade, 3) +
          line(`M${x + 72} ${235 + index * 42}h${chance.between(90, 206)}`, colours.ink, 3),
      ) +
      line(`M${x + 36} 194h130`, colours.accent, 6);
    return (
      rect(0, 0, WIDTH, HEIGHT, colours.far) +
      shape(`M0 ${HEIGHT}L380 0H600L220 ${HEIGHT}z`, colours.shade, 0.5) +
      turned(
        rect(240, 138, 680, 506, colours.accent, 12) + page(256) + page(582) + line('M580 150V630', colours.shade, 6),
        chance.between(-8, -3),
        580,
        390,
      ) +
      turned(
        line('M940 640L1060 300', colours.ink, 9) + shape('M1050 320q60 -140 20 -240q-80 90 -50 250z', colours.metal),
        chance.between(-4, 12),
        1000,
        500,
      ) +
      disc(1030, 690, 74, colours.wall) +
      disc(1030, 690, 54, '#6b4a36') +
      ring(1030, 690, 74, colours.shade, 5) +
      each(9, () =>
        leaf(
          chance.between(40, 250),
          chance.between(40, 760),
          chance.between(34, 60),
          chance.between(0, 360),
          chance.pick([colours.leaf, colours.deep]),
        ),
      ) +
      each(4, (index) =>
        ball(
          110 + (index % 2) * 70,
          560 + Math.floor(index / 2) * 90,
          chance.between(36, 52),
          chance.pick(['#d9a6a0', colours.accent, colours.pale]),
          colours.pale,
        ),
      ) +
      flower(150, 170, 46, '#d9a6a0', colours.metal)
    );
  },
};

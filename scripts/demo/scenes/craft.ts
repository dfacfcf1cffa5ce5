// Motifs of flowers, paper, lights and clothes.
import {
  disc,
  each,
  HEIGHT,
  isNight,
  line,
  type Motif,
  moved,
  arch as opening,
  oval,
  rect,
  ring,
  shape,
  turned,
  WIDTH,
} from './kit.ts';
import { ball, bulbs, flower, land, leaf } from './nature.ts';
import { room } from './table.ts';

export const bouquet: Motif = {
  alt: 'Un grand bouquet de saison dans son vase',
  draw(colours, chance) {
    const heads = each(24, (index) => {
      const angle = (index * 137.5 * Math.PI) / 180;
      const away = 34 * Math.sqrt(index);
      const [x, y] = [600 + Math.cos(angle) * away * 1.5, 310 + Math.sin(angle) * away];
      const size = chance.between(30, 54);
      const petal = chance.pick([colours.accent, '#d9a6a0', colours.pale, colours.metal, '#b98a8f']);
      return (
        leaf(x, y, size, chance.between(0, 360), chance.pick([colours.leaf, colours.deep])) +
        (chance.chance(0.5)
          ? ball(x, y, size * 0.8, petal, colours.pale)
          : flower(x, y, size, petal, colours.ink, chance.pick([5, 6, 8])))
      );
    });
    const greens = each(26, (index) =>
      leaf(600, 420, chance.between(120, 200), 180 + index * 7.2, index % 2 ? colours.leaf : colours.deep),
    );
    const vases = [
      'M500 480h200q-20 60 10 130q20 90 -40 90h-140q-60 0 -40 -90q30 -70 10 -130z',
      'M520 480h160v60q70 30 70 100t-70 70h-160q-70 0 -70 -70t70 -100z',
      'M490 480h220l-34 226h-152z',
    ];
    return (
      room(colours) +
      rect(0, 640, WIDTH, 160, colours.ground) +
      oval(600, 712, 190, 20, colours.shade) +
      greens +
      heads +
      shape(chance.pick(vases), chance.pick([colours.pale, colours.metal, colours.accent])) +
      each(5, () =>
        leaf(
          chance.between(200, 1000),
          chance.between(700, 760),
          chance.between(18, 30),
          chance.between(0, 360),
          colours.leaf,
        ),
      )
    );
  },
};

export const flowerArch: Motif = {
  alt: 'Une arche fleurie dans le jardin',
  draw(colours, chance) {
    const blossoms = each(44, (index) => {
      const angle = Math.PI * (index / 43);
      const [x, y] = [
        600 - Math.cos(angle) * 230 + chance.between(-26, 26),
        370 - Math.sin(angle) * 230 + chance.between(-24, 24),
      ];
      const size = chance.between(18, 38);
      return (
        leaf(x, y, size * 1.4, chance.between(0, 360), index % 2 ? colours.leaf : colours.deep) +
        ball(x, y, size, chance.pick([colours.accent, '#d9a6a0', colours.pale, colours.metal]), colours.pale)
      );
    });
    const sides = each(16, (index) => {
      const y = 380 + index * 18;
      return (
        leaf(370, y, 34, chance.between(0, 360), colours.leaf) + leaf(830, y, 34, chance.between(0, 360), colours.deep)
      );
    });
    return (
      land(colours, chance, 590) +
      shape(`M540 590h120L820 ${HEIGHT}H380z`, colours.sun, 0.6) +
      line('M370 680V370a230 230 0 0 1 460 0V680', colours.ink, 10) +
      sides +
      blossoms +
      chairs(colours.pale, colours.metal)
    );
  },
};

/** Two rows of chairs, seen from behind. */
const chairs = (back: string, seat: string): string =>
  each(6, (index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const row = Math.floor(index / 2);
    const scale = 0.8 + row * 0.28;
    const chair =
      line('M-26 0V-86a26 26 0 0 1 52 0V0M-26 -50h52', back, 7) +
      rect(-32, -6, 64, 12, seat, 4) +
      line('M-28 6V70M28 6V70', back, 6);
    return (
      moved(chair, 600 + side * (190 + row * 74), 640 + row * 44, scale) +
      moved(chair, 600 + side * (290 + row * 110), 640 + row * 44, scale)
    );
  });

export const chairsBeforeArch: Motif = {
  alt: 'Des chaises devant une arche, au jardin',
  draw(colours, chance) {
    const drape = shape('M400 640V250q0 -30 30 -30h340q30 0 30 30V640l-40 -250q-160 -110 -320 0z', colours.pale, 0.92);
    const garland = each(20, (index) => {
      const [x, y] = [400 + index * 21, 232 + Math.sin((index / 19) * Math.PI) * 26];
      return (
        leaf(x, y, 30, chance.between(20, 160), index % 2 ? colours.leaf : colours.deep) +
        (index % 3 === 0 ? ball(x, y, 17, chance.pick([colours.accent, '#d9a6a0', colours.metal]), colours.pale) : '')
      );
    });
    return (
      land(colours, chance, 600) +
      shape(`M550 600h100L780 ${HEIGHT}H420z`, colours.sun, 0.6) +
      line('M400 660V224H800V660', colours.ink, 10) +
      drape +
      garland +
      chairs(colours.wall, colours.metal)
    );
  },
};

export const lanterns: Motif = {
  alt: 'Des lampions au-dessus d’une table de fête',
  draw(colours, chance) {
    const lamps = each(13, (index) => {
      const [x, y, size] = [50 + index * 92 + chance.between(-18, 18), chance.between(90, 400), chance.between(38, 72)];
      const fill = chance.pick([colours.pale, colours.metal, colours.accent, '#d9a6a0']);
      const ribs = [0.35, 0.7]
        .map((part) =>
          line(
            `M${x - size * Math.sqrt(1 - part ** 2)} ${y - size * part}h${2 * size * Math.sqrt(1 - part ** 2)}M${x - size * Math.sqrt(1 - part ** 2)} ${y + size * part}h${2 * size * Math.sqrt(1 - part ** 2)}`,
            colours.shade,
            1.5,
          ),
        )
        .join('');
      return (
        line(`M${x} 0V${y - size}`, isNight(colours) ? colours.shade : colours.ink, 1.5) +
        disc(x, y, size * 1.4, colours.metal, 0.12) +
        disc(x, y, size, fill) +
        ribs +
        rect(x - 12, y - size - 5, 24, 9, colours.ink, 2)
      );
    });
    return (
      land(colours, chance, 620) +
      lamps +
      rect(80, 650, 1040, 150, colours.wall, 6) +
      rect(80, 650, 1040, 12, colours.shade) +
      each(
        9,
        (index) =>
          oval(150 + index * 112, 648, 38, 8, colours.pale) +
          rect(200 + index * 112, 606, 8, 44, colours.metal) +
          disc(204 + index * 112, 598, 8, colours.metal),
      )
    );
  },
};

export const stationery: Motif = {
  alt: 'Faire-part, enveloppes et rubans sur une table',
  draw(colours, chance) {
    const card = (fill: string) =>
      rect(-150, -210, 300, 420, fill, 6) +
      line('M-126 -186H126V186H-126z', colours.metal, 2.5) +
      flower(0, -96, 40, colours.accent, colours.metal, 6) +
      leaf(0, -80, 44, 30, colours.leaf) +
      leaf(0, -80, 44, 150, colours.leaf) +
      line('M-70 10H70M-92 46H92M-56 82H56M-30 130H30', colours.ink, 4);
    const envelope = (fill: string) =>
      rect(-220, -150, 440, 300, fill, 6) +
      line('M-220 -144L0 24L220 -144', colours.shade, 4) +
      disc(0, 16, 34, colours.accent) +
      flower(0, 16, 14, colours.metal, colours.accent, 5);
    return (
      rect(0, 0, WIDTH, HEIGHT, colours.far) +
      shape(`M0 ${HEIGHT}L420 0H660L240 ${HEIGHT}z`, colours.shade, 0.5) +
      turned(moved(envelope(colours.wall), 760, 300), chance.between(8, 18), 760, 300) +
      turned(moved(envelope(colours.sky), 720, 580), chance.between(-16, -6), 720, 580) +
      turned(moved(card(colours.pale), 380, 390), chance.between(-9, 5), 380, 390) +
      line(`M1010 120q90 60 20 150t40 170t-50 170`, colours.accent, 14) +
      each(9, () =>
        leaf(
          chance.between(60, 1140),
          chance.between(60, 740),
          chance.between(18, 30),
          chance.between(0, 360),
          colours.leaf,
        ),
      )
    );
  },
};

export const mirror: Motif = {
  alt: 'Un miroir, des brosses et un bouquet sur une coiffeuse',
  draw: (colours, chance) =>
    room(colours) +
    oval(600, 330, 200, 260, colours.metal) +
    oval(600, 330, 182, 242, colours.pale) +
    shape('M470 430L640 130q50 20 80 70L540 520q-50 -30 -70 -90z', colours.sky, 0.7) +
    rect(0, 600, WIDTH, 200, colours.accent) +
    rect(0, 600, WIDTH, 14, colours.metal) +
    rect(580, 570, 40, 40, colours.metal) +
    rect(270, 490, 76, 116, colours.pale, 10) +
    rect(288, 452, 40, 42, colours.metal, 6) +
    each(
      4,
      (index) =>
        line(`M${905 + index * 16} 600L${885 + index * 30} ${470 - (index % 2) * 26}`, colours.ink, 6) +
        oval(883 + index * 31, 452 - (index % 2) * 26, 11, 26, chance.pick(['#d9a6a0', colours.metal]), 8),
    ) +
    rect(888, 530, 92, 76, colours.wall, 8) +
    disc(180, 596, 30, '#d9a6a0') +
    each(7, (index) =>
      ball(
        1046 + (index % 3) * 34,
        530 - Math.floor(index / 3) * 38,
        26,
        chance.pick([colours.accent, '#d9a6a0', colours.pale]),
        colours.pale,
      ),
    ) +
    rect(1036, 560, 100, 50, colours.metal, 8) +
    each(6, (index) =>
      disc(
        600 + Math.cos((index * Math.PI) / 5 + Math.PI) * 232,
        330 + Math.sin((index * Math.PI) / 5 + Math.PI) * 292,
        13,
        colours.metal,
      ),
    ),
};

export const hanger: Motif = {
  alt: 'Une tenue de fête suspendue près de la fenêtre',
  draw(colours, chance) {
    const isDress = chance.chance(0.5);
    const dress =
      shape('M520 270q80 50 160 0l-24 110q150 130 190 330q-246 60 -492 0q40 -200 190 -330z', colours.pale) +
      line('M544 380h112M560 420q-60 160 -70 300M640 420q60 160 70 300M600 400V728', colours.shade, 3) +
      shape('M540 372h120v22h-120z', colours.accent);
    const suit =
      shape('M470 290q60 -34 130 -30q70 -4 130 30l40 330q-170 50 -340 0z', colours.ink) +
      shape('M560 262h80l-40 150z', colours.pale) +
      line('M560 262l-34 100l74 120l74 -120l-34 -100M600 482V640', colours.shade, 3) +
      shape('M588 300h24l8 60l-20 34l-20 -34z', colours.accent) +
      disc(680, 380, 15, '#d9a6a0');
    return (
      rect(0, 0, WIDTH, HEIGHT, colours.far) +
      opening(760, 640, 300, 520, colours.sky) +
      line('M910 130V640M760 400h300', colours.wall, 10) +
      opening(140, 640, 300, 520, colours.sky) +
      line('M290 130V640M140 400h300', colours.wall, 10) +
      rect(0, 700, WIDTH, 100, colours.ground) +
      rect(200, 150, 800, 10, colours.metal, 5) +
      line('M600 160q30 10 0 40v20M600 214L500 280H700z', colours.metal, 7) +
      (isDress ? dress : suit)
    );
  },
};

export const window: Motif = {
  alt: 'Une fenêtre ouverte sur le jardin, un vase sur l’appui',
  draw: (colours, chance) =>
    rect(0, 0, WIDTH, HEIGHT, colours.wall) +
    `<clipPath id="w"><path d="M300 660V330a300 300 0 0 1 600 0V660z"/></clipPath><g clip-path="url(#w)">${rect(0, 0, WIDTH, HEIGHT, colours.sky)}${land(colours, chance, 540)}${bulbs([280, 250], [920, 230], 90, colours)}</g>` +
    line('M300 660V330a300 300 0 0 1 600 0V660z', colours.metal, 8) +
    rect(250, 656, 700, 30, colours.shade, 4) +
    rect(700, 560, 80, 98, colours.accent, 14) +
    each(9, (index) =>
      leaf(740, 560, chance.between(60, 100), 200 + index * 17, index % 2 ? colours.leaf : colours.deep),
    ) +
    each(6, () =>
      ball(
        740 + chance.between(-80, 80),
        chance.between(440, 530),
        chance.between(18, 32),
        chance.pick(['#d9a6a0', colours.pale, colours.metal]),
        colours.pale,
      ),
    ) +
    ring(420, 634, 20, colours.metal, 6) +
    ring(448, 634, 20, colours.metal, 6),
};

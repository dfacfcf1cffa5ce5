// Motifs of shows and games.
import { disc, each, HEIGHT, line, type Motif, moved, oval, type Palette, rect, shape, turned, WIDTH } from './kit.ts';
import { bulbs, flower, land } from './nature.ts';
import { room } from './table.ts';

export const pennants = (colours: Palette, y: number): string =>
  line(`M0 ${y}Q600 ${y + 130} ${WIDTH} ${y}`, colours.ink, 2.5) +
  each(17, (index) => {
    const t = (index + 0.5) / 17;
    const [x, top] = [t * WIDTH, y + 4 * t * (1 - t) * 65];
    return shape(
      `M${x - 26} ${top}h52l-26 58z`,
      [colours.accent, colours.pale, colours.metal, colours.leaf][index % 4] ?? colours.accent,
    );
  });

export const fireworks: Motif = {
  alt: 'Des feux dorés au-dessus des arbres',
  draw(colours, chance) {
    const burst = (x: number, y: number, size: number) => {
      const fill = chance.pick([colours.metal, '#e8c97f', '#b9546f', colours.pale]);
      return each(22, (index) => {
        const angle = (index * 2 * Math.PI) / 22;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return (
          line(
            `M${x + dx * size * 0.22} ${y + dy * size * 0.22}Q${x + dx * size * 0.7} ${y + dy * size * 0.7} ${x + dx * size} ${y + dy * size + size * 0.14}`,
            fill,
            3,
          ) + disc(x + dx * size, y + dy * size + size * 0.14, 5, fill)
        );
      });
    };
    return (
      rect(0, 0, WIDTH, HEIGHT, '#2f2838') +
      each(40, () => disc(chance.between(0, WIDTH), chance.between(0, 520), 1.5, '#f5ead2', 0.7)) +
      burst(chance.between(280, 380), chance.between(240, 300), 190) +
      burst(chance.between(760, 880), chance.between(200, 260), 220) +
      burst(chance.between(540, 640), chance.between(380, 440), 130) +
      shape(`M0 660q150 -90 300 -30t320 -20t300 -20t280 20V${HEIGHT}H0z`, '#22352f') +
      each(15, (index) => oval(30 + index * 84, 690, 46, 74, index % 2 ? '#1c2b27' : '#22352f')) +
      rect(0, 730, WIDTH, 70, '#17131b')
    );
  },
};

export const cards: Motif = {
  alt: 'Un éventail de cartes et un chapeau',
  draw(colours, chance) {
    const card = (index: number) => {
      const mark = index % 2 === 0 ? colours.accent : colours.ink;
      return (
        rect(-75, -330, 150, 220, colours.pale, 12) +
        line('M-64 -319H64V-121H-64z', colours.shade, 2) +
        shape('M0 -262l36 46l-36 46l-36 -46z', mark) +
        shape('M-52 -306l8 11l-8 11l-8 -11z', mark)
      );
    };
    return (
      room(colours) +
      rect(0, 600, WIDTH, 200, colours.deep) +
      rect(0, 600, WIDTH, 10, colours.metal) +
      each(7, (index) => turned(moved(card(index), 600, 620), -48 + index * 16, 600, 620)) +
      oval(600, 640, 270, 44, colours.ink) +
      shape('M450 636L470 470H730L750 636z', colours.ink) +
      rect(458, 590, 284, 40, colours.accent) +
      oval(600, 470, 130, 20, '#4b4353') +
      each(12, () => flower(chance.between(80, 1120), chance.between(80, 420), 10, colours.metal, colours.metal, 4))
    );
  },
};

export const balloons: Motif = {
  alt: 'Des ballons et des fanions dans un jardin',
  draw(colours, chance) {
    const all = each(9, (index) => {
      const [x, y, size] = [
        300 + index * 74 + chance.between(-18, 18),
        chance.between(200, 400),
        chance.between(50, 76),
      ];
      const fill = [colours.accent, colours.metal, '#d9a6a0', colours.pale, colours.leaf][index % 5] ?? colours.accent;
      return (
        line(`M${x} ${y + size}Q${x + chance.between(-30, 30)} ${y + 200} 600 690`, colours.ink, 2) +
        oval(x, y, size * 0.84, size, fill) +
        shape(`M${x - 9} ${y + size + 10}l9 -12l9 12z`, fill) +
        oval(x - size * 0.3, y - size * 0.36, size * 0.12, size * 0.24, colours.sun, 24)
      );
    });
    return (
      land(colours, chance, 600) +
      pennants(colours, 60) +
      all +
      rect(540, 680, 120, 70, colours.wall, 8) +
      rect(590, 680, 20, 70, colours.accent) +
      rect(540, 704, 120, 18, colours.accent)
    );
  },
};

export const easel: Motif = {
  alt: 'Un portrait à l’encre sur son chevalet',
  draw: (colours, chance) =>
    room(colours) +
    rect(0, 640, WIDTH, 160, colours.ground) +
    line('M600 90V180M440 760L590 120M760 760L610 120M600 560V770', '#8a6238', 16) +
    rect(410, 560, 380, 20, '#8a6238', 4) +
    rect(430, 170, 340, 390, colours.pale) +
    line(
      'M540 330q0 -80 66 -80t62 84q-2 90 -64 96q-60 -4 -64 -100M530 320q10 -96 90 -92t66 100M560 446q-60 20 -76 84M652 446q60 20 70 84M576 340h18M622 340h18M606 350v32M584 396q22 16 44 0',
      colours.ink,
      5,
    ) +
    rect(190, 560, 110, 86, colours.accent, 8) +
    each(5, (index) => line(`M${214 + index * 16} 564L${196 + index * 24} ${chance.between(430, 470)}`, '#8a6238', 7)) +
    each(3, (index) =>
      turned(
        rect(900 + index * 34, 560 - index * 8, 150, 190, colours.wall, 3) +
          line(`M${950 + index * 34} ${640 - index * 8}q30 -60 50 0q-10 40 -30 40t-20 -40`, colours.ink, 3),
        -8 + index * 9,
        980,
        660,
      ),
    ),
};

export const book: Motif = {
  alt: 'Un livre ouvert et une bougie, à la veillée',
  draw: (colours, chance) =>
    rect(0, 0, WIDTH, HEIGHT, '#2f2838') +
    disc(840, 300, 330, '#c8a45a', 0.1) +
    disc(840, 300, 200, '#c8a45a', 0.14) +
    rect(0, 620, WIDTH, 180, '#5a3a2c') +
    rect(0, 620, WIDTH, 10, colours.metal) +
    rect(800, 360, 80, 270, '#f5ead2', 10) +
    shape('M840 250q-46 60 0 104q46 -44 0 -104z', '#e8c97f') +
    oval(840, 632, 96, 16, colours.metal) +
    shape('M120 600q130 -80 260 -10q130 -70 260 10v60q-130 -70 -260 0q-130 -70 -260 0z', colours.accent) +
    shape('M130 580q130 -80 250 -10v70q-120 -70 -250 0zM630 580q-130 -80 -250 -10v70q120 -70 250 0z', '#fbf8f3') +
    line('M170 586q90 -44 180 -8M170 606q90 -44 180 -8M590 586q-90 -44 -180 -8M590 606q-90 -44 -180 -8', '#a8968c', 3) +
    each(26, () =>
      flower(
        chance.between(120, 700),
        chance.between(60, 500),
        chance.between(5, 11),
        chance.pick(['#c8a45a', '#f5ead2']),
        '#c8a45a',
        4,
      ),
    ),
};

export const strips: Motif = {
  alt: 'Des portraits suspendus à un fil',
  draw(colours, chance) {
    const prints = each(6, (index) => {
      const [x, y] = [130 + index * 188, 186 + Math.sin((index / 5) * Math.PI) * 62];
      const inner = chance.pick(['hills', 'pair', 'flower'] as const);
      const picture =
        inner === 'hills'
          ? rect(-58, 26, 116, 120, colours.near) +
            disc(22, 62, 18, colours.sun) +
            shape('M-58 146v-44q40 -30 70 0t46 -6v50z', colours.deep)
          : inner === 'pair'
            ? rect(-58, 26, 116, 120, colours.shade) +
              disc(-20, 82, 19, colours.ink) +
              disc(20, 78, 19, colours.accent) +
              shape('M-50 146q8 -44 30 -44t28 44zM-6 146q8 -48 28 -48t30 48z', colours.ink)
            : rect(-58, 26, 116, 120, colours.leaf) + flower(0, 84, 36, colours.pale, colours.metal);
      return turned(
        moved(rect(-72, 12, 144, 176, colours.pale, 3) + picture + rect(-8, -8, 16, 36, '#8a6238', 3), x, y),
        chance.between(-5, 5),
        x,
        y,
      );
    });
    return (
      room(colours) +
      line(`M0 150Q600 310 ${WIDTH} 150`, colours.ink, 3) +
      prints +
      rect(0, 600, WIDTH, 200, colours.ground) +
      rect(0, 600, WIDTH, 8, colours.shade) +
      album(colours, chance.between(380, 700))
    );
  },
};

const album = (colours: Palette, x: number): string =>
  turned(
    rect(x - 130, 640, 260, 96, colours.accent, 6) +
      rect(x - 120, 652, 250, 76, colours.pale) +
      rect(x - 130, 632, 260, 88, colours.accent, 6) +
      line(`M${x - 60} 676h120`, colours.metal, 4),
    -3,
    x,
    690,
  );

export const camera: Motif = {
  alt: 'Un appareil sur son trépied, face au paysage',
  draw(colours, chance) {
    const x = chance.between(500, 700);
    return (
      land(colours, chance, 600) +
      line(`M${x} 470L${x - 150} 770M${x} 470L${x + 150} 770M${x} 470V780`, colours.ink, 14) +
      rect(x - 30, 440, 60, 40, colours.metal, 6) +
      rect(x - 170, 240, 340, 210, colours.ink, 22) +
      rect(x - 170, 296, 340, 100, colours.accent) +
      rect(x - 70, 200, 140, 50, colours.ink, 12) +
      rect(x + 96, 218, 50, 26, colours.metal, 6) +
      disc(x, 346, 92, colours.ink) +
      disc(x, 346, 76, colours.shade) +
      disc(x, 346, 58, colours.ink) +
      disc(x, 346, 34, colours.near) +
      disc(x - 14, 330, 11, colours.pale) +
      disc(x - 132, 268, 13, colours.metal) +
      each(12, () => {
        const [at, y] = [chance.between(20, 1180), chance.between(660, 780)];
        return (
          line(`M${at} ${y}v-26`, colours.leaf, 3) +
          disc(at, y - 30, 8, chance.pick([colours.pale, colours.accent, colours.metal]))
        );
      })
    );
  },
};

export const theatre: Motif = {
  alt: 'Un petit théâtre et ses fanions',
  draw: (colours, chance) =>
    land(colours, chance, 620) +
    rect(330, 200, 540, 470, colours.ink, 8) +
    shape('M310 230L600 90L890 230z', colours.accent) +
    flower(600, 178, 30, colours.metal, colours.pale, 8) +
    shape('M350 240h250q-40 220 -200 400h-50zM850 240h-250q40 220 200 400h50z', colours.accent) +
    each(4, (index) =>
      line(
        `M${380 + index * 40} 244q-8 190 -24 ${330 - index * 60}M${820 - index * 40} 244q8 190 24 ${330 - index * 60}`,
        '#571730',
        4,
      ),
    ) +
    rect(300, 640, 600, 40, colours.metal, 4) +
    pennants(colours, 30) +
    disc(600, 520, 70, colours.pale, 0.9) +
    line('M574 506h14M612 506h14M574 536q26 28 52 0', colours.ink, 5) +
    bulbs([300, 610], [900, 610], 30, colours),
};

// Motifs of music.
import {
  disc,
  each,
  HEIGHT,
  isNight,
  line,
  type Motif,
  moved,
  oval,
  range,
  rect,
  ring,
  shape,
  turned,
  WIDTH,
} from './kit.ts';
import { bulbs, flower, land, leaf } from './nature.ts';
import { pennants } from './show.ts';

export const turntable: Motif = {
  alt: 'Une platine et ses disques',
  draw(colours, chance) {
    const label = chance.pick([colours.accent, colours.metal, colours.deep, '#b98a8f']);
    const record = (x: number, y: number, radius: number, middle: string) =>
      disc(x, y, radius, colours.ink) +
      range(6)
        .map((index) => ring(x, y, radius * (0.46 + index * 0.09), '#4b4353', 1.5))
        .join('') +
      disc(x, y, radius * 0.33, middle) +
      disc(x, y, radius * 0.05, colours.pale);
    return (
      rect(0, 0, WIDTH, HEIGHT, isNight(colours) ? colours.far : colours.ground) +
      turned(record(1010, 130, 210, chance.pick([colours.metal, '#d9a6a0'])), 0, 0, 0) +
      rect(150, 110, 800, 600, colours.wall, 26) +
      rect(150, 690, 800, 20, colours.shade, 8) +
      disc(500, 410, 262, colours.shade) +
      record(500, 410, 244, label) +
      disc(840, 230, 54, colours.shade) +
      disc(840, 230, 30, colours.metal) +
      line('M840 230V470L700 560', colours.metal, 14) +
      turned(rect(668, 540, 64, 30, colours.ink, 6), -34, 700, 556) +
      rect(866, 540, 16, 110, colours.shade, 8) +
      rect(852, chance.between(556, 616), 44, 22, colours.ink, 4) +
      disc(226, 640, 22, colours.metal) +
      each(5, () =>
        leaf(
          chance.between(980, 1180),
          chance.between(400, 760),
          chance.between(22, 34),
          chance.between(0, 360),
          colours.leaf,
        ),
      )
    );
  },
};

export const mirrorBall: Motif = {
  alt: 'Une boule à facettes au-dessus de la piste',
  draw(colours, chance) {
    const [x, y, radius] = [chance.between(480, 720), chance.between(270, 330), chance.between(150, 190)];
    const dark = isNight(colours) ? colours.sky : '#2f2838';
    const rays = each(12, (index) => {
      const angle = (index / 12) * 2 * Math.PI + chance.next() * 0.3;
      const [dx, dy] = [Math.cos(angle) * 1400, Math.sin(angle) * 1400];
      return shape(
        `M${x} ${y}L${x + dx} ${y + dy}L${x + dx - dy * 0.09} ${y + dy + dx * 0.09}z`,
        chance.pick([colours.metal, '#b9546f', '#f5ead2']),
        0.13,
      );
    });
    const facets = each(9, (row) => {
      const top = y - radius + (row * 2 * radius) / 9;
      const half = Math.sqrt(Math.max(0, radius ** 2 - (top + radius / 9 - y) ** 2));
      const number = Math.max(3, Math.round(half / 17));
      return each(number, (index) => {
        const wide = (2 * half) / number;
        return rect(
          x - half + index * wide + 1.5,
          top + 1.5,
          wide - 3,
          (2 * radius) / 9 - 3,
          chance.pick(['#d8cab8', '#f5ead2', colours.metal, '#a8968c', '#d9a6a0']),
          3,
        );
      });
    });
    return (
      rect(0, 0, WIDTH, HEIGHT, dark) +
      rays +
      rect(0, 640, WIDTH, 160, '#4a3f4c') +
      each(14, () =>
        oval(
          chance.between(40, 1160),
          chance.between(664, 780),
          chance.between(24, 54),
          9,
          chance.pick([colours.metal, '#b9546f', '#f5ead2']),
        ).replace('/>', ' opacity="0.5"/>'),
      ) +
      line(`M${x} 0V${y - radius}`, '#d8cab8', 4) +
      disc(x, y, radius, '#17131b') +
      facets +
      each(9, () =>
        flower(chance.between(60, 1140), chance.between(50, 560), chance.between(9, 15), '#f5ead2', '#f5ead2', 4),
      )
    );
  },
};

export const strings: Motif = {
  alt: 'Une contrebasse et une guitare, sous les lampions',
  draw(colours, chance) {
    const body = (fill: string, hole: string) =>
      shape(
        'M0 -150c70 0 96 50 84 104c-8 36 -20 40 -6 76c50 44 74 96 60 160c-16 66 -80 90 -138 90s-122 -24 -138 -90c-14 -64 10 -116 60 -160c14 -36 2 -40 -6 -76c-12 -54 14 -104 84 -104z',
        fill,
      ) +
      disc(0, 90, 40, hole) +
      rect(-11, -420, 22, 480, colours.ink) +
      rect(-17, -470, 34, 64, colours.ink, 6) +
      rect(-46, 176, 92, 16, colours.ink, 4) +
      line('M-5 -440V180M5 -440V180', colours.metal, 1.5);
    return (
      land(colours, chance, 640) +
      bulbs([0, 120], [600, 90], 80, colours) +
      bulbs([600, 90], [WIDTH, 130], 80, colours) +
      oval(600, 716, 420, 34, colours.shade) +
      turned(moved(body(colours.accent, colours.ink), 430, 450, 0.98), -7, 430, 700) +
      turned(moved(body('#b87d45', colours.ink), 770, 520, 0.72), 11, 770, 700) +
      line('M600 720V380M560 720h80', colours.ink, 8) +
      turned(rect(582, 330, 36, 66, colours.ink, 18), 24, 600, 370)
    );
  },
};

export const brass: Motif = {
  alt: 'Une trompette et des rubans, un jour de fête',
  draw(colours, chance) {
    const trumpet =
      shape('M300 0q110 -16 170 -110v220q-60 -94 -170 -110z', colours.metal) +
      line('M-330 0H320', colours.metal, 24) +
      line('M-150 0q-70 0 -70 60t70 60h260q70 0 70 -60t-70 -60', colours.metal, 20) +
      each(
        3,
        (index) =>
          rect(-74 + index * 62, -84, 34, 176, '#a8853f', 10) + rect(-68 + index * 62, -112, 22, 34, colours.pale, 6),
      ) +
      rect(-366, -22, 40, 44, '#a8853f', 8);
    return (
      land(colours, chance, 610) +
      pennants(colours, 90) +
      pennants(colours, 220) +
      turned(moved(trumpet, 590, 470), chance.between(-18, -10), 590, 470) +
      each(16, () =>
        oval(
          chance.between(60, 1140),
          chance.between(60, 740),
          12,
          6,
          chance.pick([colours.accent, colours.metal, colours.leaf, '#d9a6a0']),
          chance.between(0, 180),
        ),
      )
    );
  },
};

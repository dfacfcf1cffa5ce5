// Motifs of food and table settings.
import {
  disc,
  each,
  HEIGHT,
  isNight,
  line,
  type Motif,
  oval,
  type Palette,
  rect,
  ring,
  shape,
  turned,
  WIDTH,
} from './kit.ts';
import { ball, bulbs, flower, land, leaf } from './nature.ts';

const TOP = 600;
const cloth = (colours: Palette): string =>
  rect(0, TOP, WIDTH, HEIGHT - TOP, colours.wall) +
  rect(0, TOP, WIDTH, 10, colours.shade) +
  each(9, (index) => line(`M${70 + index * 134} ${TOP + 24}q-12 90 4 170`, colours.shade, 2.5));

export const room = (colours: Palette): string =>
  rect(0, 0, WIDTH, TOP, colours.sky) + line(`M60 70H1140V540H60zM84 94H1116V516H84z`, colours.far, 3);

export const cake: Motif = {
  alt: 'Un gâteau à étages, décoré de fleurs fraîches',
  draw(colours, chance) {
    const tiers = chance.pick([3, 4]);
    const stack = each(tiers, (index) => {
      const wide = 340 - index * (240 / tiers);
      const y = TOP - 60 - (index + 1) * 110;
      const drops = each(Math.floor(wide / 34), (drop) =>
        disc(600 - wide / 2 + 17 + drop * 34, y + 8, 17, colours.shade),
      );
      return (
        rect(600 - wide / 2, y, wide, 112, colours.pale, 8) +
        drops +
        rect(600 - wide / 2, y + 92, wide, 12, index % 2 === 0 ? colours.metal : colours.accent)
      );
    });
    const top = TOP - 60 - tiers * 110;
    const blossoms = each(9, (index) => {
      const [x, y] = [470 + index * 30 + chance.between(-12, 12), TOP - 66 - index * ((tiers * 110) / 10)];
      return (
        leaf(x, y, 26, chance.between(0, 360), colours.leaf) +
        flower(x, y, chance.between(20, 32), chance.pick([colours.accent, '#d9a6a0', colours.pale]), colours.metal)
      );
    });
    return (
      room(colours) +
      cloth(colours) +
      oval(600, TOP + 8, 270, 26, colours.shade) +
      rect(588, TOP - 60, 24, 60, colours.metal) +
      oval(600, TOP - 58, 230, 20, colours.metal) +
      stack +
      blossoms +
      ball(600, top - 18, 34, colours.accent, '#d9a6a0') +
      plates(colours, 190) +
      plates(colours, 1010)
    );
  },
};

const plates = (colours: Palette, x: number): string =>
  each(5, (index) => oval(x, TOP + 26 - index * 11, 96, 15, index % 2 === 0 ? colours.shade : colours.pale)) +
  oval(x, TOP - 18, 60, 8, colours.shade);

export const buffet: Motif = {
  alt: 'Un buffet dressé, bouteilles, cloches et fruits',
  draw(colours, chance) {
    const bottle = (x: number, fill: string) =>
      rect(x, TOP - 150, 56, 170, fill, 12) +
      rect(x + 19, TOP - 236, 18, 100, fill, 6) +
      rect(x + 17, TOP - 246, 22, 34, colours.metal, 3) +
      rect(x + 7, TOP - 98, 42, 62, colours.pale);
    const dome = (x: number) =>
      oval(x, TOP + 16, 150, 18, colours.shade) +
      shape(`M${x - 122} ${TOP + 10}a122 122 0 0 1 244 0z`, colours.metal) +
      disc(x, TOP - 122, 13, colours.metal) +
      line(`M${x - 84} ${TOP - 22}a88 88 0 0 1 50 -62`, colours.pale, 6);
    const bowl = (x: number) =>
      each(7, (index) =>
        disc(
          x - 78 + index * 26,
          TOP - 66 - (index % 2) * 24,
          30,
          chance.pick([colours.accent, colours.metal, colours.leaf, '#c7743f']),
        ),
      ) + shape(`M${x - 120} ${TOP - 64}h240q-14 84 -120 84t-120 -84z`, colours.pale);
    const lamp = (x: number) =>
      line(`M${x} 0V170`, colours.ink, 3) +
      shape(`M${x - 82} 232q0 -66 82 -66t82 66z`, colours.ink) +
      oval(x, 232, 82, 10, isNight(colours) ? '#f7e3b0' : colours.metal);
    const order = chance.some([0, 1, 2, 3], 4);
    const things = [dome, bowl, (x: number) => bottle(x - 66, colours.deep) + bottle(x + 14, colours.accent), glasses];
    return (
      room(colours) +
      lamp(330) +
      lamp(870) +
      cloth(colours) +
      order.map((which, place) => things[which]?.(170 + place * 287) ?? '').join('')
    );
    function glasses(x: number): string {
      return each(3, (index) => {
        const at = x - 80 + index * 80;
        return (
          shape(`M${at - 28} ${TOP - 140}h56q0 76 -28 76t-28 -76z`, colours.pale, 0.9) +
          shape(`M${at - 25} ${TOP - 116}h50q-4 48 -25 48t-25 -48z`, colours.metal) +
          line(`M${at} ${TOP - 64}V${TOP + 12}M${at - 22} ${TOP + 14}h44`, colours.pale, 5)
        );
      });
    }
  },
};

export const settings: Motif = {
  alt: 'Une table dressée, vue d’en haut',
  draw(colours, chance) {
    const place = (x: number, y: number) => {
      const petals = chance.pick([colours.accent, '#d9a6a0', colours.leaf]);
      return (
        disc(x, y, 142, colours.pale) +
        ring(x, y, 132, colours.metal, 3) +
        disc(x, y, 96, colours.shade, 0.55) +
        rect(x - 42, y - 62, 84, 124, colours.wall, 4) +
        line(`M${x - 24} ${y + 14}h48M${x - 18} ${y + 30}h36`, colours.metal, 3) +
        leaf(x - 6, y - 18, 28, -50, colours.leaf) +
        flower(x, y - 22, 20, petals, colours.metal) +
        line(`M${x - 178} ${y - 80}v160M${x - 190} ${y - 84}v44M${x - 166} ${y - 84}v44`, colours.metal, 6) +
        line(`M${x + 178} ${y - 84}v164`, colours.metal, 7) +
        disc(x + 148, y - 146, 36, colours.sky, 0.9) +
        ring(x + 148, y - 146, 36, colours.pale, 4)
      );
    };
    const runner = each(16, (index) => {
      const [x, y] = [40 + index * 76, 400 + chance.between(-34, 34)];
      return (
        leaf(x, y, chance.between(26, 44), chance.between(0, 360), index % 2 ? colours.leaf : colours.deep) +
        (index % 3 === 0
          ? ball(x, y, chance.between(20, 34), chance.pick([colours.accent, '#d9a6a0', colours.pale]), colours.pale)
          : '')
      );
    });
    return (
      rect(0, 0, WIDTH, HEIGHT, colours.far) +
      rect(0, 330, WIDTH, 140, colours.shade) +
      [220, 620, 1020].map((x) => place(x, 165) + turned(place(x, 165), 180, x, 400)).join('') +
      runner
    );
  },
};

export const brazier: Motif = {
  alt: 'Un brasero allumé, à la tombée du jour',
  draw: (colours, chance) =>
    land(colours, chance, 590) +
    disc(600, 430, 260, colours.metal, 0.14) +
    [
      [470, 190, '#c7743f'],
      [730, 170, '#c7743f'],
      [600, 290, colours.accent],
      [540, 170, colours.metal],
      [662, 190, colours.metal],
      [600, 130, colours.pale],
    ]
      .map(([x, high, fill]) => flame(Number(x), Number(high) + chance.between(-16, 16), String(fill)))
      .join('') +
    shape('M350 500H850Q830 640 600 640T350 500z', colours.ink) +
    rect(340, 488, 520, 22, colours.ink, 8) +
    line('M480 620L420 740M720 620L780 740M600 640V750', colours.ink, 16) +
    each(5, (index) => oval(440 + index * 80, 486, 34, 13, index % 2 ? '#8a4a3a' : colours.leaf)) +
    bulbs([0, 150], [600, 110], 70, colours) +
    bulbs([600, 110], [WIDTH, 160], 70, colours),
};

const flame = (x: number, high: number, fill: string): string =>
  shape(
    `M${x} ${520 - high}c${high * 0.1} ${high * 0.3} ${high * 0.36} ${high * 0.42} ${high * 0.3} ${high * 0.74}c${-high * 0.04} ${high * 0.26} ${-high * 0.56} ${high * 0.26} ${-high * 0.6} 0c${-high * 0.04} ${-high * 0.3} ${high * 0.24} ${-high * 0.4} ${high * 0.3} ${-high * 0.74}z`,
    fill,
    0.92,
  );

export const toast: Motif = {
  alt: 'Deux coupes levées devant le jardin',
  draw(colours, chance) {
    const coupe = (x: number, turn: number) =>
      turned(
        shape(`M${x - 110} 260h220q0 150 -110 150t-110 -150z`, colours.pale, 0.9) +
          shape(`M${x - 101} 300h202q-10 100 -101 100t-101 -100z`, colours.metal, 0.85) +
          each(9, () =>
            disc(x + chance.between(-66, 66), chance.between(316, 376), chance.between(3, 6), colours.pale),
          ) +
          line(`M${x} 410V640M${x - 74} 646h148`, colours.pale, 10),
        turn,
        x,
        640,
      );
    return (
      land(colours, chance, 600) +
      coupe(440, 9) +
      coupe(760, -9) +
      each(7, (index) => line(`M600 190l${-90 + index * 30} ${-60 - (3 - Math.abs(3 - index)) * 18}`, colours.metal, 4))
    );
  },
};

// Motifs of guests at a party, drawn without faces.
import type { Dice } from '../random.ts';
import { disc, each, HEIGHT, isNight, line, type Motif, moved, oval, type Palette, rect, shape, WIDTH } from './kit.ts';
import { bulbs, land } from './nature.ts';

export const lindens: Motif = {
  alt: 'Deux personnes main dans la main sous un grand tilleul, à l’heure des guirlandes',
  draw(colours, chance) {
    const crown = [
      [770, 10, 190],
      [960, -10, 240],
      [1130, 80, 200],
      [640, -50, 150],
      [890, 130, 130],
      [1060, 180, 120],
    ] as const;
    return (
      land(colours, chance, 440) +
      shape(`M470 440C560 480 520 580 260 ${HEIGHT}H820C800 620 640 500 530 440z`, colours.sun, 0.5) +
      shape('M905 560C930 430 915 300 900 160H985C975 300 985 430 1015 560z', colours.ink) +
      crown.map(([x, y, radius]) => disc(x, y, radius, colours.leaf)).join('') +
      crown.map(([x, y, radius]) => disc(x + 26, y - 30, radius * 0.6, colours.deep, 0.22)).join('') +
      each(26, () => {
        const [x, y, radius] = chance.pick(crown);
        const [angle, away] = [chance.next() * 2 * Math.PI, radius * 0.78 * chance.next()];
        return linden(Math.round(x + Math.cos(angle) * away), Math.round(y + Math.sin(angle) * away), colours);
      }) +
      line('M96 570V104', colours.ink, 12) +
      bulbs([96, 116], [700, 84], 110, colours) +
      bulbs([96, 190], [860, 190], 120, colours) +
      bulbs([700, 84], [WIDTH, 300], 120, colours) +
      oval(520, 542, 116, 12, colours.shade) +
      figure({
        ...couple,
        x: 476,
        size: 196,
        clothes: colours.pale,
        skin: '#c98f6b',
        hair: colours.ink,
        isGown: true,
      }) +
      figure({
        ...couple,
        x: 564,
        size: 208,
        clothes: colours.deep,
        skin: '#e0b48f',
        hair: '#6b4a2f',
        arms: [-22, 12],
      }) +
      grass(colours, chance)
    );
  },
};

const couple = { y: 540, isAway: true, arms: [-12, 23] } as const;

export const dancers: Motif = {
  alt: 'La piste de danse sous les guirlandes, la nuit',
  draw(colours, chance) {
    const skins = ['#c98f6b', '#e0b48f', '#8d5b3f', '#f0cba8'];
    const clothes = [colours.accent, colours.pale, colours.metal, '#b98a8f', colours.leaf, '#4b5b7a'];
    const dancer = (x: number, y: number, turn: number, isGown: boolean) =>
      figure({
        x,
        y,
        size: chance.between(220, 260),
        clothes: chance.pick(clothes),
        skin: chance.pick(skins),
        hair: chance.pick(['#2b2028', '#6b4a2f', '#b8894d', '#8e8a8d']),
        isGown,
        arms: chance.pick([
          [-150, 140],
          [-40, 155],
          [-125, 125],
          [-160, 60],
        ] as const),
        turn,
      });
    const back = [130, 300, 455, 640, 800, 960, 1090].map((x) =>
      moved(dancer(0, 0, 0, chance.chance(0.5)), x, 600, 0.72),
    );
    const front = [210, 400, 600, 790, 985].map((x, index) =>
      dancer(x + chance.between(-18, 18), 720 + (index % 2) * 34, chance.between(-8, 8), index % 2 === 0),
    );
    return (
      land(colours, chance, 520) +
      oval(600, 680, 720, 190, isNight(colours) ? '#6a5346' : colours.shade) +
      oval(600, 670, 560, 130, colours.metal) +
      oval(600, 668, 556, 128, isNight(colours) ? '#7b6150' : colours.ground) +
      rect(40, 90, 14, 520, colours.ink) +
      rect(1146, 90, 14, 520, colours.ink) +
      bulbs([47, 110], [600, 150], 110, colours) +
      bulbs([600, 150], [1153, 110], 110, colours) +
      bulbs([47, 220], [1153, 220], 170, colours) +
      back.join('') +
      front.join('') +
      each(26, () =>
        oval(
          chance.between(20, 1180),
          chance.between(180, 780),
          7,
          3,
          chance.pick([colours.metal, colours.accent, colours.pale]),
          chance.between(0, 180),
        ),
      )
    );
  },
};

interface Figure {
  /** The position of the feet. */
  x: number;
  y: number;
  size: number;
  clothes: string;
  skin: string;
  hair: string;
  isGown?: boolean;
  /** Whether the person is seen from behind. */
  isAway?: boolean;
  /** The angles of the arms in degrees, 0 for hanging straight down. */
  arms?: readonly [number, number];
  turn?: number;
}

function figure(one: Figure): string {
  const { x, y, size, clothes, skin, hair, isGown = false, isAway = false, arms = [-14, 14], turn = 0 } = one;
  const arm = (side: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [hx, hy] = [side * 21 + Math.sin(angle) * 62, -152 + Math.cos(angle) * 62];
    return (
      line(`M${side * 21} -152L${hx.toFixed(1)} ${hy.toFixed(1)}`, isGown ? skin : clothes, 11) +
      disc(hx, hy, 6.5, skin)
    );
  };
  const gown = shape('M-19 -160Q0 -168 19 -160L15 -112Q40 -40 46 -4Q0 8 -46 -4Q-40 -40 -15 -112z', clothes);
  const suit =
    rect(-17, -100, 15, 98, clothes, 4) +
    rect(2, -100, 15, 98, clothes, 4) +
    shape('M-26 -156Q0 -170 26 -156L19 -88H-19z', clothes);
  const body =
    rect(-6, -174, 12, 20, skin, 4) +
    arm(-1, arms[0]) +
    arm(1, arms[1]) +
    (isGown ? gown : suit) +
    disc(0, -186, isAway ? 18 : 17, isAway ? hair : skin) +
    shape('M-19 -184a19 19 0 0 1 38 0q-4 -9 -19 -9t-19 9z', hair) +
    (isGown ? disc(0, -204, 10, hair) : '');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(size / 206).toFixed(3)})">${body}</g>`;
}

/** The pale bracts of a lime tree in June. */
const linden = (x: number, y: number, colours: Palette): string =>
  line(`M${x} ${y}v18`, colours.metal, 2) +
  oval(x, y + 22, 5, 9, colours.sun, 12) +
  disc(x + 5, y + 34, 4, colours.metal);

const grass = (colours: Palette, chance: Dice): string =>
  each(96, () => {
    const [x, y] = [chance.between(10, WIDTH - 10), chance.between(600, HEIGHT - 10)];
    return (
      line(`M${x} ${y + 16}v-16`, colours.leaf, 2) +
      disc(x, y - 3, chance.between(4, 8), chance.pick([colours.pale, colours.accent, colours.metal]))
    );
  });

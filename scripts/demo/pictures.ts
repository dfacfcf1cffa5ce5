// The pictures of the demonstration: a cover for each partner, party scenes for the galleries, and the album of the wedding.
import { dice } from './random.ts';
import { type Frame, frames, type Palette, palettes, sheet, sizeOf } from './scenes/kit.ts';
import { type MotifName, motifs, motifsOf, partyMotifs } from './scenes/motifs.ts';
import { specialties } from './trades/specialists.ts';
import { type Trade, trades } from './trades/trades.ts';
import { albumShots, coverShot, type Shot } from './wedding-album.ts';

export interface Picture {
  number: number;
  motif: MotifName;
  alt: string;
  width: number;
  height: number;
  svg: () => string;
}

const covers = new Map<string, Picture>();
const seconds = new Map<Trade, Picture[]>();
const all: Picture[] = [];

for (const trade of Object.keys(trades) as Trade[]) {
  trades[trade].partners.forEach(({ name }, index) => {
    const [first = 'toast', second = first] = motifsOf[trade];
    covers.set(name, add(specialties[name]?.motif ?? (index % 2 === 0 ? first : second)));
  });
  seconds.set(
    trade,
    motifsOf[trade].map((motif) => add(motif)),
  );
}
const scenes = partyMotifs.flatMap((motif) => [add(motif), add(motif)]);
const weddingCover = addShot(coverShot);
const album = albumShots.map((shot) => ({ ...shot, picture: addShot(shot) }));

export const pictures = {
  all,
  weddingCover,
  album,
  /** The cover, a picture of the trade and some party scenes, without repeated motifs. */
  gallery({ name, trade }: { name: string; trade: Trade }): Picture[] {
    const chance = dice(`gallery ${name}`);
    const cover = covers.get(name);
    const chosen = cover === undefined ? [] : [cover];
    const isSpecial = specialties[name]?.motif !== undefined;
    for (const picture of [
      ...(isSpecial && trade !== 'venue' ? [] : chance.some(seconds.get(trade) ?? [], 6)),
      ...chance.some(scenes, scenes.length),
    ])
      if (chosen.length < 4 && chosen.every(({ motif }) => motif !== picture.motif)) chosen.push(picture);
    return chosen;
  },
};

/** Numbers are consecutive, and the palette of the hour follows them. */
function add(motif: MotifName, hour?: number, frame: Frame = frames.whole): Picture {
  const number = all.length + 1;
  const colours = paletteAt(hour ?? number * 2 + Math.floor(number / 5));
  const { alt, draw } = motifs[motif];
  const picture = {
    number,
    motif,
    alt,
    ...sizeOf(frame),
    svg: () => sheet(draw(colours, dice(`picture ${number}`)), colours.sky, frame),
  };
  all.push(picture);
  return picture;
}

function addShot({ motif, hour, frame }: Shot): Picture {
  return add(motif, hour, frames[frame]);
}

function paletteAt(hour: number): Palette {
  const colours = palettes[hour % palettes.length];
  if (colours === undefined) throw new Error('there are no colours');
  return colours;
}

// The pictures of the wedding: its cover, and the album to which guests added photos of the engagement party.
import type { frames } from './scenes/kit.ts';
import type { MotifName } from './scenes/motifs.ts';

export interface Shot {
  motif: MotifName;
  /** One of the five palettes of the day. */
  hour: number;
  frame: keyof typeof frames;
}

interface AlbumShot extends Shot {
  /** The number of the household that uploaded it. */
  by: number;
  at: string;
  caption: string;
  isShown: boolean;
}

export const coverShot: Shot = { motif: 'lindens', hour: 2, frame: 'cover' };

export const albumShots: readonly AlbumShot[] = [
  {
    by: 2,
    at: '2026-10-05 08:40+02',
    motif: 'longTable',
    hour: 3,
    frame: 'whole',
    caption: 'Vos fiançailles, dix minutes avant tout le monde. Les guirlandes ont tenu.',
    isShown: true,
  },
  {
    by: 2,
    at: '2026-10-05 08:42+02',
    motif: 'lanterns',
    hour: 4,
    frame: 'upright',
    caption: 'Les lampions du jardin. Je les ai gardés, évidemment.',
    isShown: true,
  },
  {
    by: 16,
    at: '2026-10-06 19:15+02',
    motif: 'toast',
    hour: 3,
    frame: 'square',
    caption: 'Le premier toast. Il y en a eu d’autres.',
    isShown: true,
  },
  {
    by: 29,
    at: '2026-10-12 17:05+02',
    motif: 'bouquet',
    hour: 1,
    frame: 'upright',
    caption: 'Les fleurs du jardin, cueillies le matin même.',
    isShown: true,
  },
  {
    by: 42,
    at: '2026-10-13 20:30+02',
    motif: 'cake',
    hour: 2,
    frame: 'upright',
    caption: 'Le gâteau, avant le passage d’Isaac.',
    isShown: true,
  },
  {
    by: 5,
    at: '2026-10-14 22:20+02',
    motif: 'dancers',
    hour: 4,
    frame: 'whole',
    caption: 'La piste vers minuit. Noé est là-dedans, il paraît.',
    isShown: true,
  },
  {
    by: 0,
    at: '2026-11-03 18:10+01',
    motif: 'balloons',
    hour: 0,
    frame: 'square',
    caption: 'Jules les avait presque tous gonflés.',
    isShown: true,
  },
  {
    by: 15,
    at: '2026-11-05 21:45+01',
    motif: 'strings',
    hour: 1,
    frame: 'whole',
    caption: 'Nous ne savons jouer que deux morceaux. Nous les jouons longtemps.',
    isShown: true,
  },
  {
    by: 44,
    at: '2026-11-12 13:25+01',
    motif: 'settings',
    hour: 0,
    frame: 'square',
    caption: 'Essai de table dans le salon, pour le 12 juin. Le chat a validé.',
    isShown: false,
  },
  {
    by: 48,
    at: '2026-11-13 18:50+01',
    motif: 'bicycle',
    hour: 2,
    frame: 'whole',
    caption: 'Le vélo est prêt. Les mollets, bientôt.',
    isShown: false,
  },
];

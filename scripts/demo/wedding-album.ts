// The pictures of the wedding: its cover, and the album to which guests added photos of the engagement party.
import type { Instant } from './days.ts';
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
  addedAt: Instant;
  caption: string;
  isShown: boolean;
}

export const coverShot: Shot = { motif: 'lindens', hour: 2, frame: 'cover' };

export const albumShots: readonly AlbumShot[] = [
  {
    by: 2,
    addedAt: { day: -250, at: '08:40' },
    motif: 'longTable',
    hour: 3,
    frame: 'whole',
    caption: 'Vos fiançailles, dix minutes avant tout le monde. Les guirlandes ont tenu.',
    isShown: true,
  },
  {
    by: 2,
    addedAt: { day: -250, at: '08:42' },
    motif: 'lanterns',
    hour: 4,
    frame: 'upright',
    caption: 'Les lampions du jardin. Je les ai gardés, évidemment.',
    isShown: true,
  },
  {
    by: 16,
    addedAt: { day: -249, at: '19:15' },
    motif: 'toast',
    hour: 3,
    frame: 'square',
    caption: 'Le premier toast. Il y en a eu d’autres.',
    isShown: true,
  },
  {
    by: 29,
    addedAt: { day: -243, at: '17:05' },
    motif: 'bouquet',
    hour: 1,
    frame: 'upright',
    caption: 'Les fleurs du jardin, cueillies le matin même.',
    isShown: true,
  },
  {
    by: 42,
    addedAt: { day: -242, at: '20:30' },
    motif: 'cake',
    hour: 2,
    frame: 'upright',
    caption: 'Le gâteau, avant le passage d’Isaac.',
    isShown: true,
  },
  {
    by: 5,
    addedAt: { day: -241, at: '22:20' },
    motif: 'dancers',
    hour: 4,
    frame: 'whole',
    caption: 'La piste vers minuit. Noé est là-dedans, il paraît.',
    isShown: true,
  },
  {
    by: 0,
    addedAt: { day: -221, at: '18:10' },
    motif: 'balloons',
    hour: 0,
    frame: 'square',
    caption: 'Jules les avait presque tous gonflés.',
    isShown: true,
  },
  {
    by: 15,
    addedAt: { day: -219, at: '21:45' },
    motif: 'strings',
    hour: 1,
    frame: 'whole',
    caption: 'Nous ne savons jouer que deux morceaux. Nous les jouons longtemps.',
    isShown: true,
  },
  {
    by: 44,
    addedAt: { day: -212, at: '13:25' },
    motif: 'settings',
    hour: 0,
    frame: 'square',
    caption: 'Essai de table dans le salon, pour le {jour 0}. Le chat a validé.',
    isShown: false,
  },
  {
    by: 48,
    addedAt: { day: -211, at: '18:50' },
    motif: 'bicycle',
    hour: 2,
    frame: 'whole',
    caption: 'Le vélo est prêt. Les mollets, bientôt.',
    isShown: false,
  },
];

// Every picture that can be drawn, by name, and which ones tell of a trade.
import type { Trade } from '../trades/trades.ts';
import { bouquet, chairsBeforeArch, flowerArch, hanger, lanterns, mirror, stationery, window } from './craft.ts';
import { notebook } from './desk.ts';
import type { Motif } from './kit.ts';
import { brass, mirrorBall, strings, turntable } from './music.ts';
import { dancers, lindens } from './party.ts';
import { barn, castle, glasshouse, longTable, manor, mill } from './places.ts';
import { prints } from './prints.ts';
import { bicycle, bus, car, carriage } from './road.ts';
import { balloons, book, camera, cards, easel, fireworks, strips, theatre } from './show.ts';
import { brazier, buffet, cake, settings, toast } from './table.ts';

export const motifs = {
  manor,
  castle,
  barn,
  glasshouse,
  mill,
  longTable,
  cake,
  buffet,
  settings,
  brazier,
  toast,
  bouquet,
  flowerArch,
  chairs: chairsBeforeArch,
  lanterns,
  stationery,
  mirror,
  hanger,
  window,
  turntable,
  mirrorBall,
  strings,
  brass,
  fireworks,
  cards,
  balloons,
  easel,
  book,
  strips,
  camera,
  prints,
  theatre,
  car,
  bus,
  bicycle,
  carriage,
  notebook,
  lindens,
  dancers,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/** The first is the cover of whoever has no motif of their own; covers alternate between the first two. */
export const motifsOf: Readonly<Record<Trade, readonly MotifName[]>> = {
  venue: ['manor', 'longTable', 'lanterns'],
  caterer: ['buffet', 'settings', 'longTable'],
  photographer: ['prints', 'camera', 'strips'],
  dj: ['turntable', 'mirrorBall', 'lanterns'],
  florist: ['bouquet', 'flowerArch', 'settings'],
  decorator: ['lanterns', 'settings', 'longTable'],
  beauty: ['mirror', 'window', 'hanger'],
  transport: ['car', 'manor', 'toast'],
  entertainment: ['theatre', 'balloons', 'lanterns'],
  general: ['notebook', 'chairs', 'longTable'],
};

/** Pictures of a feast that suit anyone's gallery. */
export const feast: readonly MotifName[] = ['longTable', 'toast', 'window', 'lanterns', 'flowerArch', 'settings'];

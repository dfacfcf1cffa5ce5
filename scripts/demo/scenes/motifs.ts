// All motifs by name, and those of each trade.
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

/** The covers of partners without their own motif alternate between the first two. */
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

/** Party scenes for any gallery. */
export const partyMotifs: readonly MotifName[] = ['longTable', 'toast', 'window', 'lanterns', 'flowerArch', 'settings'];

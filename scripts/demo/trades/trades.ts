// The ten trades of the directory, each with its texts.
import { beauty } from './beauty.ts';
import { caterer } from './caterer.ts';
import { decorator } from './decorator.ts';
import { dj } from './dj.ts';
import { entertainment } from './entertainment.ts';
import { florist } from './florist.ts';
import { general } from './general.ts';
import { photographer } from './photographer.ts';
import type { TradeTexts } from './trade-texts.ts';
import { transport } from './transport.ts';
import { venue } from './venue.ts';

export const trades = {
  venue,
  caterer,
  photographer,
  dj,
  florist,
  decorator,
  beauty,
  transport,
  entertainment,
  general,
} satisfies Record<string, TradeTexts>;

export type Trade = keyof typeof trades;

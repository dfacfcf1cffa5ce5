// `node scripts/france-map.ts`: draws the map of the directory from the communes that the migrations ship.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawFrance } from './map/draw-france.ts';

const root = path.resolve(import.meta.dirname, '..');
const list = readFileSync(path.join(root, 'supabase/migrations/20261116000500_commune_list.sql'), 'utf8');
writeFileSync(path.join(root, 'apps/web/src/features/partners/pictures/france.svg'), drawFrance(list));

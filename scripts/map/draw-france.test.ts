import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawFrance } from './draw-france.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the map of the directory', () => {
  it('is the one that the communes make', () => {
    const shipped = read('apps/web/src/features/partners/pictures/france.svg');
    expect(shipped).toBe(drawFrance(read('supabase/migrations/20261116000500_commune_list.sql')));
  });

  it('has a line of dots for each run of squares with a commune', () => {
    const one = '75056|Paris|75001|2000000|48.853|2.349';
    expect(drawFrance(one).match(/M\d+\.5 \d+\.5h0\.1/g)).toHaveLength(1);
  });
});

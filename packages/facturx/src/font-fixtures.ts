// The font files for tests, which read them from the disk.
import { readFile } from 'node:fs/promises';
import { loadFontFiles } from './font-families.ts';
import type { FontFiles } from './typeface.ts';

export const readFontFiles = (text = ''): Promise<FontFiles> =>
  loadFontFiles(text, async (file) => new Uint8Array(await readFile(new URL(`../fonts/${file}`, import.meta.url))));

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productPictures } from './product-pictures.ts';
import { pictureFolder, readRecorded, textsInLocale } from './recorded.ts';

const recorded = readRecorded();

describe('the pictures of the product', () => {
  it.each(productPictures)('show texts that $name still has; otherwise run `npm run pictures`', ({ name }) => {
    const texts = recorded[name] ?? [];
    expect(texts.length).toBeGreaterThan(2);
    expect(textsInLocale(texts)).toEqual(texts);
  });

  it.each(productPictures)('have $name in two widths and two formats, none heavier than 90 kB', ({ name, widths }) => {
    for (const width of widths) {
      for (const format of ['avif', 'webp']) {
        const file = path.join(pictureFolder, `${name}-${width}.${format}`);
        expect(existsSync(file), file).toBe(true);
        expect(statSync(file).size, file).toBeLessThan(90_000);
      }
    }
  });
});

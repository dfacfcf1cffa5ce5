// The texts that the pictures of the home page show, compared with the texts of the product.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps/command.ts';

export const pictureFolder = path.join(root, 'apps/web/src/app/public/home/pictures');

/** Shorter texts are in the locale by chance. */
const MIN_LENGTH = 4;

/** The texts by the name of the picture. */
export const readRecorded = (): Record<string, string[]> =>
  JSON.parse(readFileSync(path.join(pictureFolder, 'recorded.json'), 'utf8')) as Record<string, string[]>;

/** Those of the texts that the locale contains as they are; names, numbers and dates are data. */
export function textsInLocale(texts: readonly string[]): string[] {
  const locale = readLocale();
  const found = texts.filter((text) => text.length >= MIN_LENGTH && locale.includes(`'${escaped(text)}'`));
  return [...new Set(found)].toSorted();
}

/** The source of every text that is shown in the client area and the guest area. */
function readLocale(): string {
  const folder = path.join(root, 'apps/web/src/locales/fr');
  return globSync(['client/*.ts', 'guest/*.ts', 'ui/shell.ts', '*.ts'], { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** As the sources write spaces that do not break. */
const escaped = (text: string): string => text.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../src');

it('the stylesheet of guests’ pages has the classes of every component that these pages import', () => {
  const stylesheet = readFileSync(resolve(root, 'ui/guest-pages.css'), 'utf8');
  const styled = [...stylesheet.matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, folder = '']) => folder);
  const found = componentsFrom(['app/document.tsx', ...globSync('app/guest/*.tsx', { cwd: root })]);
  expect(found).toEqual(expect.arrayContaining(['ui/button.tsx', 'features/guest-area/rsvp/person-reply.tsx']));
  expect(found.filter((file) => !styled.some((source) => covers(source, file)))).toEqual([]);
});

function componentsFrom(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    // Parts that are imported on demand too: the application of a guest's page has no other stylesheet.
    const code = readFileSync(resolve(root, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/^(?:import|export|\}) (?!type )[^;]*?from '#web\/([^']+)';/gm))
      visit(imported);
    for (const [, imported = ''] of code.matchAll(/\bimport\('#web\/([^']+)'\)/g)) visit(imported);
  };
  files.forEach(visit);
  return [...seen].filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
}

const covers = (source: string, file: string): boolean =>
  source.endsWith('/*.tsx')
    ? file.startsWith(source.slice(0, -5)) && !file.slice(source.length - 5).includes('/')
    : file.startsWith(`${source}/`);

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findWebManifest } from '#server/documents/web-manifest.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

const PUBLIC = resolve(import.meta.dirname, '../../../web/public');

it('meets what browsers require for an installation, with files that exist', async () => {
  const document = findWebManifest(() => 'Liesse')('/site.webmanifest');
  const manifest = JSON.parse(String(await document?.make())) as Record<string, unknown> & {
    icons: Icon[];
    shortcuts: { url: string; icons: Icon[] }[];
  };
  expect(manifest).toMatchObject({ name: 'Liesse', short_name: 'Liesse', display: 'standalone', scope: '/', id: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(icons.filter(({ src }) => !existsSync(`${PUBLIC}${src}`))).toEqual([]);
  expect(manifest.shortcuts.every(({ url }) => url.startsWith('/client/'))).toBe(true);
});

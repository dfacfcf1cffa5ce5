import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findWebManifest } from '#server/documents/web-manifest.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

interface Screenshot {
  src: string;
  sizes: string;
  form_factor: 'wide' | 'narrow';
  label: string;
}

const WEB = resolve(import.meta.dirname, '../../../web');
const PUBLIC = `${WEB}/public`;
/** The build with the names of the sources. */
const built = Object.fromEntries(
  globSync('src/app/public/home/pictures/*.webp', { cwd: WEB }).map((file) => [file, { file }]),
);

async function readManifest() {
  const document = findWebManifest(() => 'Liesse', built)('/site.webmanifest');
  return JSON.parse(String(await document?.make())) as Record<string, unknown> & {
    icons: Icon[];
    shortcuts: { url: string; icons: Icon[] }[];
    screenshots: Screenshot[];
  };
}

it('meets what browsers require for an installation, with files that exist', async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({ name: 'Liesse', short_name: 'Liesse', display: 'standalone', scope: '/', id: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(icons.filter(({ src }) => !existsSync(`${PUBLIC}${src}`))).toEqual([]);
  expect(manifest.shortcuts.every(({ url }) => url.startsWith('/client/'))).toBe(true);
});

it('shows pictures of the product for wide and narrow screens, with their true sizes', async () => {
  const { screenshots } = await readManifest();
  expect(screenshots.map((screenshot) => screenshot.form_factor)).toEqual([
    ...Array<string>(3).fill('wide'),
    ...Array<string>(3).fill('narrow'),
  ]);
  for (const { src, sizes } of screenshots) {
    const { width, height } = await sharp(`${WEB}${src}`).metadata();
    expect(sizes, src).toBe(`${width}x${height}`);
  }
});

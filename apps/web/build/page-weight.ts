// How heavy a page is before anybody does anything: the gzipped bytes of the scripts that its document asks for.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, resolvePageAssets } from '#web/lib/boot/page-assets.ts';
import type { UntouchedPage } from './page-limits.ts';
import { STATIC_SCRIPT_FILE } from './static-script.ts';

export interface Chunk {
  file: string;
  /** The name of the chunk in the manifest; most file names are only a hash. */
  name: string;
  bytes: number;
}

export interface PageWeight {
  bytes: number;
  /** The heaviest first. */
  chunks: Chunk[];
}

/** Adds up the entry, the pages' modules and all that they import; what two of them share counts once. */
export function weighPage(
  manifest: Manifest,
  modules: readonly string[],
  bytesOf: (file: string) => number,
): PageWeight {
  const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]));
  const { entry, preloads } = resolvePageAssets(manifest, [...modules]);
  const chunks = [entry, ...preloads]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, name: names.get(file.replace(/^\//, '')) ?? file, bytes: bytesOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return { bytes: chunks.reduce((sum, chunk) => sum + chunk.bytes, 0), chunks };
}

/** A page until somebody touches it: its own entry and other files that it loads by itself. */
export function weighUntouchedPage(
  manifest: Manifest,
  { entry, others = [] }: UntouchedPage,
  bytesOf: (file: string) => number,
): PageWeight {
  const files = new Map<string, string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the client build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.set(chunk.file, chunk.name ?? chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  for (const file of others) files.set(file, file);
  const chunks = Array.from(files, ([file, name]) => ({ file, name, bytes: bytesOf(`/${file}`) })).toSorted(
    (a, b) => b.bytes - a.bytes,
  );
  return { bytes: chunks.reduce((sum, chunk) => sum + chunk.bytes, 0), chunks };
}

/** The stylesheets of an invitation until somebody touches it. */
export function weighUntouchedStyles(manifest: Manifest, bytesOf: (file: string) => number): PageWeight {
  const { styles } = resolvePageAssets(manifest, [], { first: 'src/entry-plain.ts' });
  const chunks = styles.map((file) => ({ file, name: file, bytes: bytesOf(file) }));
  return { bytes: chunks.reduce((sum, chunk) => sum + chunk.bytes, 0), chunks };
}

/** A static page runs one script, which travels inside its document. */
export function weighStaticPage(folder = resolve(import.meta.dirname, '../dist/server')): PageWeight {
  const bytes = gzipSync(readFileSync(join(folder, STATIC_SCRIPT_FILE))).length;
  return { bytes, chunks: [{ file: STATIC_SCRIPT_FILE, name: 'static', bytes }] };
}

/** The manifest's name of a module of ours or of a package, which depends on where packages are installed. */
export function moduleEnding(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((key) => key === ending || key.endsWith(`node_modules/${ending}`));
  if (found === undefined) throw new Error(`the client build has no chunk for ${ending}`);
  return found;
}

/** The client's build as it lies on the disk. */
export function openBuild(folder = resolve(import.meta.dirname, '../dist/client')): {
  manifest: Manifest;
  bytesOf: (file: string) => number;
} {
  return {
    manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest,
    // A chunk that gzip would only lengthen has no compressed copy, and is sent as it is.
    bytesOf: (file) => statSync(join(folder, existsSync(join(folder, `${file}.gz`)) ? `${file}.gz` : file)).size,
  };
}

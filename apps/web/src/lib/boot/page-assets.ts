// Finds the files that a page needs in Vite's manifest: entry, stylesheets, fonts and the chunks of the matched routes.
export interface PageAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  preloads: string[];
}

export interface ManifestChunk {
  file: string;
  /** The build's name of the chunk. */
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/entry-client.ts';
/** The chunk of app/start-application.ts, which every first script loads. Its name changes with every change of the application. */
const START = 'start';
export const isStartScript = (file: string): boolean => /\/start-[\w-]+\.js$/.test(file);

interface EntryOptions {
  /** The native shells have an entry of their own. */
  application?: string;
  /** The small script of a page that loads the application later. */
  first?: string | undefined;
}

export function resolvePageAssets(manifest: Manifest, sources: string[], options: EntryOptions = {}): PageAssets {
  const { application = ENTRY, first = application } = options;
  const entry = chunkOf(manifest, first);
  const keys = reachableFrom(manifest, [application, ...sources]);
  const chunks = keys.map((key) => chunkOf(manifest, key));
  // The small script of an invitation has a stylesheet of its own, and the application loads its own with itself.
  const styled = first !== application && entry.css !== undefined ? [entry] : chunks;
  return {
    entry: `/${entry.file}`,
    styles: unique(styled.flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
    preloads: unique(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
  };
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the client build has no chunk for ${key}: build apps/web again`);
  return chunk;
}

function reachableFrom(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { name, imports = [], dynamicImports = [] } = chunkOf(manifest, key);
    // This chunk loads its dynamic imports one after the other, so they are listed here too.
    for (const next of name === START ? [...imports, ...dynamicImports] : imports) visit(next);
  };
  keys.forEach(visit);
  return [...seen];
}

const unique = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

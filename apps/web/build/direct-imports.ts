// Imports what an index only passes on from its own file. Through the index of a package of icons, components or rules, every page
// would seem to need all of them, nobody could tell which page shows what, and every build would read two thousand files of icons.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The import of one name, under the name that the importing module gives it. */
type DirectImport = (alias: string) => string;

/** The direct imports of what an index exports, by name. */
export type DirectImports = ReadonlyMap<string, DirectImport>;

const SOURCES = /\/src\/.*\.tsx?$/;
const MODULES = new URL('../../../node_modules/', import.meta.url);

const readers: Record<string, () => DirectImports> = {
  'lucide-react': () => {
    const index = new URL('lucide-react/dist/esm/lucide-react.mjs', MODULES);
    return iconImports(readFileSync(index, 'utf8'), index);
  },
  'radix-ui': () => {
    const index = new URL('radix-ui/dist/index.mjs', MODULES);
    // `require` finds the package from where the index lies, in the form for Node; the form for bundlers lies beside it.
    const { resolve } = createRequire(index);
    return namespaceImports(readFileSync(index, 'utf8'), (name) => resolve(name).replace(/\.js$/, '.mjs'));
  },
  '@liesse/domain': () => {
    const index = new URL('../../../packages/domain/src/index.ts', import.meta.url);
    return namedImports(readFileSync(index, 'utf8'), index, (file) => readFileSync(file, 'utf8'));
  },
};

export function directImports(): Plugin {
  const read = new Map<string, DirectImports>();
  return {
    name: 'liesse:direct-imports',
    apply: 'build',
    // Before the types are removed, so that the imports are as they were written.
    enforce: 'pre',
    transform: {
      filter: { id: SOURCES, code: new RegExp(`from '(?:${Object.keys(readers).join('|')})'`) },
      handler(code) {
        for (const [name, readIndex] of Object.entries(readers)) if (!read.has(name)) read.set(name, readIndex());
        return { code: withDirectImports(code, read), map: null };
      },
    },
  };
}

/** Each icon is the default of a file of its own. */
export function iconImports(index: string, base: URL): DirectImports {
  const imports = new Map<string, DirectImport>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g)) {
    const from = JSON.stringify(fileURLToPath(new URL(file, base)));
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      imports.set(name, (alias) => `import ${alias} from ${from};`);
    }
  }
  return imports;
}

/** Each component is a package of its own, whose exports are its parts. */
export function namespaceImports(index: string, resolve: (name: string) => string): DirectImports {
  return new Map(
    [...index.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', from = '']) => [
      name,
      (alias) => `import * as ${alias} from ${JSON.stringify(resolve(from))};`,
    ]),
  );
}

/** Each file is exported whole, and exports declarations alone. */
export function namedImports(index: string, base: URL, read: (file: URL) => string): DirectImports {
  const imports = new Map<string, DirectImport>();
  for (const [, path = ''] of index.matchAll(/^export \* from '([^']+)';$/gm)) {
    const file = new URL(path, base);
    const from = JSON.stringify(fileURLToPath(file));
    for (const [, name = ''] of read(file).matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)) {
      imports.set(name, (alias) => `import { ${name === alias ? name : `${name} as ${alias}`} } from ${from};`);
    }
  }
  return imports;
}

export function withDirectImports(code: string, indexes: ReadonlyMap<string, DirectImports>): string {
  return code.replace(/^import \{([^}]+)\} from '([^']+)';/gm, (written, names: string, from: string) => {
    const imports = indexes.get(from);
    if (imports === undefined) return written;
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => importOf(name, from, imports))
      .join(' ');
  });
}

function importOf(written: string, from: string, imports: DirectImports): string {
  const [name = '', alias = name] = written.split(' as ');
  const direct = imports.get(name);
  if (direct === undefined) throw new Error(`${from} does not export ${name}`);
  return direct(alias);
}

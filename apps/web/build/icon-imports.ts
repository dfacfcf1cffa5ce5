// Imports each icon from its own file. The package's index names all of its icons: through it, nobody could tell which page shows
// which one, and every build would read two thousand files.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = /\/src\/.*\.tsx?$/;
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;
const INDEX = new URL('../../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url);

export function iconImports(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'liesse:icon-imports',
    apply: 'build',
    // Before the types are removed, so that the imports are as they were written.
    enforce: 'pre',
    transform: {
      filter: { id: SOURCES, code: "from 'lucide-react'" },
      handler(code) {
        files ??= iconFiles(readFileSync(INDEX, 'utf8'));
        return { code: withIconFiles(code, files), map: null };
      },
    },
  };
}

/** The file of each icon by the names under which the index exports it. */
export function iconFiles(index: string, base: URL = INDEX): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, fileURLToPath(new URL(file, base)));
  }
  return files;
}

export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_all, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => importOf(name, files))
      .join(' '),
  );
}

function importOf(written: string, files: ReadonlyMap<string, string>): string {
  const [name = '', alias = name] = written.split(' as ');
  const file = files.get(name);
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
  return `import ${alias} from ${JSON.stringify(file)};`;
}

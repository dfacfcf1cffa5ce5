// What functions import by Deno's words, found where Node looks: `npm:name@version` is the package `name` that the
// project has installed, and import maps of deno.json apply. Versions are those of the lock file, whatever is asked.
import { readFileSync } from 'node:fs';
import type { RegisterHooksOptions } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface ImportMap {
  imports: ReadonlyArray<[string, string]>;
}

export function importHooks(files: readonly string[]): RegisterHooksOptions {
  const maps = files.map(readImportMap);
  return {
    resolve: (specifier, context, next) => {
      // The maps speak for the project's modules, not for those of its packages.
      const isOwn = context.parentURL === undefined || !context.parentURL.includes('/node_modules/');
      const wanted = toPackage(isOwn ? applyMaps(maps, specifier) : specifier);
      return next(wanted, context);
    },
  };
}

export function applyMaps(maps: readonly ImportMap[], specifier: string): string {
  for (const { imports } of maps) {
    for (const [name, target] of imports) {
      if (specifier === name) return target;
      if (name.endsWith('/') && specifier.startsWith(name)) return target + specifier.slice(name.length);
    }
  }
  return specifier;
}

/** Declares globals and holds no code. */
const TYPES_ONLY = /^@supabase\/functions-js\/(?:edge-runtime(?:\.d\.ts)?|src\/edge-runtime\.d\.ts)$/;
const NOTHING = 'data:text/javascript,';

/** `npm:@scope/name@2/part` as `@scope/name/part`; what JSR keeps is on npm under a scope of its own. */
export function toPackage(specifier: string): string {
  const [, registry, scope = '', name = '', path = ''] =
    /^(npm|jsr):\/?(@[^/@]+\/)?([^/@]+)(?:@[^/]*)?(\/.*)?$/.exec(specifier) ?? [];
  if (registry === undefined) return specifier;
  const plain = `${scope}${name}${path}`;
  if (TYPES_ONLY.test(plain)) return NOTHING;
  if (registry === 'npm' || scope === '@supabase/') return plain;
  return `@jsr/${scope.slice(1, -1)}__${name}${path}`;
}

export function readImportMap(file: string): ImportMap {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const imports = typeof parsed === 'object' && parsed !== null && 'imports' in parsed ? parsed.imports : {};
  const base = pathToFileURL(file);
  const entries = Object.entries((imports ?? {}) as Record<string, unknown>).flatMap(
    ([name, target]): Array<[string, string]> =>
      typeof target === 'string' ? [[name, /^\.{0,2}\//.test(target) ? new URL(target, base).href : target]] : [],
  );
  // The longest name speaks first, as in a browser's import map.
  return { imports: entries.toSorted(([a], [b]) => b.length - a.length) };
}

// What functions import by Deno's words, found where Node looks: `npm:name@version` is the package `name` that the
// project has installed, and import maps of deno.json apply. Versions are those of the lock file, whatever is asked. Nothing is
// downloaded: addresses of the usual servers of npm packages are those packages, and others are refused.
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
      const wanted = toPackage(fromAddress(isOwn ? applyMaps(maps, specifier) : specifier));
      try {
        return next(wanted, context);
      } catch (error) {
        // A project may have no packages of its own: the platform has the official client.
        if (!isOwn || !isOfficialClient(wanted)) throw error;
        return next(wanted, { ...context, parentURL: import.meta.url });
      }
    },
  };
}

const isOfficialClient = (name: string): boolean =>
  /^@supabase\/(?:supabase|auth|postgrest|functions|storage|realtime)-js\b/.test(name);

export function applyMaps(maps: readonly ImportMap[], specifier: string): string {
  for (const { imports } of maps) {
    for (const [name, target] of imports) {
      if (specifier === name) return target;
      if (name.endsWith('/') && specifier.startsWith(name)) return target + specifier.slice(name.length);
    }
  }
  return specifier;
}

const PACKAGE_SERVERS = /^https:\/\/(?:esm\.sh|cdn\.skypack\.dev|cdn\.jsdelivr\.net\/npm|unpkg\.com)\/(?:v\d+\/)?/;
/** The first module of every older example: `serve` is what `Deno.serve` is now. */
const OLD_SERVER = /^https:\/\/deno\.land\/std(?:@[^/]+)?\/http\/server\.ts$/;

/** What an https address means without the network. */
export function fromAddress(specifier: string): string {
  if (!specifier.startsWith('https://') && !specifier.startsWith('http://')) return specifier;
  if (OLD_SERVER.test(specifier))
    return 'data:text/javascript,export const serve = (...given) => Deno.serve(...given);';
  if (PACKAGE_SERVERS.test(specifier)) return `npm:${specifier.replace(PACKAGE_SERVERS, '').replace(/[?#].*$/, '')}`;
  throw new Error(
    `${specifier} is not downloaded: install the package with npm and import it as npm:NAME, or copy the module to supabase/functions/_shared`,
  );
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

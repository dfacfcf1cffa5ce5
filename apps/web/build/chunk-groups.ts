// Which modules travel together. Left alone, each set of pages that share a module gets a file of its own, most of them a few hundred
// bytes. Here the modules that two pages or more need are merged into few files, whose cost for each page merge-chunks.ts weighs.
import { resolve } from 'node:path';
import { type ModuleGroup, mergeGroups } from './merge-chunks.ts';

export type ChunkName = (id: string, graph: ModuleGraph) => string | null;

export interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds?: readonly string[];
    code?: string | null;
  } | null;
}

/** What every page runs. */
const START = 'app/hydrate';

const client = ['app/client/client-layout', 'app/area-failure'];
const guest = ['app/guest/guest-layout', 'app/area-failure'];
const signIn = ['app/auth/auth-layout'];

/** The layouts around the pages of a folder, which are loaded with each of them; the first that matches counts. A test compares them
 * with the route table. */
const layouts: ReadonlyArray<readonly [folder: string, layouts: readonly string[]]> = [
  ['app/client/dashboard-page', client],
  ['app/client/events/', client],
  ['app/client/', [...client, 'app/client/event-layout']],
  ['app/partner/', ['app/partner/partner-layout', 'app/area-failure']],
  ['app/admin/', ['app/admin/admin-layout', 'app/area-failure']],
  // Of every area.
  ['app/account/', ['app/area-layout', 'app/area-failure']],
  ['app/area-not-found-page', ['app/area-layout', 'app/area-failure']],
  ['app/guest/guest-page', guest],
  ['app/guest/not-found-page', guest],
  ['app/guest/', [...guest, 'app/guest/invitation-layout']],
  ['app/auth/', signIn],
  ['app/invite/', signIn],
  ['app/unsubscribe/', signIn],
  ['app/report/', signIn],
  ['app/public/not-found/', []],
  ['app/public/', ['app/public/layout/public-layout']],
];

export const layoutsOf = (page: string): readonly string[] =>
  layouts.find(([folder]) => page.startsWith(folder))?.[1] ?? [];

/** Pages that people open first wait for all of their files, and page-limits.ts limits their weight. */
const areaPages: readonly string[] = [
  ...['client', 'partner', 'admin'].map((area) => `app/${area}/dashboard-page`),
  ...['guest', 'invitation', 'event', 'menu', 'photos', 'data'].map((name) => `app/guest/${name}-page`),
];
/** The other public pages are static: nobody opens them first with the application. */
const lightPages: readonly string[] = [
  'app/public/contact-page',
  'app/public/partners/directory-page',
  'app/public/partners/partner-page',
  'app/auth/login-page',
];
export const firstPages: readonly string[] = [...areaPages, ...lightPages];

/** How much the bytes of a page count, and the most that others may add to it by one merge, in bytes before they are minified. Chosen by
 * the weights that `npm test` prints: the least files with which each first page keeps its limit. */
interface PageCost {
  weight: number;
  most: number;
}
const ON_DEMAND: PageCost = { weight: 1, most: Infinity };
const PAGE: PageCost = { weight: 4, most: Infinity };
const AREA_PAGE: PageCost = { weight: 40, most: 12_000 };
const LIGHT_PAGE: PageCost = { weight: 40, most: 1_500 };

/** The modules of `vite.config.ts`'s own groups, by their paths in `src`: a path that no longer exists fails a test, since a group
 * that matches nothing only makes pages heavier. */
export const startModules: readonly string[] = [
  'app/start-application.ts',
  'lib/boot/early-input.ts',
  'lib/boot/import-after-fetch.ts',
  'lib/boot/page-data.ts',
  'lib/boot/page-unavailable.ts',
  'lib/boot/when-interactive.ts',
  'lib/boot/yield-to-main.ts',
  'lib/offline/waiting-keys.ts',
];
/** What a guest's page runs until somebody touches it. */
export const plainModules: readonly string[] = ['lib/offline/plain-page.ts', 'lib/offline/send-stored.ts'];
/** What it shares with the application. */
export const outboxModules: readonly string[] = [
  'lib/offline/indexed-store.ts',
  'lib/offline/offline-page.ts',
  'lib/offline/outbox.ts',
];
/** Modules that do something when they are loaded: no page loads them that does not need them. */
export const activeModules: readonly string[] = ['app/area-layout.tsx', 'app/client/website/guest-page-preview.tsx'];

/** Packages with a file of their own. What changes only with a dependency stays cached across our releases. */
export const vendors: ReadonlyArray<{ name: string; test: RegExp }> = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  // Its part for files: loaded with the first file.
  { name: 'platform-storage', test: /node_modules\/(?:@supabase\/storage-js|iceberg-js)/ },
  // The client of the platform: loaded when somebody signs in or is signed in, never by a public page.
  { name: 'platform-client', test: /node_modules\/@supabase\// },
];

const SOURCE = resolve(import.meta.dirname, '../src');

export const isSource = (id: string, modules: readonly string[]): boolean =>
  modules.some((module) => id === `${SOURCE}/${module}`);

/** Names the file of each module that several pages need. Null leaves a module to the bundler, which puts it with the one page or part
 * that needs it. */
export function nameSharedChunks(source: string = SOURCE): ChunkName {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    names ??= nameAll(graph, source);
    return names.get(id) ?? null;
  };
}

function nameAll(graph: ModuleGraph, source: string): Map<string, string> {
  const start = resolve(source, `${START}.tsx`);
  const { entries, needed } = modulesByPage(graph, source);
  const alone = new Set([
    ...entries,
    ...reachedFrom(
      graph,
      [...startModules, ...plainModules, ...outboxModules].map((module) => resolve(source, module)),
    ),
    ...activeModules.map((module) => resolve(source, module)),
  ]);
  const costs = new Map([...needed.keys()].map((entry) => [entry, costOf(entry)]));
  const merged = mergeGroups(groupByPages(graph, needed, alone), {
    importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [],
    weightOf: (entry) => costs.get(entry)?.weight ?? ON_DEMAND.weight,
    mostFor: (entry) => costs.get(entry)?.most ?? ON_DEMAND.most,
  });
  const always = reachedFrom(graph, [start]);
  const names = new Map<string, string>();
  for (const [index, { modules }] of merged.entries()) {
    const name = modules.some((id) => always.has(id)) ? 'app' : `shared-${index}`;
    for (const id of modules) names.set(id, name);
  }
  return names;
}

const PAGE_FILE = /\/(app\/(?:.*\/)?[\w-]+-page)\.tsx$/;

function costOf(entry: string): PageCost {
  const name = PAGE_FILE.exec(entry)?.[1];
  if (name === undefined) return ON_DEMAND;
  if (lightPages.includes(name)) return LIGHT_PAGE;
  return areaPages.includes(name) ? AREA_PAGE : PAGE;
}

interface PageModules {
  /** Every page, layout and part that is loaded on demand. */
  entries: ReadonlySet<string>;
  /** The modules that a page needs with its layouts, or that a part needs besides what is loaded before it. */
  needed: ReadonlyMap<string, ReadonlySet<string>>;
}

function modulesByPage(graph: ModuleGraph, source: string): PageModules {
  const moduleOf = (name: string) => resolve(source, `${name}.tsx`);
  const start = moduleOf(START);
  const own = reachedByEntry(graph, start);
  const always = own.get(start) ?? new Set();
  const around = new Set([start, ...layouts.flatMap(([, names]) => names.map(moduleOf))]);
  const needed = new Map<string, ReadonlySet<string>>();
  for (const [entry, ids] of own) {
    if (around.has(entry)) continue;
    const page = PAGE_FILE.exec(entry)?.[1];
    needed.set(
      entry,
      page === undefined
        ? ids.difference(always)
        : reachedFrom(graph, [start, ...layoutsOf(page).map(moduleOf), entry]),
    );
  }
  return { entries: new Set(own.keys()), needed };
}

/** Every page and part that is loaded on demand, with the modules that it needs. */
function reachedByEntry(graph: ModuleGraph, start: string): Map<string, Set<string>> {
  const reached = new Map([[start, reachedFrom(graph, [start])]]);
  for (const ids of reached.values()) {
    for (const next of [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])) {
      if (!reached.has(next)) reached.set(next, reachedFrom(graph, [next]));
    }
  }
  return reached;
}

function reachedFrom(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const reached = new Set(roots);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

const isVendor = (id: string): boolean => vendors.some(({ test }) => test.test(id));

function groupByPages(
  graph: ModuleGraph,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
  alone: ReadonlySet<string>,
): ModuleGroup[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const [page, ids] of needed) {
    for (const id of ids) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
  }
  const shared = [...pagesOf].filter(([id, pages]) => pages.size > 1 && !alone.has(id) && !isVendor(id));
  return [...Map.groupBy(shared, ([, pages]) => [...pages].toSorted().join(' ')).values()].map((members) => {
    const modules = members.map(([id]) => id);
    return {
      modules,
      loadedBy: members[0]?.[1] ?? new Set(),
      bytes: modules.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
    };
  });
}

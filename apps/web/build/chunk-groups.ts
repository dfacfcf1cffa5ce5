// Which modules travel together. Left alone, each set of pages that share a module gets a chunk of its own, most of them a few
// hundred bytes: here only the pages where people arrive are distinguished, so that each of them asks for few files and no other's.
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
/** What the areas with an account have in common. */
const AREA = ['app/area-layout', 'app/area-failure'];
const arrivals: Record<string, readonly string[]> = {
  // The other public pages are static: nobody arrives there with the application.
  site: ['app/public/layout/public-layout', 'app/public/contact-page'],
  directory: [
    'app/public/layout/public-layout',
    'app/public/partners/directory-page',
    'app/public/partners/partner-page',
  ],
  'sign-in': ['app/auth/auth-layout', 'app/auth/login-page'],
  client: [...AREA, 'app/client/client-layout'],
  partner: [...AREA, 'app/partner/partner-layout'],
  admin: [...AREA, 'app/admin/admin-layout'],
  'client-home': ['app/client/dashboard-page'],
  'partner-home': ['app/partner/dashboard-page'],
  'admin-home': ['app/admin/dashboard-page'],
  guest: ['guest-layout', 'guest-page', 'invitation-layout', 'invitation-page']
    .map((page) => `app/guest/${page}`)
    .concat('app/area-failure'),
  'guest-rest': ['event-page', 'menu-page', 'photos-page', 'data-page'].map((page) => `app/guest/${page}`),
  kitchen: ['app/kitchen/kitchen-page'],
  sheet: ['app/timeline/timeline-sheet-page'],
};

/** The modules of `vite.config.ts`'s own groups, by their paths in `src`: a path that no longer exists fails a test, since a group
 * that matches nothing only makes pages heavier. */
export const startModules: readonly string[] = [
  'app/start-application.ts',
  'lib/boot/early-input.ts',
  'lib/boot/page-data.ts',
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
export const draftModules: readonly string[] = [
  'lib/drafts/draft.ts',
  'lib/drafts/draft-fields.ts',
  'lib/drafts/draft-store.ts',
  'ui/feedback/draft-notice.tsx',
  'locales/fr/ui/drafts.ts',
  'features/contact/components/contact-draft.tsx',
  'features/guest-area/rsvp/reply-draft.tsx',
];
export const draftScopeModules: readonly string[] = ['lib/drafts/draft-scope.ts'];
/** What they need is left to the bundler: a merged chunk that they import could import them. */
const ownGroups = [...startModules, ...plainModules, ...outboxModules, ...draftModules, ...draftScopeModules];
export const arrivalModules: readonly string[] = [START, ...new Set(Object.values(arrivals).flat())].map(
  (name) => `${name}.tsx`,
);

const SOURCE = resolve(import.meta.dirname, '../src');

export const isSource = (id: string, modules: readonly string[]): boolean =>
  modules.some((module) => id === `${SOURCE}/${module}`);

/** Names a module's chunk by the arrivals that need it; null leaves it to the bundler. A chunk only ever imports from one that
 * serves more pages than itself, so no two can wait for each other. */
export function nameByArrivals(source: string = SOURCE): ChunkName {
  let names: Map<string, string | null> | undefined;
  const moduleOf = (name: string) => resolve(source, `${name}.tsx`);
  return (id, graph) => {
    if (ICON_FRAME.test(id)) return 'app';
    const part = PACKAGE.exec(id)?.groups;
    if (part !== undefined) return packageParts[`${part['name']}/${part['file']}`] ?? `${part['name']}-${part['file']}`;
    names ??= nameAll(graph, moduleOf);
    return names.get(id) ?? null;
  };
}

/** How lucide draws any icon. The icons themselves go with the pages that show them. */
const ICON_FRAME = /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;

function nameAll(graph: ModuleGraph, moduleOf: (name: string) => string): Map<string, string | null> {
  const needs = new Map<string, string[]>();
  for (const [arrival, roots] of Object.entries(arrivals)) {
    for (const id of reachedFrom(graph, roots.map(moduleOf))) needs.set(id, [...(needs.get(id) ?? []), arrival]);
  }
  const start = moduleOf(START);
  const homes = new Set([start, ...Object.values(arrivals).flatMap((roots) => roots.map(moduleOf))]);
  const reached = reachedByEntry(graph, start);
  const elsewhere = new Map<string, number>();
  for (const id of [...reached].flatMap(([entry, ids]) => (homes.has(entry) ? [] : [...ids]))) {
    elsewhere.set(id, (elsewhere.get(id) ?? 0) + 1);
  }
  const names = new Map<string, string | null>();
  for (const [id, needed] of needs) {
    const isShared = (elsewhere.get(id) ?? 0) >= MANY && needed.every((arrival) => lenders.has(arrival));
    names.set(id, isShared ? null : nameOf(needed));
  }
  for (const id of reached.get(start) ?? []) names.set(id, 'app');
  const fixed = reachedFrom(
    graph,
    ownGroups.map((module) => moduleOf(module.replace(/\.tsx?$/, ''))),
  );
  const isFree = (id: string): boolean => (names.get(id) ?? null) === null && !fixed.has(id);
  const packages = new Map([...reached].map(([entry, ids]) => [entry, packagesOf(graph, ids)]));
  const merged = mergeGroups(groupByEntries(graph, reached, isFree), {
    importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [],
    weightOf: (entry) => (homes.has(entry) ? ARRIVAL_WEIGHT : 1),
    packagesOf: (entry) => packages.get(entry) ?? new Set(),
  });
  for (const [index, { modules }] of merged.entries()) {
    for (const id of modules) names.set(id, `shared-${index}`);
  }
  return names;
}

/** What many other pages share with these is merged, or each would load the directory for one module. */
const lenders: ReadonlySet<string> = new Set(['directory']);
const MANY = 10;

/** People wait for the first page of an area, and its weight has a limit. */
const ARRIVAL_WEIGHT = 40;

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

function groupByEntries(
  graph: ModuleGraph,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  isFree: (id: string) => boolean,
): ModuleGroup[] {
  const entriesOf = new Map<string, Set<string>>();
  for (const [entry, ids] of reached) {
    for (const id of ids) entriesOf.set(id, (entriesOf.get(id) ?? new Set()).add(entry));
  }
  // A module that is loaded on demand itself has a file of its own.
  const shared = [...entriesOf].filter(([id, entries]) => entries.size > 1 && !reached.has(id) && isFree(id));
  const groups = Map.groupBy(shared, ([, entries]) => [...entries].toSorted().join(' '));
  return [...groups.values()].map((members) => {
    const modules = members.map(([id]) => id);
    return {
      modules,
      entries: members[0]?.[1] ?? new Set(),
      bytes: modules.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
      packages: packagesOf(graph, modules),
    };
  });
}

function packagesOf(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const imported = [...ids].flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
  return new Set(
    imported.flatMap((id) => (ICON.test(id) ? [] : (/\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))),
  );
}

const light: ReadonlySet<string> = new Set(['site', 'directory', 'sign-in']);
const guests: ReadonlySet<string> = new Set(['guest', 'guest-rest']);

/** Large sets are many and hold some hundred bytes each: they go together, those of a light page with what every page runs, so
 * that nobody waits for a row of crumbs. */
function nameOf(needed: readonly string[]): string | null {
  const inAreas = needed.filter((arrival) => AREAS.test(arrival));
  const others = needed.filter((arrival) => !AREAS.test(arrival));
  if (others.length === 0) return nameInAreas(inAreas);
  if (inAreas.length > 0 && others.every((arrival) => guests.has(arrival))) return 'area-guest';
  const together = inAreas.length === 0 ? others : [...others, 'area'];
  if (together.length < 3) return together.join('-');
  if (together.some((arrival) => light.has(arrival))) return 'app';
  return inAreas.length === 0 ? 'guests' : 'shared';
}

const AREAS = /^(?:client|partner|admin)(?:-home)?$/;

/** A dashboard alone is left to the bundler: other pages use its parts, and would load all of it. */
function nameInAreas(needed: readonly string[]): string | null {
  const found = new Set(needed.map((arrival) => arrival.replace('-home', '')));
  if (found.size > 1) return 'area';
  return needed.find((arrival) => found.has(arrival)) ?? null;
}

/** Files of our packages that the same pages use: a chunk of its own for each would weigh more. */
const packageParts: Readonly<Record<string, string>> = {
  'domain/accounts': 'app',
  'domain/reports': 'area',
  'domain/calendar': 'guest-guest-rest',
  'domain/days': 'domain-guests',
  'domain/languages': 'domain-guests',
  'domain/menus': 'domain-guests',
  'domain/trade-entries': 'domain-directory',
  'domain/celebration-tasks': 'domain-tasks',
  'domain/seminar-tasks': 'domain-tasks',
  'domain/task-template': 'domain-tasks',
  'domain/wedding-tasks': 'domain-tasks',
};

/** Our own packages: a file of theirs imports files of its package alone, and becomes a chunk of its own. */
const PACKAGE = /\/packages\/(?<name>\w+)\/src\/(?:[\w-]+\/)*(?<file>[\w-]+)\.ts$/;

/** The application's modules and icons only: a package's index names all that it has, whoever uses it. */
function reachedFrom(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id) || (id.includes('/node_modules/') && !ICON.test(id)) || PACKAGE.test(id)) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  roots.forEach(visit);
  return reached;
}

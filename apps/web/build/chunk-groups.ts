// Which modules travel together. Left alone, each set of pages that share a module gets a chunk of its own, most of them a few
// hundred bytes: here only the pages where people arrive are distinguished, so that each of them asks for few files and no other's.
import { resolve } from 'node:path';

export type ChunkName = (id: string, graph: ModuleGraph) => string | null;

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page runs. */
const START = 'app/hydrate';
const arrivals: Record<string, readonly string[]> = {
  // The other public pages are static: nobody arrives there with the application.
  site: ['app/public/layout/public-layout', 'app/public/contact-page'],
  directory: [
    'app/public/layout/public-layout',
    'app/public/partners/directory-page',
    'app/public/partners/partner-page',
  ],
  'sign-in': ['app/auth/auth-layout', 'app/auth/login-page'],
  area: [
    'app/area-layout',
    'app/area-failure',
    ...['client', 'partner', 'admin'].map((area) => `app/${area}/${area}-layout`),
  ],
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
  'lib/boot/early-input.ts',
  'lib/boot/page-data.ts',
  'lib/boot/when-interactive.ts',
  'lib/boot/yield-to-main.ts',
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
export const arrivalModules: readonly string[] = [START, ...new Set(Object.values(arrivals).flat())].map(
  (name) => `${name}.tsx`,
);

const SOURCE = resolve(import.meta.dirname, '../src');

export const isSource = (id: string, modules: readonly string[]): boolean =>
  modules.some((module) => id === `${SOURCE}/${module}`);

/** Sets of three arrivals and more are many and hold some hundred bytes each: they go together, those of a light page with what
 * every page runs, so that nobody waits for a row of crumbs. */
const SHARED = 3;
const light: ReadonlySet<string> = new Set(['site', 'directory', 'sign-in']);

/** Names a module's chunk by the arrivals that need it; null leaves it to the bundler. A chunk only ever imports from one that
 * serves more pages than itself, so no two can wait for each other. */
export function nameByArrivals(source: string = SOURCE): ChunkName {
  let names: Map<string, string> | undefined;
  const moduleOf = (name: string) => resolve(source, `${name}.tsx`);
  return (id, graph) => {
    if (ICON_FRAME.test(id)) return 'app';
    const part = PACKAGE.exec(id)?.groups;
    if (part !== undefined)
      return packageArrivals[`${part['name']}/${part['file']}`] ?? `${part['name']}-${part['file']}`;
    names ??= nameAll(graph, moduleOf);
    return names.get(id) ?? null;
  };
}

/** How lucide draws any icon. The icons themselves go with whoever shows them. */
const ICON_FRAME = /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;

function nameAll(graph: ModuleGraph, moduleOf: (name: string) => string): Map<string, string> {
  const needs = new Map<string, string[]>();
  for (const [arrival, roots] of Object.entries(arrivals)) {
    for (const id of reachedFrom(graph, roots.map(moduleOf))) needs.set(id, [...(needs.get(id) ?? []), arrival]);
  }
  const names = new Map<string, string>();
  for (const [id, needed] of needs) names.set(id, nameOf(needed));
  for (const id of reachedFrom(graph, [moduleOf(START)])) names.set(id, 'app');
  return names;
}

function nameOf(needed: readonly string[]): string {
  if (needed.length < SHARED) return needed.join('-');
  return needed.some((arrival) => light.has(arrival)) ? 'app' : 'shared';
}

/** Files of our packages that the guest pages alone use: they travel with them, since a chunk of their own would weigh more. */
const packageArrivals: Readonly<Record<string, string>> = { 'domain/calendar': 'guest-guest-rest' };

/** Our own packages: a file of theirs imports files of its package alone, and becomes a chunk of its own. */
const PACKAGE = /\/packages\/(?<name>\w+)\/src\/(?:[\w-]+\/)*(?<file>[\w-]+)\.ts$/;

/** The application's modules only: a package's index names all that it has, whoever uses it. */
function reachedFrom(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id) || id.includes('/node_modules/') || PACKAGE.test(id)) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  roots.forEach(visit);
  return reached;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import type { RouteHandle } from '#web/app/route.ts';
import { routes } from '#web/app/routes.tsx';
import {
  activeModules,
  firstPages,
  isSource,
  layoutsOf,
  type ModuleGraph,
  nameSharedChunks,
  outboxModules,
  plainModules,
  startModules,
} from './chunk-groups.ts';

const CLIENT = '/p/node_modules/@supabase/supabase-js/index.mjs';
const TABS = '/p/node_modules/@radix-ui/react-tabs/index.mjs';
const LARGE = 30_000;

/** What each module imports, and the pages and parts that it loads on demand. */
const imports: Record<string, string[]> = {
  '/src/app/hydrate.tsx': ['/src/lib/site.ts'],
  '/src/app/area-layout.tsx': ['/src/ui/session.tsx'],
  '/src/app/client/client-layout.tsx': ['/src/app/area-layout.tsx', '/src/ui/shell.tsx'],
  '/src/app/partner/partner-layout.tsx': ['/src/app/area-layout.tsx', '/src/ui/shell.tsx'],
  '/src/app/client/todo/todo-page.tsx': ['/src/ui/tasks.tsx', '/src/ui/list.tsx', TABS, CLIENT],
  '/src/app/client/budget/budget-page.tsx': ['/src/ui/list.tsx', '/src/ui/chart.tsx', TABS, CLIENT],
  '/src/app/partner/quotes/quotes-page.tsx': ['/src/ui/list.tsx'],
  '/src/app/auth/login-page.tsx': ['/src/lib/form.ts', '/src/ui/rules.tsx'],
  '/src/app/auth/register-page.tsx': ['/src/lib/form.ts', '/src/ui/rules.tsx', '/src/ui/trades.tsx'],
  '/src/app/auth/register-partner-page.tsx': ['/src/lib/form.ts', '/src/ui/rules.tsx', '/src/ui/trades.tsx'],
  '/src/ui/chart.tsx': [],
};
const onDemand: Record<string, string[]> = {
  '/src/app/hydrate.tsx': Object.keys(imports).filter((id) => /-(?:page|layout)\.tsx$/.test(id)),
};
const sizes: Record<string, number> = { '/src/ui/list.tsx': 5_000, '/src/ui/trades.tsx': LARGE };
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: onDemand[id] ?? [],
    code: 'x'.repeat(sizes[id] ?? 100),
  }),
};
const name = nameSharedChunks('/src');
const nameOf = (id: string) => name(id, graph);

it('puts what every page runs in one file', () => {
  expect(nameOf('/src/lib/site.ts')).toBe('app');
});

it('puts what the same pages need in one file, packages as well', () => {
  expect(nameOf('/src/ui/list.tsx')).toMatch(/^shared-/);
  expect(nameOf(TABS)).toBe(nameOf('/src/ui/list.tsx'));
});

it('counts what a layout needs as needed by its pages', () => {
  expect(nameOf('/src/ui/shell.tsx')).toBe(nameOf('/src/ui/list.tsx'));
});

it('adds nothing large to a page that is opened first', () => {
  expect(nameOf('/src/ui/trades.tsx')).toMatch(/^shared-/);
  expect(nameOf('/src/ui/rules.tsx')).toBe(nameOf('/src/lib/form.ts'));
  expect(nameOf('/src/ui/trades.tsx')).not.toBe(nameOf('/src/ui/rules.tsx'));
});

it.each([
  ['a page', '/src/app/client/todo/todo-page.tsx'],
  ['a layout', '/src/app/client/client-layout.tsx'],
  ['what one page needs', '/src/ui/tasks.tsx'],
  ['what does something when it is loaded', '/src/app/area-layout.tsx'],
  ['a package with a file of its own', CLIENT],
  ['what no page needs', '/src/ui/unused.tsx'],
])('leaves %s to the bundler', (_what, id) => {
  expect(nameOf(id)).toBeNull();
});

it('names modules that exist', () => {
  const modules = [...startModules, ...plainModules, ...outboxModules, ...activeModules];
  const file = (module: string) => resolve(import.meta.dirname, '../src', module);
  expect([...modules, ...firstPages.map((page) => `${page}.tsx`)].filter((one) => !existsSync(file(one)))).toEqual([]);
  expect(modules.every((module) => isSource(file(module), modules))).toBe(true);
});

it('has the layouts of the route table', () => {
  const pages = branchesOf(routes).map((sources) => ({ page: sources.at(-1) ?? '', around: sources.slice(0, -1) }));
  // Pages of every area have the layout that the three of them share.
  const ofAreas = new Set(['app/account/account-page', 'app/area-not-found-page']);
  const others = pages.filter(({ page }) => !ofAreas.has(page));
  expect(others.length).toBeGreaterThan(90);
  expect(others.map(({ page }) => ({ page, around: layoutsOf(page) }))).toEqual(others);
});

/** The modules of each page's layouts, and of the page. */
function branchesOf(table: readonly RouteObject[], around: readonly string[] = []): string[][] {
  return table.flatMap(({ handle, children }) => {
    const source = (handle as RouteHandle | undefined)?.source;
    const sources = source === undefined ? [...around] : [...around, source.slice('src/'.length, -'.tsx'.length)];
    if (children !== undefined) return branchesOf(children, sources);
    return source === undefined ? [] : [sources];
  });
}

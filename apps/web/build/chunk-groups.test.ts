import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  arrivalModules,
  draftModules,
  draftScopeModules,
  isSource,
  type ModuleGraph,
  nameByArrivals,
  outboxModules,
  plainModules,
  startModules,
} from './chunk-groups.ts';

const ICONS = '/p/node_modules/lucide-react/dist/esm/icons';
const imports: Record<string, string[]> = {
  '/src/app/hydrate.tsx': ['/src/lib/site.tsx'],
  '/src/app/public/layout/public-layout.tsx': ['/src/lib/site.tsx', '/src/ui/logo.tsx', '/src/ui/footer.tsx'],
  '/src/app/area-layout.tsx': [`${ICONS}/bell.mjs`, '/src/ui/session.tsx'],
  '/src/app/area-failure.tsx': ['/src/ui/shell.tsx'],
  '/src/app/client/client-layout.tsx': ['/src/ui/switcher.tsx'],
  '/src/app/client/dashboard-page.tsx': ['/src/ui/switcher.tsx', '/src/ui/ring.tsx', '/src/ui/block.tsx'],
  '/src/app/partner/dashboard-page.tsx': ['/src/ui/block.tsx', '/src/ui/retry.tsx'],
  '/src/app/guest/menu-page.tsx': ['/src/ui/retry.tsx', '/src/ui/guest-text.tsx'],
  '/src/app/guest/guest-page.tsx': ['/src/ui/guest-text.tsx'],
  '/src/app/kitchen/kitchen-page.tsx': ['/src/ui/retry.tsx', '/src/ui/guest-text.tsx'],
  '/src/app/public/contact-page.tsx': ['/src/ui/steps.tsx', '/p/node_modules/radix-ui/index.mjs'],
  '/src/app/auth/login-page.tsx': ['/src/ui/logo.tsx', '/src/ui/session.tsx', '/p/packages/domain/src/index.ts'],
  '/p/packages/domain/src/index.ts': ['/p/packages/domain/src/roles.ts'],
  '/src/app/about-page.tsx': ['/src/ui/team.tsx'],
  '/p/node_modules/radix-ui/index.mjs': ['/src/ui/team.tsx'],
};
const graph: ModuleGraph = { getModuleInfo: (id) => ({ importedIds: imports[id] ?? [] }) };
const name = nameByArrivals('/src');

it.each([
  ['what every page runs, whoever else does', '/src/lib/site.tsx', 'app'],
  ['what takes the page over', '/src/app/hydrate.tsx', 'app'],
  ['what one arrival needs', '/src/ui/steps.tsx', 'site'],
  ['what two arrivals need', '/src/ui/footer.tsx', 'site-directory'],
  ['what three arrivals need, a light one among them', '/src/ui/logo.tsx', 'app'],
  ['what one area and its dashboard need', '/src/ui/switcher.tsx', 'client'],
  ['what two dashboards need', '/src/ui/block.tsx', 'area'],
  ['what one dashboard needs', '/src/ui/ring.tsx', null],
  ['what the areas and the sign-in page need', '/src/ui/session.tsx', 'sign-in-area'],
  ['what areas and guest pages need', '/src/ui/shell.tsx', 'area-guest'],
  ['what guest pages and the kitchen need', '/src/ui/guest-text.tsx', 'guests'],
  ['what an area needs as well', '/src/ui/retry.tsx', 'shared'],
  ['what draws icons', '/p/node_modules/lucide-react/dist/esm/Icon.mjs', 'app'],
  ['an icon of the areas', `${ICONS}/bell.mjs`, 'area'],
  ['an icon that no arrival shows', `${ICONS}/star.mjs`, null],
  ['a file of a package of ours', '/p/packages/domain/src/roles.ts', 'domain-roles'],
  [
    'a file of a package that the guest pages alone use',
    '/p/packages/domain/src/dates/calendar.ts',
    'guest-guest-rest',
  ],
  ['what no arrival needs, even though a package names it', '/src/ui/team.tsx', null],
])('%s', (_what, id, chunk) => {
  expect(name(id, graph)).toBe(chunk);
});

it('names modules that exist', () => {
  const named = [
    ...startModules,
    ...plainModules,
    ...outboxModules,
    ...draftModules,
    ...draftScopeModules,
    ...arrivalModules,
  ];
  const file = (module: string) => resolve(import.meta.dirname, '../src', module);
  expect(named.filter((module) => !existsSync(file(module)))).toEqual([]);
  expect(named.every((module) => isSource(file(module), named))).toBe(true);
});

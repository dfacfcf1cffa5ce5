import { createMemoryRouter, createStaticHandler, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { branchTable, routeBranch, routesBeside } from '#web/lib/boot/route-branch.ts';

const routes: RouteObject[] = [
  {
    id: 'root',
    children: [
      { path: 'login' },
      { path: 'guest', children: [{ children: [{ path: 'menu' }, { path: ':guestId' }] }, { path: '*' }] },
      { path: 'partners/:slug' },
    ],
  },
];
const handler = createStaticHandler(routes);

it('the branch has the ids of the whole table, and the first navigation adds the other routes once', async () => {
  const context = await handler.query(new Request('http://liesse.invalid/guest/7'));
  if (context instanceof Response) throw new Error('redirected');
  const served = context.matches.map(({ route }) => route.id);
  const id = served.at(-1) ?? '';
  const branch = routeBranch(routes, id);
  let added = 0;
  const router = createMemoryRouter(branchTable(branch, id), {
    initialEntries: ['/guest/7'],
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: ({ patch }) => {
      added += 1;
      if (added === 1) for (const [parent, children] of routesBeside(branch, id)) patch(parent, children);
    },
  });
  const at = () => router.state.matches.map(({ route }) => route.path ?? '');
  expect(router.state.initialized).toBe(true);
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(served);
  expect(Object.keys(router.manifest)).toHaveLength(served.length);
  for (const [address, paths] of [
    ['/guest/menu', ['', 'guest', '', 'menu']],
    ['/partners/chateau', ['', 'partners/:slug']],
    ['/login', ['', 'login']],
    ['/guest/9', ['', 'guest', '', ':guestId']],
    ['/guest/a/b', ['', 'guest', '*']],
  ] as const) {
    await router.navigate(address);
    expect(at()).toEqual(paths);
  }
});

import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { publicRoutes } from '#web/app/public/public-routes.ts';
import { routes } from '#web/app/routes.tsx';
import { publicUrls } from '#web/lib/seo/public-urls.ts';

const patternOf = (address: string): string => (matchRoutes(routes, address) ?? []).at(-1)?.route.path ?? '';

it.each(publicUrls)('%s is a page', (address) => {
  expect(patternOf(address)).not.toBe('*');
});

it('leaves out no public page that has one address', () => {
  const single = publicRoutes.flatMap(({ path = '' }) => (path.includes(':') ? [] : [`/${path}`]));
  expect(single.filter((address) => !publicUrls.includes(address))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { storageEndpoints } from './endpoints.ts';
import { createRouter } from './router.ts';

const route = createRouter(storageEndpoints);
const pathOf = (method: string, path: string): string => {
  const found = route(method, path);
  return found.kind === 'endpoint' ? found.endpoint.path : found.kind;
};

describe('addresses of storage', () => {
  it.each([
    ['POST', '/bucket', '/bucket'],
    ['GET', '/bucket/', '/bucket'],
    ['GET', '/bucket/a', '/bucket/{id}'],
    ['POST', '/bucket/a/empty', '/bucket/{id}/empty'],
    ['GET', '/object/public/a/b', '/object/public/{bucket}/{name*}'],
    ['HEAD', '/object/public/a/b', '/object/public/{bucket}/{name*}'],
    ['GET', '/object/authenticated/a/b/c', '/object/authenticated/{bucket}/{name*}'],
    ['GET', '/object/info/a/b', '/object/info/{bucket}/{name*}'],
    ['GET', '/object/info/public/a/b', '/object/info/public/{bucket}/{name*}'],
    ['GET', '/object/a/b/c', '/object/{bucket}/{name*}'],
    ['POST', '/object/list/a', '/object/list/{bucket}'],
    ['POST', '/object/sign/a', '/object/sign/{bucket}'],
    ['POST', '/object/sign/a/b', '/object/sign/{bucket}/{name*}'],
    ['PUT', '/object/upload/sign/a/b', '/object/upload/sign/{bucket}/{name*}'],
    ['POST', '/object/move', '/object/move'],
    ['DELETE', '/object/a', '/object/{bucket}'],
    ['DELETE', '/object/a/b', '/object/{bucket}/{name*}'],
    ['GET', '/render/image/sign/a/b', '/render/image/sign/{bucket}/{name*}'],
    ['GET', '/elsewhere', 'nothing'],
    ['PATCH', '/bucket/a', 'other-methods'],
  ])('%s %s is %s', (method, path, expected) => {
    expect(pathOf(method, path)).toBe(expected);
  });

  it('leave names as they were sent, whatever is in them', () => {
    expect(route('GET', '/object/a%2Fb/../c%2e//d\n')).toMatchObject({
      params: { bucket: 'a%2Fb', name: '../c%2e//d\n' },
    });
  });

  it('have one endpoint for each verb and path', () => {
    const seen = storageEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

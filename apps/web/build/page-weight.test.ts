import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '#web/app/route.ts';
import { routes } from '#web/app/routes.tsx';
import type { Manifest } from '#web/lib/boot/page-assets.ts';
import { pageLimits } from './page-limits.ts';
import { moduleEnding, weighPage } from './page-weight.ts';

const manifest: Manifest = {
  'src/entry-client.ts': { file: 'assets/entry.js', isEntry: true, imports: ['_framework.js'], css: ['assets/a.css'] },
  'src/app/page.tsx': { file: 'assets/page.js', imports: ['_framework.js', '_form.js'] },
  'src/app/other.tsx': { file: 'assets/other.js', imports: ['_form.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_field.js'] },
  '_field.js': { file: 'assets/field.js' },
  '_framework.js': { file: 'assets/framework.js' },
};
const bytes: Record<string, number> = {
  '/assets/entry.js': 10,
  '/assets/framework.js': 100,
  '/assets/page.js': 5,
  '/assets/other.js': 7,
  '/assets/form.js': 30,
  '/assets/field.js': 1,
};
const weigh = (...modules: string[]) => weighPage(manifest, modules, (file) => bytes[file] ?? Number.NaN);

describe('the weight of a page', () => {
  it('is that of the entry alone when no page is named', () => {
    expect(weigh().bytes).toBe(110);
  });

  it('follows imports as far as they go, and leaves the other pages out', () => {
    expect(weigh('src/app/page.tsx').bytes).toBe(10 + 100 + 5 + 30 + 1);
  });

  it('counts once what two modules share, and names the heaviest chunk first', () => {
    const { bytes: total, chunks } = weigh('src/app/page.tsx', 'src/app/other.tsx');
    expect(total).toBe(10 + 100 + 5 + 7 + 30 + 1);
    expect(chunks.map((chunk) => chunk.bytes)).toEqual([100, 30, 10, 7, 5, 1]);
  });

  it('refuses a module that the build does not know', () => {
    expect(() => weigh('src/app/gone.tsx')).toThrow('src/app/gone.tsx');
  });

  it('finds a package wherever it is installed, and refuses one that is not built in', () => {
    const build: Manifest = { '../../../node_modules/@scope/client/index.mjs': { file: 'assets/client.js' } };
    expect(moduleEnding(build, '@scope/client/index.mjs')).toBe('../../../node_modules/@scope/client/index.mjs');
    expect(() => moduleEnding(build, '@scope/other/index.mjs')).toThrow('@scope/other/index.mjs');
  });
});

it.each(pageLimits)('what is weighed for $address is what the route table says', ({ address, modules, isStatic }) => {
  const handles = (matchRoutes(routes, address) ?? []).map(({ route }) => route.handle as RouteHandle | undefined);
  expect(modules).toEqual(handles.flatMap((handle) => (handle === undefined ? [] : [handle.source])));
  expect(handles.at(-1)?.isStatic).toBe(isStatic);
});

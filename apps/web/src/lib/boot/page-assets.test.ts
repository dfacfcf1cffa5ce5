import { describe, expect, it } from 'vitest';
import { type Manifest, resolvePageAssets } from '#web/lib/boot/page-assets.ts';

const manifest: Manifest = {
  'src/entry-client.ts': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_start.js'],
  },
  '_start.js': {
    file: 'assets/start-abc.js',
    name: 'start',
    imports: ['_framework.js'],
    dynamicImports: ['src/hydrate.tsx'],
  },
  '_framework.js': { file: 'assets/framework.js' },
  'src/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_site.js'], dynamicImports: ['src/other.tsx'] },
  '_site.js': {
    file: 'assets/site.js',
    imports: ['_framework.js'],
    css: ['assets/site.css'],
    assets: ['assets/text.woff2', 'assets/drawing.svg'],
  },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_site.js'] },
  'src/other.tsx': { file: 'assets/other.js', imports: [] },
  'src/entry-plain.ts': { file: 'assets/plain.js', isEntry: true, css: ['assets/plain.css'] },
};

describe('the files of a page', () => {
  it('are the entry, its parts, and each chunk that they and the matched page need, once', () => {
    expect(resolvePageAssets(manifest, ['src/home.tsx'])).toEqual({
      entry: '/assets/entry.js',
      styles: ['/assets/site.css'],
      fonts: ['/assets/text.woff2'],
      preloads: [
        '/assets/start-abc.js',
        '/assets/framework.js',
        '/assets/hydrate.js',
        '/assets/site.js',
        '/assets/home.js',
      ],
    });
  });

  it('are the small entry and its own stylesheet where the application is loaded later', () => {
    expect(resolvePageAssets(manifest, ['src/home.tsx'], { first: 'src/entry-plain.ts' })).toMatchObject({
      entry: '/assets/plain.js',
      styles: ['/assets/plain.css'],
      fonts: ['/assets/text.woff2'],
    });
  });

  it('are not served from a build that lacks the page', () => {
    expect(() => resolvePageAssets(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});

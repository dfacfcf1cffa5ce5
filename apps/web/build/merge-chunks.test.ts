import { describe, expect, it } from 'vitest';
import { type MergeOptions, type ModuleGroup, mergeGroups } from './merge-chunks.ts';

const SMALL = 100;
const LARGE = 50_000;
const group = (module: string, pages: string[], bytes = SMALL): ModuleGroup => ({
  modules: [module],
  loadedBy: new Set(pages),
  bytes,
});
const merged = (groups: readonly ModuleGroup[], options: Partial<MergeOptions> = {}): string[] => {
  const chunks = mergeGroups(groups, {
    importsOf: () => [],
    weightOf: () => 1,
    mostFor: () => Infinity,
    ...options,
  });
  return chunks.map(({ modules }) => modules.toSorted().join('+')).toSorted();
};

describe('groups of modules are merged', () => {
  it('when a page needs both and the others load little for nothing', () => {
    expect(merged([group('a', ['tasks', 'guests']), group('b', ['tasks', 'budget'])])).toEqual(['a+b']);
  });

  it('not when no page needs both', () => {
    expect(merged([group('a', ['tasks', 'guests']), group('b', ['seating', 'budget'])])).toEqual(['a', 'b']);
  });

  it('not when a page would load much for nothing, or a little too often', () => {
    const groups = [group('a', ['tasks', 'guests']), group('b', ['tasks'], LARGE)];
    expect(merged(groups)).toEqual(['a', 'b']);
    const home = [group('a', ['tasks', 'home']), group('b', ['tasks'], 1_000)];
    expect(merged(home)).toEqual(['a+b']);
    expect(merged(home, { weightOf: (page) => (page === 'home' ? 20 : 1) })).toEqual(['a', 'b']);
  });

  it('not when it adds too much to one page, however many others it saves a file', () => {
    const areas = ['tasks', 'guests', 'budget', 'seating'];
    const groups = [group('a', ['login', ...areas]), group('b', areas, 2_000)];
    expect(merged(groups)).toEqual(['a+b']);
    expect(merged(groups, { mostFor: (page) => (page === 'login' ? 1_000 : Infinity) })).toEqual(['a', 'b']);
  });

  it('not when a third one would import the result and be imported by it', () => {
    const imports: Record<string, string[]> = { a: ['between'], between: ['b'], c: ['b'] };
    const importsOf = (module: string) => imports[module] ?? [];
    const between = group('between', ['tasks'], LARGE);
    expect(merged([group('a', ['tasks', 'guests']), between, group('b', ['tasks', 'guests'])], { importsOf })).toEqual([
      'a',
      'b',
      'between',
    ]);
    expect(merged([group('c', ['tasks', 'guests']), group('b', ['tasks', 'guests'])], { importsOf })).toEqual(['b+c']);
  });

  it('one after the other, the greatest gain first', () => {
    const groups = [
      group('a', ['tasks', 'guests', 'budget']),
      group('b', ['tasks', 'guests', 'budget', 'seating']),
      group('c', ['seating', 'tasks']),
    ];
    expect(merged(groups)).toEqual(['a+b+c']);
  });
});

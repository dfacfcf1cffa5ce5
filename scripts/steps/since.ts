// `npm test -- --since REF`: which suites a change can touch, by the paths of what changed. A path that no rule knows
// runs everything.
import { execFileSync } from 'node:child_process';
import { root } from './command.ts';

export const suiteNames = ['unit', 'rls', 'conformance', 'attacks', 'faults', 'e2e'] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface Selection {
  /** Each suite with the path that called for it. */
  suites: Map<SuiteName, string>;
  /** Whether the unit tests are those that import a changed module; otherwise all of them run. */
  isUnitRelated: boolean;
  /** The browser stories to run, when nothing else than stories called for them. */
  specs: string[] | null;
}

/** What differs between a ref and the working tree, files not yet added among them. */
export function changedFiles(ref: string): string[] {
  const changed = [
    ...git('diff', '--name-only', '--no-renames', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed.filter((file) => file !== ''))];
}

const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');

export function selectSuites(files: readonly string[]): Selection {
  const suites = new Map<SuiteName, string>();
  let isUnitRelated = true;
  const specs: string[] = [];
  for (const file of files) {
    const touched = touchedBy(file);
    for (const suite of touched) if (!suites.has(suite)) suites.set(suite, file);
    if (touched.includes('unit') && !isImported(file)) isUnitRelated = false;
    if (touched.includes('e2e')) specs.push(file);
  }
  const hasOnlySpecs = specs.length > 0 && specs.every((file) => file.endsWith('.spec.ts'));
  return { suites, isUnitRelated, specs: hasOnlySpecs ? specs : null };
}

/** A line for each suite that runs and one for those that do not. */
export function describeSelection({ suites, isUnitRelated, specs }: Selection): string[] {
  const extent: Partial<Record<SuiteName, string>> = {
    ...(isUnitRelated && { unit: ' (only what imports a changed module)' }),
    ...(specs !== null && { e2e: ` (${specs.length} changed)` }),
  };
  const left = suiteNames.filter((name) => !suites.has(name));
  return [
    'checks: always',
    ...suiteNames.flatMap((name) => {
      const file = suites.get(name);
      return file === undefined ? [] : [`${name}${extent[name] ?? ''}: because of ${file}`];
    }),
    ...(left.length > 0 ? [`not touched: ${left.join(', ')}`] : []),
  ];
}

const everything: readonly SuiteName[] = suiteNames;

// The first pattern that fits a path decides.
const rules: readonly [RegExp, readonly SuiteName[]][] = [
  [/^(docs|bench|\.github)\/|^[^/]+\.md$|^LICENSE$|^knip\.json$|^biome\.json$|^\.(gitignore|oxlintrc)/, []],
  [/^supabase\/functions\//, ['unit', 'conformance', 'e2e']],
  [/^supabase\//, ['unit', 'rls', 'conformance', 'attacks', 'faults', 'e2e']],
  [/^packages\/platform\/.*\.test\.ts$/, ['unit']],
  [/^packages\/platform\/src\/postgres\//, everything],
  [/^packages\/platform\//, ['unit', 'conformance', 'attacks', 'faults', 'e2e']],
  [/^packages\/(domain|database)\//, ['unit', 'rls', 'e2e']],
  [/^apps\/[^/]+\/.*\.test\.tsx?$/, ['unit']],
  [/^apps\/server\//, ['unit', 'faults', 'e2e']],
  [/^apps\//, ['unit', 'e2e']],
  [/^scripts\/demo\//, ['unit', 'faults']],
  [/^scripts\//, ['unit']],
  [/^\.dependency-cruiser\.mjs$/, ['unit']],
  [/^tests\/e2e\/|^tests\/playwright\.config\.ts$/, ['e2e']],
  [/^tests\/rls\/.*\.test\.ts$/, ['rls']],
  [/^tests\/rls\//, ['rls', 'attacks']],
  [/^tests\/conformance\/project\//, ['conformance', 'attacks', 'faults']],
  [/^tests\/conformance\//, ['conformance']],
  [/^tests\/attacks\//, ['attacks']],
  [/^tests\/faults\//, ['faults']],
];

const touchedBy = (file: string): readonly SuiteName[] =>
  rules.find(([pattern]) => pattern.test(file))?.[1] ?? everything;

/** What a test reads from the disk (SQL, configuration) is in no import graph. */
const isImported = (file: string): boolean =>
  /^(packages|apps|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) && !/\.config\.[^/]*$/.test(file);

// Five kinds of tests. `vitest run --project NAME` runs one alone; a test that replaces modules or globals belongs to
// `unit-isolated` or `attacks-isolated`, and 'unit*' means both. Browser stories: tests/playwright.config.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { routeSources } from './apps/web/build/route-sources.ts';

const unit = {
  include: [
    'packages/**/src/**/*.test.ts',
    'apps/**/src/**/*.test.{ts,tsx}',
    'apps/web/build/**/*.test.ts',
    'scripts/**/*.test.ts',
  ],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};
const isolated = globSync(unit.include, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => replacesModulesOrGlobals(readFileSync(path.join(import.meta.dirname, file), 'utf8')));

const HOST = 'tests/attacks/host.test.ts';

export default defineConfig({
  test: {
    projects: [
      // The files share a few processes: to load every module for each file took two fifths of the processor's time.
      project('unit', { ...unit, exclude: ['**/node_modules/**', ...isolated], isolate: false }),
      project('unit-isolated', { ...unit, include: isolated }),
      project('rls', { ...database('rls'), isolate: false }),
      project('conformance', { ...database('conformance'), isolate: false }),
      project('attacks', { ...database('attacks'), exclude: [HOST], isolate: false }),
      // It replaces node:http and needs no shared server.
      project('attacks-isolated', { include: [HOST], testTimeout: 30_000, hookTimeout: 120_000 }),
      project('faults', {
        include: ['tests/faults/**/*.test.ts'],
        // Each of them kills and restarts a server of its own; one at a time, or they would measure one another.
        fileParallelism: false,
        isolate: false,
        testTimeout: 600_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});

type ProjectOptions = {
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  fileParallelism?: boolean;
  isolate?: boolean;
  testTimeout: number;
  hookTimeout: number;
};

/** Suites that share one server, which their globalSetup starts and stops. */
function database(folder: string): ProjectOptions {
  return {
    include: [`tests/${folder}/**/*.test.ts`],
    globalSetup: [`tests/${folder}/setup.ts`],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  };
}

/** Another file in the same process would meet what this one has replaced. */
function replacesModulesOrGlobals(source: string): boolean {
  return /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(|\b(globalThis|process\.env)\S* = |\bprocess\.chdir\(/.test(source);
}

// Processes rather than threads: a test that starts a PostgreSQL handles signals and exits like the real thing.
function project(name: string, options: ProjectOptions) {
  return {
    plugins: [routeSources()],
    test: {
      name,
      environment: 'node' as const,
      pool: 'forks' as const,
      maxWorkers: 2,
      teardownTimeout: 30_000,
      // A second, the default, is too short for what waits for a database on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      ...options,
    },
  };
}

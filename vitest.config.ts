// Five kinds of tests, each a project that `vitest run --project NAME` runs alone. Browser stories: tests/playwright.config.ts.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      project('unit', {
        include: [
          'packages/**/src/**/*.test.ts',
          'apps/**/src/**/*.test.{ts,tsx}',
          'apps/web/build/**/*.test.ts',
          'scripts/**/*.test.ts',
        ],
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      ...['rls', 'conformance', 'attacks']
        .filter((folder) => existsSync(new URL(`tests/${folder}`, import.meta.url)))
        .map((folder) => project(folder, database(folder))),
      project('faults', {
        include: ['tests/faults/**/*.test.ts'],
        // Each of them kills and restarts a server of its own; one at a time, or they would measure one another.
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});

type ProjectOptions = {
  include: string[];
  globalSetup?: string[];
  fileParallelism?: boolean;
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

// Processes rather than threads: a test that starts a PostgreSQL handles signals and exits like the real thing.
function project(name: string, options: ProjectOptions) {
  return {
    test: { name, environment: 'node', pool: 'forks', maxWorkers: 2, teardownTimeout: 30_000, ...options },
  } as const;
}

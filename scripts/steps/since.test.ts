import { describe, expect, it } from 'vitest';
import { describeSelection, type SuiteName, selectSuites, suiteNames } from './since.ts';

const suitesOf = (...files: string[]) => [...selectSuites(files).suites.keys()].toSorted();
const sorted = (...names: SuiteName[]) => names.toSorted();

describe('the suites that a change can touch', () => {
  it.each<[string, SuiteName[]]>([
    ['docs/glossary.md', []],
    ['README.md', []],
    ['bench/rest/read.bench.ts', []],
    ['supabase/migrations/20270101000000_events.sql', ['unit', 'rls', 'conformance', 'attacks', 'faults', 'e2e']],
    ['supabase/functions/unsubscribe/index.ts', ['unit', 'conformance', 'e2e']],
    ['packages/platform/src/rest/select.ts', ['unit', 'conformance', 'attacks', 'faults', 'e2e']],
    ['packages/platform/src/rest/select.test.ts', ['unit']],
    ['packages/platform/src/postgres/bootstrap/auth.sql', [...suiteNames]],
    ['packages/domain/src/seating.ts', ['unit', 'rls', 'e2e']],
    ['apps/web/src/app/home.tsx', ['unit', 'e2e']],
    ['apps/web/src/app/home.test.tsx', ['unit']],
    ['apps/server/src/main.ts', ['unit', 'faults', 'e2e']],
    ['scripts/steps/since.ts', ['unit']],
    ['tests/e2e/login.spec.ts', ['e2e']],
    ['tests/rls/guests.test.ts', ['rls']],
    ['tests/rls/support/fixture.ts', ['rls', 'attacks']],
    ['tests/conformance/select.test.ts', ['conformance']],
    ['tests/conformance/project/supabase/seed.sql', ['conformance', 'attacks', 'faults']],
    ['tests/support/mail-receiver.ts', [...suiteNames]],
    ['package-lock.json', [...suiteNames]],
    ['vitest.config.ts', [...suiteNames]],
    ['somewhere/new.ts', [...suiteNames]],
  ])('%s: %s', (file, expected) => {
    expect(suitesOf(file)).toEqual(sorted(...expected));
  });

  it('are those of all the files together', () => {
    expect(suitesOf('docs/a.md', 'tests/rls/guests.test.ts', 'apps/web/src/app/home.tsx')).toEqual(
      sorted('unit', 'rls', 'e2e'),
    );
  });

  it('have all unit tests when a file that no module imports has changed', () => {
    expect(selectSuites(['apps/web/src/app/home.tsx']).isUnitRelated).toBe(true);
    expect(selectSuites(['apps/web/src/app/home.tsx', 'supabase/seed.sql']).isUnitRelated).toBe(false);
    expect(selectSuites(['package-lock.json']).isUnitRelated).toBe(false);
  });

  it('have the changed browser stories alone when nothing else touches the browser', () => {
    expect(selectSuites(['tests/e2e/login.spec.ts', 'docs/a.md']).specs).toEqual(['tests/e2e/login.spec.ts']);
    expect(selectSuites(['tests/e2e/login.spec.ts', 'tests/e2e/support/site.ts']).specs).toBeNull();
    expect(selectSuites(['tests/e2e/login.spec.ts', 'apps/web/src/app/home.tsx']).specs).toBeNull();
  });

  it('are listed with the path that called for them', () => {
    expect(describeSelection(selectSuites(['apps/web/src/app/home.tsx']))).toEqual([
      'checks: always',
      'unit (only what imports a changed module): because of apps/web/src/app/home.tsx',
      'e2e: because of apps/web/src/app/home.tsx',
      'not touched: rls, conformance, attacks, faults',
    ]);
  });
});

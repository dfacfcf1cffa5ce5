// Who may import whom. `app → features → ui, lib → domain, database` in the web application; the platform knows no product.
// scripts/boundaries.test.ts shows each rule firing on a small tree that breaks it.
const tests = '\\.test\\.tsx?$';
const web = '^apps/web/src';

const platform = '^packages/platform/src';
// Each folder of the platform with the folders it may import. Tests compose freely.
/** @type {Record<string, string[]>} */
const platformLayers = {
  tracing: [],
  postgres: ['tracing'],
  http: ['postgres', 'tracing'],
  auth: ['http', 'postgres'],
  jobs: ['auth', 'http', 'postgres', 'tracing'],
  mail: ['auth', 'http', 'jobs', 'postgres', 'tracing'],
  rest: ['auth', 'http', 'postgres'],
  storage: ['auth', 'http', 'postgres'],
  realtime: ['auth', 'http', 'postgres', 'tracing'],
  functions: ['auth', 'http', 'postgres', 'tracing'],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circular', 'Two modules that need each other are one module, or hide a third.', {}, { circular: true }),
    rule(
      'no-unresolvable',
      'An import that leads nowhere would also escape every rule below.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-orphans',
      'A module that nobody imports and that is no entry point is dead.',
      {
        orphan: true,
        path: '^(apps|packages|scripts)/',
        pathNot: [
          tests,
          '\\.d\\.m?ts$',
          '^scripts/[^/]+\\.ts$',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/database/src/',
          '/src/bin/[^/]+\\.ts$',
          '^apps/[^/]+/[^/]+\\.config\\.ts$',
          // A plugin of the build puts it in the place of Vite's helper.
          '^apps/web/src/lib/boot/import-after-fetch\\.ts$',
        ],
      },
      {},
    ),

    rule(
      'lower-layers-know-no-app',
      'Routes compose; nothing below imports a route.',
      { path: `${web}/(features|ui|lib|locales)/` },
      { path: `${web}/(app/|entry-)` },
    ),
    rule(
      'ui-and-lib-know-no-feature',
      'What two features share moves down; it does not reach up.',
      { path: `${web}/(ui|lib|locales)/` },
      { path: `${web}/features/` },
    ),
    rule('lib-knows-no-ui', 'Plumbing draws nothing.', { path: `${web}/lib/` }, { path: `${web}/ui/` }),
    rule(
      'lib-knows-no-locale',
      'Sentences arrive as arguments or by configuration.',
      { path: `${web}/lib/`, pathNot: tests },
      { path: `${web}/locales/` },
    ),
    rule(
      'features-stay-apart',
      'A feature imports its own folder, auth and events, never another feature.',
      { path: `${web}/features/([^/]+)/` },
      { path: `${web}/features/`, pathNot: `${web}/features/($1|auth|events)/` },
    ),
    rule(
      'web-knows-no-server',
      'The browser speaks the protocols and does not know what answers.',
      { path: '^apps/web/', pathNot: tests },
      { path: '^(apps/server|packages/platform)/' },
    ),

    rule(
      'platform-knows-no-product',
      'The platform runs any supabase/ folder.',
      { path: '^packages/platform/' },
      { path: '^(apps|packages/(domain|database)|supabase)/' },
    ),
    ...Object.entries(platformLayers).map(([folder, below]) =>
      rule(
        `platform-${folder}-knows-what-is-below`,
        'The folders of the platform form layers; an import upwards closes a circle of folders.',
        { path: `${platform}/${folder}/`, pathNot: [tests, '/fixtures/'] },
        {
          path: `${platform}/`,
          pathNot: [`${platform}/(${[folder, ...below].join('|')})/`, `${platform}/(observation|free-port)\\.ts$`],
        },
      ),
    ),
    rule(
      'domain-is-pure',
      'Rules without clock, disk, network or library, for browser, server and functions alike.',
      { path: '^packages/domain/', pathNot: [tests, '/fixtures/'] },
      { pathNot: '^packages/domain/' },
    ),
    rule(
      'database-is-types',
      'Generated from the migrations; it needs nothing.',
      { path: '^packages/database/', pathNot: tests },
      { pathNot: '^packages/database/' },
    ),
    rule(
      'packages-know-no-app',
      'Applications stand on packages, not the other way round.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),

    rule(
      'clients-touch-urls-only',
      'Conformance and browser tests speak HTTP; only tests/support may start a server for them.',
      { path: '^tests/(conformance|e2e)/' },
      { path: '^(apps|packages)/' },
    ),
    rule(
      'product-knows-no-tests',
      'What is shipped does not lean on what proves it.',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: ['^(tests|bench|scripts)/', tests] },
    ),
    rule(
      'runtime-needs-no-dev-dependency',
      'Server and platform run unbuilt: what they import is a dependency of their own package.',
      {
        path: '^(apps/server|packages)/',
        pathNot: [tests, '^packages/domain/.*/fixtures/', '^packages/facturx/src/conformance/'],
      },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^(apps|packages)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|android|ios|\\.data|\\.cache|\\.reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.mts', '.d.ts', '.css', '.json'],
    },
  },
};

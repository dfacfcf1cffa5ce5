// Shows each boundary firing: a small tree that keeps the rules, then the same tree with one import that breaks one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inspect } from './boundaries.ts';

const lawful: Record<string, string> = {
  'apps/web/src/entry-client.ts': "import './app/home.ts';",
  'apps/web/src/app/home.ts': "import '../features/guests/list.ts'; import '../ui/button.ts';",
  'apps/web/src/features/guests/list.ts': "import '../events/current.ts'; import '../../ui/button.ts';",
  'apps/web/src/features/budget/ledger.ts': "import '../auth/session.ts'; import '../../lib/format.ts';",
  'apps/web/src/features/events/current.ts': "import '../../lib/format.ts';",
  'apps/web/src/features/auth/session.ts': "import '../../lib/format.ts';",
  'apps/web/src/locales/fr/public/site.ts': 'export const site = 1;',
  'apps/web/src/ui/button.ts': "import '../lib/format.ts'; import '../locales/fr/public/site.ts';",
  'apps/web/src/lib/format.ts': "import '../../../../packages/domain/src/index.ts';",
  'apps/server/src/main.ts': "import '../../../packages/platform/src/index.ts'; import 'node:http';",
  'packages/domain/src/index.ts': "import './money.ts';",
  'packages/domain/src/money.ts': 'export const cents = 100;',
  'packages/database/src/index.ts': 'export type Row = { id: string };',
  'packages/platform/src/index.ts': "import './serve.ts';",
  'packages/platform/src/serve.ts': "import 'node:http'; import './mail/outbox.ts'; import './postgres/pool.ts';",
  'packages/platform/src/mail/outbox.ts': "import '../auth/users.ts';",
  'packages/platform/src/auth/users.ts': "import '../postgres/pool.ts';",
  'packages/platform/src/postgres/pool.ts': 'export const size = 10;',
  'tests/support/server.ts': "import '../../packages/platform/src/index.ts';",
  'tests/conformance/filters.test.ts': "import '../support/server.ts';",
  'tests/e2e/home.spec.ts': "import '../support/server.ts';",
};

const unlawful: { rule: string; file: string; text: string }[] = [
  { rule: 'no-circular', file: 'packages/domain/src/money.ts', text: "import './index.ts';" },
  { rule: 'no-unresolvable', file: 'apps/web/src/lib/format.ts', text: "import './nowhere.ts';" },
  { rule: 'no-orphans', file: 'apps/web/src/lib/forgotten.ts', text: 'export const nobody = 1;' },
  {
    rule: 'lower-layers-know-no-app',
    file: 'apps/web/src/features/guests/list.ts',
    text: "import '../../app/home.ts';",
  },
  {
    rule: 'ui-and-lib-know-no-feature',
    file: 'apps/web/src/ui/button.ts',
    text: "import '../features/guests/list.ts';",
  },
  { rule: 'lib-knows-no-ui', file: 'apps/web/src/lib/format.ts', text: "import '../ui/button.ts';" },
  { rule: 'lib-knows-no-locale', file: 'apps/web/src/lib/format.ts', text: "import '../locales/fr/public/site.ts';" },
  { rule: 'features-stay-apart', file: 'apps/web/src/features/guests/list.ts', text: "import '../budget/ledger.ts';" },
  { rule: 'features-stay-apart', file: 'apps/web/src/features/auth/session.ts', text: "import '../guests/list.ts';" },
  {
    rule: 'web-knows-no-server',
    file: 'apps/web/src/lib/format.ts',
    text: "import '../../../../packages/platform/src/index.ts';",
  },
  {
    rule: 'platform-knows-no-product',
    file: 'packages/platform/src/serve.ts',
    text: "import '../../domain/src/index.ts';",
  },
  {
    rule: 'platform-knows-no-product',
    file: 'packages/platform/src/serve.ts',
    text: "import type { Row } from '../../database/src/index.ts';",
  },
  {
    rule: 'platform-auth-knows-what-is-below',
    file: 'packages/platform/src/auth/users.ts',
    text: "import type { Mail } from '../mail/outbox.ts';",
  },
  {
    rule: 'platform-postgres-knows-what-is-below',
    file: 'packages/platform/src/postgres/pool.ts',
    text: "import '../auth/users.ts';",
  },
  { rule: 'domain-is-pure', file: 'packages/domain/src/money.ts', text: "import 'node:crypto';" },
  { rule: 'database-is-types', file: 'packages/database/src/index.ts', text: "import '../../domain/src/index.ts';" },
  {
    rule: 'packages-know-no-app',
    file: 'packages/platform/src/serve.ts',
    text: "import '../../../apps/server/src/main.ts';",
  },
  {
    rule: 'clients-touch-urls-only',
    file: 'tests/conformance/filters.test.ts',
    text: "import '../../packages/platform/src/index.ts';",
  },
  {
    rule: 'clients-touch-urls-only',
    file: 'tests/e2e/home.spec.ts',
    text: "import type { Row } from '../../packages/database/src/index.ts';",
  },
  {
    rule: 'product-knows-no-tests',
    file: 'apps/server/src/main.ts',
    text: "import '../../../tests/support/server.ts';",
  },
  { rule: 'runtime-needs-no-dev-dependency', file: 'packages/platform/src/serve.ts', text: "import 'undeclared';" },
];

describe('the boundaries', () => {
  let base = '';

  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), 'liesse-boundaries-'));
    for (const [file, text] of Object.entries(lawful)) write(file, text);
    write('packages/platform/package.json', '{"name":"platform","type":"module"}');
    write('node_modules/undeclared/package.json', '{"name":"undeclared","type":"module","exports":"./index.js"}');
    write('node_modules/undeclared/index.js', '');
  });

  afterEach(() => rmSync(base, { recursive: true, force: true }));

  it('see every module of a lawful tree and find nothing wrong', async () => {
    const { unseen, edges, violations } = await inspect(base);
    expect(violations).toEqual([]);
    expect(unseen).toEqual([]);
    expect(edges).toBeGreaterThan(15);
  });

  it.each(unlawful)('$rule fires on "$text" in $file', async ({ rule, file, text }) => {
    write(file, `${lawful[file] ?? ''}\n${text}`);
    const { violations } = await inspect(base);
    expect(violations.map((line) => line.split(':')[0])).toContain(rule);
  });

  function write(file: string, text: string): void {
    const target = path.join(base, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
});

// `npm run types`: writes packages/database from the migrations. With --check: fails when the file is not what they give.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import { generateTypesAt } from '@liesse/platform/types/generate.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'packages/database/src/generated.ts');
// The version whose protocol /rest/v1 speaks; the client's types depend on it.
const postgrestVersion = '14.1';

const fresh = await typesOfMigrations();
if (!process.argv.includes('--check')) {
  await writeFile(file, fresh);
  console.log(`wrote ${path.relative(root, file)}`);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== fresh) {
  console.error(`${path.relative(root, file)} is not what supabase/migrations give. Run: npm run types`);
  process.exitCode = 1;
} else {
  console.log('the generated types are fresh');
}

async function typesOfMigrations(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'liesse-types-'));
  // The tests use the same copy: whoever comes first makes it.
  await copyPreparedCluster(dataDir, { project: root, seed: false });
  const server = await launchPostgres({ dataDir, observe: () => {} });
  try {
    await prepareDatabase(server.connection);
    await applyMigrations(server.connection, { folder: path.join(root, 'supabase/migrations'), observe: () => {} });
    return await generateTypesAt(server.connection, { schemas: ['public'], postgrestVersion });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

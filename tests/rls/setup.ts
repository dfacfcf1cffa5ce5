// Starts one PostgreSQL with the product's migrations and the fixture, and gives its address to the tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fixture } from './support/fixture.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: pg.ClientConfig;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liesse-rls-'));
  await copyPreparedCluster(dataDir, { project: join(import.meta.dirname, '../..'), seed: false });
  const server = await launchPostgres({ dataDir, observe: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const folder = join(import.meta.dirname, '../../supabase/migrations');
    await prepareDatabase(server.connection);
    await applyMigrations(server.connection, { folder, observe: () => {} });
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query(fixture);
    await client.end();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('database', { ...server.connection });
  return stop;
}

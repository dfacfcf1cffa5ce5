import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '#platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from '#platform/postgres/launcher.ts';
import { openPool } from '#platform/postgres/pool.ts';
import { removeFolder, temporaryFolder } from '#platform/postgres/process/fixtures/folders.ts';
import type { Backend } from './backend.ts';
import type { Variants } from './images/variants.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

describe('the sweeper', () => {
  let dataDir = '';
  let server: PostgresServer;
  let system: pg.Pool;
  let sweeper: Sweeper;
  let removed: string[] = [];
  let forgotten: string[] = [];

  beforeAll(async () => {
    dataDir = await temporaryFolder();
    await copyPreparedCluster(dataDir);
    server = await launchPostgres({ dataDir, observe: () => {} });
    await prepareDatabase(server.connection, { authenticatorPassword: 'p' });
    system = openPool({ connection: server.connection, size: 3, observe: () => {} });
    await system.query(`insert into storage.buckets (id, name) values ('b', 'b')`);
    const backend = {
      remove: async (keys: readonly string[]) => {
        removed.push(...keys);
      },
    } as Backend;
    const variants = {
      forget: async (keys: readonly string[]) => {
        forgotten.push(...keys);
      },
    } as Variants;
    sweeper = createSweeper({ system, backend, variants, now: () => new Date(), onFailure: () => {} });
  });
  afterAll(async () => {
    await system.end();
    await server.stop();
    await removeFolder(dataDir);
  });
  beforeEach(async () => {
    await system.query('delete from storage.objects');
    await system.query('delete from storage.discarded');
    removed = [];
    forgotten = [];
  });

  const discard = (key: string, age: string) =>
    system.query(`insert into storage.discarded (key, discarded_at) values ($1, now() - $2::interval)`, [key, age]);
  const left = async () =>
    (await system.query('select key from storage.discarded order by key')).rows.map(({ key }) => key);

  it('removes bytes and variants that were discarded a while ago', async () => {
    await discard('old', '1 minute');
    await discard('just now', '1 second');
    await discard('reserved', '-1 hour');
    await sweeper.sweep();
    expect([removed, forgotten]).toEqual([['old'], ['old']]);
    expect(await left()).toEqual(['just now', 'reserved']);
  });

  it('removes all of many', async () => {
    await system.query(
      `insert into storage.discarded (key, discarded_at) select i::text, now() - interval '1 hour' from generate_series(1, 450) i`,
    );
    await sweeper.sweep();
    expect(new Set(removed).size).toBe(450);
    expect(await left()).toEqual([]);
  });

  it('spares what an object holds, whatever the list says', async () => {
    await system.query(`insert into storage.objects (bucket_id, name, version) values ('b', 'x', 'held')`);
    await discard('held', '1 minute');
    await sweeper.sweep();
    expect(removed).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('waits for a backup to end', async () => {
    await discard('old', '1 minute');
    const backup = await system.connect();
    await backup.query(`select pg_advisory_lock_shared(hashtext('liesse backup'))`);
    await sweeper.sweep();
    expect(removed).toEqual([]);
    await backup.query(`select pg_advisory_unlock_shared(hashtext('liesse backup'))`);
    backup.release();
    await sweeper.sweep();
    expect(removed).toEqual(['old']);
  });

  it('keeps on the list what could not be removed', async () => {
    await discard('old', '1 minute');
    const stuck = createSweeper({
      system,
      backend: { remove: () => Promise.reject(new Error('the store is away')) } as unknown as Backend,
      variants: {} as Variants,
      now: () => new Date(),
      onFailure: () => {},
    });
    await expect(stuck.sweep()).rejects.toThrow('the store is away');
    expect(await left()).toEqual(['old']);
  });
});

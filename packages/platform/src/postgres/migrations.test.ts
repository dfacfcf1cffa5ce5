import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformEvent } from '#platform/observation.ts';
import { launchPostgres, type PostgresServer } from './launcher.ts';
import { applyMigrations } from './migrations.ts';
import { folderOf, removeFolder, temporaryFolder } from './process/fixtures/folders.ts';
import { applySeed } from './seed.ts';

describe('the migrations of a project', { timeout: 60_000 }, () => {
  let root = '';
  let server: PostgresServer;
  let databases = 0;

  beforeAll(async () => {
    root = await temporaryFolder();
    server = await launch();
  });
  afterAll(async () => {
    await server.stop();
    await removeFolder(root);
  });

  function launch(): Promise<PostgresServer> {
    return launchPostgres({ dataDir: join(root, 'data'), observe: () => {} });
  }

  // Each case has a database and a folder of its own on the one server.
  async function project(files: Record<string, string>) {
    const database = `project_${++databases}`;
    await query(server.connection, `create database ${database}`);
    const folder = await folderOf(root, database, files);
    const events: PlatformEvent[] = [];
    const observe = (event: PlatformEvent) => void events.push(event);
    const admin = () => ({ ...server.connection, database });
    return {
      folder,
      events,
      migrate: () => applyMigrations(admin(), { folder, observe }),
      seed: (file: string) => applySeed(admin(), { file: join(folder, file), observe }),
      ask: (sql: string) => query(admin(), sql),
    };
  }

  it('are applied in order, once, and recorded as the Supabase CLI records them', async () => {
    const { migrate, ask, events } = await project({
      '20270102000000_second.sql': 'insert into t values (1);\n-- why\ninsert into t values (2);',
      '20270101000000_first.sql': 'create table t (id int);',
      'README.md': 'not a migration',
      'notes.sql': 'select nonsense',
    });
    expect(await migrate()).toEqual(['20270101000000', '20270102000000']);
    expect(await migrate()).toEqual([]);
    expect(await ask('select version, name, statements from supabase_migrations.schema_migrations order by 1')).toEqual(
      [
        { version: '20270101000000', name: 'first', statements: ['create table t (id int)'] },
        {
          version: '20270102000000',
          name: 'second',
          statements: ['insert into t values (1)', 'insert into t values (2)'],
        },
      ],
    );
    expect(events).toMatchObject([
      { kind: 'migration.applied', version: '20270101000000', name: 'first' },
      { kind: 'migration.applied', version: '20270102000000', name: 'second' },
    ]);
  });

  it('are applied once when several processes start together', async () => {
    const { migrate, ask } = await project({ '1_a.sql': 'create table t (id int); insert into t values (1);' });
    const applied = await Promise.all([migrate(), migrate(), migrate()]);
    expect(applied.flat()).toEqual(['1']);
    expect(await ask('select id from t')).toEqual([{ id: 1 }]);
  });

  it('refuse an applied file that was changed, naming it and both checksums', async () => {
    const { migrate, folder } = await project({ '1_a.sql': 'select 1;' });
    await migrate();
    await writeFile(join(folder, '1_a.sql'), 'select 2;');
    await expect(migrate()).rejects.toThrow(
      /^1_a\.sql was changed after .*checksum then [0-9a-f]{64}, now [0-9a-f]{64}/,
    );
  });

  it('do not mind another line ending in an applied file', async () => {
    const { migrate, folder } = await project({ '1_a.sql': 'select\n1;\n' });
    await migrate();
    await writeFile(join(folder, '1_a.sql'), 'select\r\n1;\r\n');
    expect(await migrate()).toEqual([]);
  });

  it('accept what the Supabase CLI applied before, and watch it from then on', async () => {
    const { migrate, folder, ask } = await project({ '1_a.sql': 'create table t (id int);' });
    await ask(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key);
      insert into supabase_migrations.schema_migrations values ('1'); create table t (id int)`);
    expect(await migrate()).toEqual([]);
    await writeFile(join(folder, '1_a.sql'), 'create table u (id int);');
    await expect(migrate()).rejects.toThrow('was changed');
  });

  it('report file, line and SQL state of a failure, undo that file and leave the earlier ones applied', async () => {
    const { migrate, ask, folder } = await project({
      '1_good.sql': 'create table t (id int);',
      '2_bad.sql': '-- two lines\n\ncreate table u (id int);\ninsert into t\n  values (nowhere);',
    });
    await expect(migrate()).rejects.toMatchObject({
      message: expect.stringMatching(/^2_bad\.sql, line 5: .*nowhere.*\(SQLSTATE 42703\)$/),
      file: '2_bad.sql',
      line: 5,
      sqlState: '42703',
    });
    expect(await ask(`select to_regclass('t') is not null as kept, to_regclass('u') as undone`)).toEqual([
      { kept: true, undone: null },
    ]);
    await writeFile(join(folder, '2_bad.sql'), 'insert into t values (1);');
    expect(await migrate()).toEqual(['2']);
  });

  it.each(['postgis', 'pg_graphql', 'vector', 'pg_cron'])('say where to get the extension %s', async (extension) => {
    const { migrate } = await project({
      '1_own.sql': 'create extension hstore; create extension if not exists btree_gist;',
      '2_foreign.sql': `create table t (id int);\ncreate extension if not exists "${extension}";`,
    });
    await expect(migrate()).rejects.toThrow(
      `2_foreign.sql, line 2: this PostgreSQL does not have the extension "${extension}": set DATABASE_URL to a server that has it.`,
    );
  });

  it('refuse two files of one version', async () => {
    const { migrate } = await project({ '1_a.sql': 'select 1', '1_b.sql': 'select 1' });
    await expect(migrate()).rejects.toThrow(/version 1: .*1_a\.sql and .*1_b\.sql/);
  });

  it('take a transaction around a file for their own and refuse one inside it', async () => {
    const wrapped = await project({ '1_a.sql': 'begin;\ncreate table t ();\ncommit;' });
    expect(await wrapped.migrate()).toEqual(['1']);
    const split = await project({ '1_a.sql': 'create table t ();\ncommit;\nselect 1;' });
    await expect(split.migrate()).rejects.toThrow('1_a.sql, line 2: "commit" inside the file');
    expect(await split.ask(`select to_regclass('t') as t`)).toEqual([{ t: null }]);
  });

  it('run outside a transaction where a file asks for it', async () => {
    const { migrate } = await project({
      '1_a.sql': 'create table t (id int);',
      '2_b.sql': '-- liesse: no transaction\ncreate index concurrently on t (id);',
    });
    expect(await migrate()).toEqual(['1', '2']);
  });

  it('are not disturbed by settings that an earlier file left', async () => {
    const { migrate } = await project({
      '1_a.sql': `select pg_catalog.set_config('search_path', '', false); create table public.t ();`,
      '2_b.sql': 'alter table t add id int;',
    });
    expect(await migrate()).toEqual(['1', '2']);
  });

  it('roll back when the server is killed in the middle, and resume after the restart (F119)', async () => {
    const { migrate, ask, folder } = await project({
      '1_a.sql': 'create table before_it ();',
      '2_b.sql': 'create table half (); select pg_sleep(600);',
    });
    const cut = migrate().catch((error: unknown) => error);
    const sleeping = `select from pg_stat_activity where query = 'select pg_sleep(600)'`;
    while ((await query(server.connection, sleeping)).length === 0);
    process.kill(server.pid, 'SIGKILL');
    expect(await cut).toBeInstanceOf(Error);
    await server.exited;
    server = await launch();
    expect(await ask(`select to_regclass('before_it') is not null as kept, to_regclass('half') as undone`)).toEqual([
      { kept: true, undone: null },
    ]);
    await writeFile(join(folder, '2_b.sql'), 'create table half (); select pg_sleep(0);');
    expect(await migrate()).toEqual(['2']);
  });

  it('are followed by a seed that runs once', async () => {
    const { migrate, seed, ask, events } = await project({
      '1_a.sql': 'create table t (id int);',
      'seed.sql': 'insert into t values (1); insert into t values (2);',
      'broken.sql': 'insert into t values (3);\nselect broken;',
    });
    await migrate();
    expect(await seed('missing.sql')).toBe(false);
    expect(await Promise.all([seed('seed.sql'), seed('seed.sql')])).toHaveLength(2);
    expect(await seed('seed.sql')).toBe(false);
    expect(await ask('select id from t order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(events.filter((event) => event.kind === 'seed.applied')).toHaveLength(1);
    await expect(seed('broken.sql')).rejects.toThrow('broken.sql, line 2');
    expect(await ask('select count(*)::int as n from t')).toEqual([{ n: 2 }]);
  });
});

async function query(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows ?? [];
  } finally {
    await client.end();
  }
}

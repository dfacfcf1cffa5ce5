// Backups are worth what a restore gives back: everything is compared row by row and byte by byte.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealPostgres } from '#tests/support/postgres.ts';
import { project, run } from './backup/commands.ts';
import { fillAwkward, readEverything, withClient, writePairs } from './backup/rows.ts';

const account = { email: 'lea@exemple.fr', password: 'une phrase assez longue' };
const photo = randomBytes(3_500_000);

let home: string;
let source: Platform;
let real: { url: string; stop(): Promise<void> };
let quiet: string;
const within = (...names: string[]) => join(home, ...names);
const start = (dataDir: string, databaseUrl?: string) =>
  startPlatform({ project, dataDir, databaseUrl, host: '127.0.0.1', port: 0, observe: () => {} });
const service = ({ url, keys }: Platform): SupabaseClient => createClient(url, keys.secretKey);

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-test-'));
  [source, real] = await Promise.all([start(within('source')), startRealPostgres()]);
  await fillAwkward(source.admin);
  const client = service(source);
  const made = await client.auth.admin.createUser({ ...account, email_confirm: true });
  if (made.error) throw made.error;
  await client.storage.createBucket('photos');
  for (const [name, body] of [
    ['été/mariée.jpg', photo],
    ['empty', Buffer.alloc(0)],
    ['replaced', Buffer.from('old')],
  ] as const) {
    const { error } = await client.storage.from('photos').upload(name, body, { contentType: 'image/jpeg' });
    if (error) throw error;
  }
  await client.storage.from('photos').update('replaced', Buffer.from('new'));
  // Lies beside every backup of these tests.
  await writeFile(within('erasures.json'), '[]');
  quiet = within('quiet.backup');
  const taken = await run('backup', quiet, { dataDir: within('source') });
  if (taken.code !== 0) throw new Error(taken.output);
}, 120_000);

afterAll(async () => {
  await source?.stop();
  await real?.stop();
  await rm(home, { recursive: true, force: true, maxRetries: 3 });
});

/** The rows of a data folder whose server does not run. */
async function rowsOf(dataDir: string): Promise<Record<string, string[]>> {
  const server = await launchPostgres({ dataDir, observe: () => {} });
  return readEverything(server.connection).finally(() => server.stop());
}

/** Makes a database on the real server, owned by a login that is no superuser when one is named. */
async function makeDatabase(name: string, owner?: string): Promise<string> {
  await withClient({ connectionString: real.url }, async (client) => {
    if (owner !== undefined) await client.query(`create role ${owner} login createrole password 'owner'`);
    await client.query(`create database ${name} ${owner === undefined ? '' : `owner ${owner}`}`);
  });
  const url = new URL(real.url);
  url.pathname = `/${name}`;
  if (owner !== undefined) [url.username, url.password] = [owner, 'owner'];
  return url.href;
}

async function expectWorking(restored: Platform): Promise<void> {
  const browser = createClient(restored.url, restored.keys.publishableKey);
  const { data, error } = await browser.auth.signInWithPassword(account);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(account.email);
  const files = service(restored).storage.from('photos');
  const whole = await files.download('été/mariée.jpg');
  expect(whole.error).toBeNull();
  expect(Buffer.from(await new Response(whole.data).arrayBuffer()).equals(photo)).toBe(true);
  expect(await (await files.download('replaced')).data?.text()).toBe('new');
  expect((await files.download('empty')).data?.size).toBe(0);
}

describe('a backup of a running server', () => {
  it('is for its owner alone and replaces no other', async () => {
    expect((await stat(quiet)).mode & 0o777).toBe(0o600);
    const again = await run('backup', quiet, { dataDir: within('source') });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
    expect((await readdir(home)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('comes back whole in an empty folder, where the server then works', async () => {
    const dataDir = within('folder');
    expect(await run('restore', quiet, { dataDir })).toMatchObject({ code: 0 });
    expect(await rowsOf(dataDir)).toEqual(await readEverything(source.admin));
    const restored = await start(dataDir);
    try {
      await expectWorking(restored);
      // New numbers go on where the old ones ended.
      await withClient(restored.admin, async (client) => {
        const { rows } = await client.query(`insert into public.awkward (title) values ('next') returning id`);
        expect(Number(rows[0].id)).toBeGreaterThan(5_000);
        const seeded = await client.query(`select from public.lists where name = 'from the seed'`);
        expect(seeded.rowCount).toBe(1);
      });
    } finally {
      await restored.stop();
    }
  });

  it('comes back whole in a real server, where the server then works', async () => {
    const databaseUrl = await makeDatabase('restored');
    const dataDir = within('beside-real');
    expect(await run('restore', quiet, { dataDir, databaseUrl })).toMatchObject({ code: 0 });
    expect(await readEverything({ connectionString: databaseUrl })).toEqual(await readEverything(source.admin));
    const restored = await start(dataDir, databaseUrl);
    await expectWorking(restored).finally(() => restored.stop());
  });

  it('comes back whole for a login that is no superuser', async () => {
    const databaseUrl = await makeDatabase('modest', 'modest_owner');
    expect(await run('restore', quiet, { dataDir: within('beside-modest'), databaseUrl })).toMatchObject({ code: 0 });
    expect(await readEverything({ connectionString: databaseUrl })).toEqual(await readEverything(source.admin));
  });

  it('holds the keys only when asked for them', async () => {
    const file = within('keys.backup');
    expect(await run('backup', file, { dataDir: within('source'), withKeys: true })).toMatchObject({ code: 0 });
    const { secretKey } = source.keys;
    for (const [name, archive, has] of [
      ['with-keys', file, true],
      ['without-keys', quiet, false],
    ] as const) {
      expect(await run('restore', archive, { dataDir: within(name) })).toMatchObject({ code: 0 });
      const kept = await readFile(within(name, 'keys.json'), 'utf8').catch(() => '');
      expect(kept.includes(secretKey), name).toBe(has);
    }
  });

  it('is one moment although rows are being written', async () => {
    const writers = writePairs(source.admin, 3);
    const file = within('busy.backup');
    const taken = await run('backup', file, { dataDir: within('source') }).finally(() => writers.stop());
    expect(taken).toMatchObject({ code: 0 });
    expect(await run('restore', file, { dataDir: within('busy') })).toMatchObject({ code: 0 });
    const after = await rowsOf(within('busy'));
    const written = new Set((await readEverything(source.admin))['public.left_hand']);
    expect(after['public.left_hand']?.length).toBeGreaterThan(0);
    expect(after['public.right_hand']).toEqual(after['public.left_hand']);
    expect(after['public.left_hand']?.filter((row) => !written.has(row))).toEqual([]);
    expect(after['public.left_hand']?.length).toBeLessThan(written.size);
  });
});

describe('a restore refuses', () => {
  it('a folder or a database that is not empty, and leaves it as it is', async () => {
    const before = await readEverything(source.admin);
    expect(await run('restore', quiet, { dataDir: within('source') })).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    });
    const databaseUrl = await makeDatabase('filled');
    await withClient({ connectionString: databaseUrl }, (client) => client.query('create table mine (id integer)'));
    expect(await run('restore', quiet, { dataDir: within('nobody'), databaseUrl })).toMatchObject({
      code: 1,
      output: expect.stringContaining('it has public.mine'),
    });
    expect(await readEverything(source.admin)).toEqual(before);
  });

  it('a file that is cut off or damaged, and leaves nothing behind', async () => {
    const whole = await readFile(quiet);
    const databaseUrl = await makeDatabase('untouched');
    // A single bit of compressed data may say nothing: four bytes in a row do.
    const changed = (at: number) => {
      const copy = Buffer.from(whole);
      for (let place = at; place < at + 4; place += 1) copy[place] = ~(copy[place] ?? 0);
      return copy;
    };
    const damaged: Record<string, Buffer> = {
      nothing: Buffer.alloc(0),
      half: whole.subarray(0, whole.length / 2),
      'without its last byte': whole.subarray(0, -1),
      'other bytes in the middle': changed(Math.floor(whole.length / 2)),
      'other bytes near the end': changed(whole.length - 40),
      'something else': randomBytes(10_000),
    };
    for (const [how, bytes] of Object.entries(damaged)) {
      const file = within('damaged.backup');
      await writeFile(file, bytes);
      const target = { dataDir: within('damaged'), ...(how === 'half' ? { databaseUrl } : {}) };
      const ended = await run('restore', file, target);
      expect(ended, how).toMatchObject({ code: 1, output: expect.stringContaining('is not a whole backup') });
      expect(await readdir(within('damaged')).catch(() => []), how).toEqual([]);
    }
    const empty = { connectionString: databaseUrl };
    expect(
      (await withClient(empty, (client) => client.query('select from pg_tables where schemaname !~ $1', ['^pg_|^inf'])))
        .rowCount,
    ).toBe(0);
  });

  it('a backup of another project', async () => {
    const other = new URL('project', import.meta.url).pathname;
    expect(await run('restore', quiet, { dataDir: within('other'), project: other })).toMatchObject({
      code: 1,
      output: expect.stringContaining('20270101000000'),
    });
    expect(await readdir(within('other')).catch(() => [])).toEqual([]);
  });
});

describe('a restore that fails in the middle', () => {
  it('leaves an empty folder, and a database that can be restored into', async () => {
    // A row that breaks a reference: it was forced in, and cannot come back.
    const breakIt = (sql: string) =>
      withClient(source.admin, (client) => client.query(`set session_replication_role = replica; ${sql}`));
    await breakIt('insert into public.gifts values (666, 667, null)');
    const broken = within('broken.backup');
    const taken = await run('backup', broken, { dataDir: within('source') });
    await breakIt('delete from public.gifts where id = 666');
    expect(taken).toMatchObject({ code: 0 });

    const ended = await run('restore', broken, { dataDir: within('broken') });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('gifts_couple_fkey') });
    expect(await readdir(within('broken'))).toEqual([]);

    const databaseUrl = await makeDatabase('twice');
    const target = { dataDir: within('twice'), databaseUrl };
    expect(await run('restore', broken, target)).toMatchObject({ code: 1 });
    const rows = await readEverything({ connectionString: databaseUrl });
    expect([rows['auth.users'], rows['public.awkward'], rows['storage.objects']]).toEqual([[], [], []]);
    const files = await readdir(within('twice', 'files'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toEqual([]);
    expect(await run('restore', quiet, target)).toMatchObject({ code: 0 });
    expect((await readEverything({ connectionString: databaseUrl }))['auth.users']).toHaveLength(1);
  });
});

describe('what was erased since the backup', () => {
  it('is erased again from the list, before anybody sees it', async () => {
    const [list, dataDir] = [within('erased.json'), within('erased')];
    const { data } = await service(source).auth.admin.listUsers();
    const at = new Date().toISOString();
    await writeFile(
      list,
      JSON.stringify([
        { subject: data.users[0]?.id, at },
        { subject: 'kept', at },
      ]),
    );
    const ended = await run('restore', quiet, { dataDir, erasures: list });
    expect(ended).toMatchObject({ code: 3, output: expect.stringContaining('2 listed erasures carried out again.') });
    expect(ended.output).toContain('Not erased again: kept');
    const rows = await rowsOf(dataDir);
    expect(rows['auth.users']).toEqual([]);
    expect(rows['platform.erasures']).toHaveLength(2);
  });

  it('is not erased a second time when the backup was made after it', async () => {
    const { data } = await service(source).auth.admin.listUsers();
    const subject = data.users[0]?.id;
    const [list, file, dataDir] = [within('before.json'), within('after.backup'), within('invited-again')];
    await withClient(source.admin, (client) => client.query('select platform.note_erasures(array[$1])', [subject]));
    expect(await run('backup', file, { dataDir: within('source') })).toMatchObject({ code: 0 });
    const { rows } = await withClient(source.admin, (client) =>
      client.query('delete from platform.erasures returning *'),
    );
    await writeFile(list, JSON.stringify(rows));
    expect(await run('restore', file, { dataDir, erasures: list })).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 listed erasures carried out again.'),
    });
    expect((await rowsOf(dataDir))['auth.users']).toHaveLength(1);
  });

  it('is in a list that the server writes beside its backups', async () => {
    await withClient(source.admin, (client) => client.query(`select platform.note_erasures(array['account:1'])`));
    const read = () => readFile(within('source', 'backups', 'erasures.json'), 'utf8').catch(() => '');
    await expect.poll(read, { timeout: 30_000 }).toContain('"account:1"');
    await withClient(source.admin, (client) => client.query('delete from platform.erasures'));
  });

  it('is refused as a list when it is not one', async () => {
    const list = within('list.json');
    await writeFile(list, '{"subject": 1}');
    const ended = await run('restore', quiet, { dataDir: within('no-list'), erasures: list });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('is not a list of erasures') });
    expect(await readdir(within('no-list')).catch(() => [])).toEqual([]);
  });
});

it('a server that does not run is backed up as well', async () => {
  const [dataDir, file] = [within('folder'), within('resting.backup')];
  expect(await run('backup', file, { dataDir })).toMatchObject({ code: 0 });
  expect(await run('restore', file, { dataDir: within('again') })).toMatchObject({ code: 0 });
  expect(await rowsOf(within('again'))).toEqual(await rowsOf(dataDir));
});

it('there is nothing to back up in an empty folder', async () => {
  const ended = await run('backup', within('none.backup'), { dataDir: within('empty') });
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('nothing to back up') });
  expect((await readdir(home)).filter((name) => name.startsWith('none'))).toEqual([]);
});

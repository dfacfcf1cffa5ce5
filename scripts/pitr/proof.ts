// Proves point-in-time restore: a server with the files of deploy/pgbackrest archives its WAL to a folder or to an S3 store, rows are written
// all the time, then the table is dropped. The restored server must have every row up to the chosen second and none after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { appendFile, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { type Account, identityOf, serverAccount } from '@liesse/platform/postgres/process/account.ts';
import { root } from '../steps/command.ts';
import { openRepository, type Repository, type RepositoryKind, withSettings } from './repository.ts';
import { restoreArguments } from './restore.ts';

const PGBACKREST = '/usr/bin/pgbackrest';
/** Of Debian: pgBackRest supports the server of the same release. */
const serverPrograms = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

export function missingPrograms(): string[] {
  return [
    ...(existsSync(PGBACKREST) ? [] : ['pgbackrest']),
    ...(existsSync('/usr/bin/openssl') ? [] : ['openssl']),
    ...(serverPrograms() === undefined ? ['postgresql'] : []),
  ];
}

export async function provePointInTime(kind: RepositoryKind): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'liesse-pitr-'));
  const account = await serverAccount(folder);
  if (account !== null) await chown(folder, account.uid, account.gid);
  const repository = await openRepository(kind, folder);
  const place: Place = { folder, account, port: await freePort(), config: path.join(folder, 'pgbackrest.conf') };
  try {
    const lines = await prove(place, repository);
    const stored = await repository.stored();
    return stored === null ? lines : [...lines, `files in the S3 store, encrypted: ${stored}`];
  } finally {
    for (const name of ['main', 'restored']) await stopServer(place, name);
    await repository.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Place {
  folder: string;
  /** PostgreSQL refuses to run as root. */
  account: Account | null;
  port: number;
  config: string;
}

async function prove(place: Place, repository: Repository): Promise<string[]> {
  await prepareServer(place, repository);
  await startServer(place, 'main');
  await run(place, PGBACKREST, [`--config=${place.config}`, '--stanza=liesse', 'stanza-create']);
  await run(place, PGBACKREST, [`--config=${place.config}`, '--stanza=liesse', 'check']);
  await query(place, 'create table notes (id serial primary key, at timestamptz not null default clock_timestamp())');
  await run(place, PGBACKREST, [`--config=${place.config}`, '--stanza=liesse', '--type=full', 'backup']);
  // pgBackRest looks for a backup that ended before the target, and compares whole seconds.
  await delay(1_000);

  const before = await writeRows(place);
  const [{ target } = { target: '' }] = await query<{ target: string }>(
    place,
    'select clock_timestamp()::text as target',
  );
  const after = await writeRows(place);
  await query(place, 'drop table notes');
  // The last file of WAL reaches the archive.
  await query(place, 'select pg_switch_wal()');
  await run(place, PGBACKREST, [`--config=${place.config}`, '--stanza=liesse', 'check']);
  await stopServer(place, 'main');

  const began = performance.now();
  const into = path.join(place.folder, 'restored');
  await mkdir(into, { mode: 0o700 });
  if (place.account !== null) await chown(into, place.account.uid, place.account.gid);
  await run(place, PGBACKREST, restoreArguments({ config: place.config, to: target, into }));
  await startServer(place, 'restored');
  const rows = await untilPromoted(place);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const ids = rows.map(({ id }) => id);
  const isRight = ids.length === before.length && ids.every((id, index) => id === before[index]);
  if (!isRight) throw new Error(`restored ${ids.length} rows, expected ${before.length}`);
  return [
    `rows acknowledged before the second: ${before.length}, restored: ${ids.length}`,
    `rows written after it and left out: ${after.length}`,
    `restored to ${target} in ${seconds} s`,
  ];
}

const ROWS = 40;

async function writeRows(place: Place): Promise<number[]> {
  const ids: number[] = [];
  await withClient(connectionOf(place), async (client) => {
    for (let index = 0; index < ROWS; index += 1) {
      const { rows } = await client.query<{ id: number }>('insert into notes default values returning id');
      ids.push(...rows.map(({ id }) => id));
      await delay(10);
    }
  });
  return ids;
}

async function untilPromoted(place: Place): Promise<{ id: number }[]> {
  for (;;) {
    const [state] = await query<{ waits: boolean }>(place, 'select pg_is_in_recovery() as waits');
    if (state?.waits === false) return query<{ id: number }>(place, 'select id from notes order by id');
    await delay(100);
  }
}

/** The files of deploy/pgbackrest, with the paths of this folder. */
async function prepareServer(place: Place, repository: Repository): Promise<void> {
  const { folder, config } = place;
  const main = path.join(folder, 'main');
  await run(place, 'initdb', ['-D', main, '-A', 'trust', '-U', 'postgres', '--data-checksums', '--no-sync']);
  const settings = await readFile(path.join(root, 'deploy/pgbackrest/postgresql.conf'), 'utf8');
  await appendFile(
    path.join(main, 'postgresql.conf'),
    `${settings.replace('pgbackrest --stanza', `${PGBACKREST} --config=${config} --stanza`)}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`,
  );
  const own = withSettings(repository.config, {
    'process-max': `2\nlog-path=${folder}\nlock-path=${folder}\nlog-level-file=off`,
    'pg1-path': `${main}\npg1-port=${place.port}\npg1-socket-path=${folder}\npg1-user=postgres`,
  });
  await writeFile(config, own);
}

const startServer = (place: Place, name: string): Promise<void> =>
  run(place, 'pg_ctl', [
    '-D',
    path.join(place.folder, name),
    '-l',
    `${place.folder}/${name}.log`,
    '-o',
    `-p ${place.port}`,
    '-w',
    '-t',
    '120',
    'start',
  ]);

async function stopServer(place: Place, name: string): Promise<void> {
  const data = path.join(place.folder, name);
  if (existsSync(path.join(data, 'postmaster.pid')))
    await run(place, 'pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
}

/** It does not block: the S3 store is served by this process. */
async function run({ account, folder }: Place, program: string, args: string[]): Promise<void> {
  const file = program.startsWith('/') ? program : path.join(serverPrograms() ?? '', program);
  // The output of pg_ctl must not be a pipe: the server that it starts would hold it open.
  const output = program === 'pg_ctl' ? 'ignore' : 'pipe';
  const child = spawn(file, args, { ...identityOf(account), cwd: folder, stdio: ['ignore', output, output] });
  const [said, [status]] = await Promise.all([
    Promise.all([child.stdout, child.stderr].map((stream) => (stream === null ? Promise.resolve('') : text(stream)))),
    once(child, 'exit'),
  ]);
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.at(-1)} failed: ${said.join('')}`);
}

const connectionOf = ({ port }: Place): Parameters<typeof withClient>[0] => ({
  host: '127.0.0.1',
  port,
  user: 'postgres',
  database: 'postgres',
});

const query = <T extends Record<string, unknown>>(place: Place, sql: string): Promise<T[]> =>
  withClient(connectionOf(place), async (client) => (await client.query<T>(sql)).rows);

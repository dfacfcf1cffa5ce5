// PgBouncer in transaction mode in front of a PostgreSQL server, as `docs/operations.md` describes it.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { fillTemplate } from '../../scripts/cluster/template.ts';

/** Debian installs it beside the programs of root. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);

export interface Pooler {
  /** The address of the same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** So few connections of the server that the clients must share them. */
const SERVER_CONNECTIONS = 3;

export async function startPgbouncer(program: string, databaseUrl: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const password = randomBytes(12).toString('hex');
  await withClient({ connectionString: databaseUrl }, (client) =>
    client.query(fillTemplate('pgbouncer.sql', { POOLER_PASSWORD: password })),
  );
  const port = await freePort();
  const server = new URL(databaseUrl);
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'log');
  await writeFile(users, `"pgbouncer" "${password}"\n`, { mode: 0o600 });
  await writeFile(settings, settingsOf({ server, port, users, log }));
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const file of [folder, users, settings]) await chown(file, NOBODY.uid, NOBODY.gid);
  const child = spawn(program, [settings], { stdio: 'ignore', ...(isRoot && NOBODY) });
  await untilListening(child, port).catch(async (error: unknown) => {
    throw new Error(`PgBouncer did not start:\n${await readFile(log, 'utf8').catch(() => '')}`, { cause: error });
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const NOBODY = { uid: 65_534, gid: 65_534 };

interface Settings {
  server: URL;
  port: number;
  users: string;
  log: string;
}

const settingsOf = ({ server, port, users, log }: Settings) => `[databases]
* = host=${server.hostname} port=${server.port} auth_user=pgbouncer
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_query = select usename, passwd from pgbouncer.lookup($1)
pool_mode = transaction
max_client_conn = 200
default_pool_size = ${SERVER_CONNECTIONS}
logfile = ${log}
`;

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(20);
  }
  throw new Error(`exit code ${child.exitCode}`);
}

// The programs of a cluster: Debian packages that have to be installed. What is missing is named with its package.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  nginx: string;
  openssl: string;
  /** The folder of `postgres`, `initdb` and `pg_rewind`. */
  postgres: string;
}

const PACKAGES: Record<Exclude<keyof Programs, 'postgres'>, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  openssl: 'openssl',
};

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Finds the programs in `folders`, or names the packages that are missing. */
export function findPrograms(
  folders: readonly string[] = FOLDERS,
  postgresFolders = '/usr/lib/postgresql/*/bin',
): { ok: true; programs: Programs } | { ok: false; missing: string[] } {
  const missing: string[] = [];
  const find = (name: keyof typeof PACKAGES): string => {
    const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
    if (found === undefined) missing.push(...PACKAGES[name].split(' '));
    return found ?? '';
  };
  const postgres = globSync(postgresFolders)
    .filter((folder) => existsSync(path.join(folder, 'postgres')))
    .toSorted((a, b) => majorOf(a) - majorOf(b))
    .at(-1);
  if (postgres === undefined) missing.push('postgresql');
  const programs: Programs = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    nginx: find('nginx'),
    openssl: find('openssl'),
    postgres: postgres ?? '',
  };
  return missing.length > 0 ? { ok: false, missing } : { ok: true, programs };
}

const majorOf = (folder: string): number => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** The account that the package of PostgreSQL creates: neither PostgreSQL nor PgBouncer run as root. */
export function postgresAccount(): { uid: number; gid: number } {
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

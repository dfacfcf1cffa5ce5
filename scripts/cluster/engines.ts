// What the product needs below and in front of it: etcd, PostgreSQL under Patroni, HAProxy, PgBouncer, an S3 store, nginx.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { type Layout, MEMBERS, type Member } from './layout.ts';
import { type Programs, postgresAccount } from './programs.ts';
import { Service } from './service.ts';
import { fillTemplate } from './template.ts';

export interface Engines {
  etcd: Service[];
  patroni: Service[];
  haproxy: Service;
  pgbouncer: Service;
  store: Service;
  nginx: Service;
}

export function planEngines(layout: Layout, programs: Programs): Engines {
  const account = postgresAccount();
  for (const member of MEMBERS) {
    mkdirSync(layout.folderOf(member), { mode: 0o711 });
    chownSync(layout.folderOf(member), account.uid, account.gid);
  }
  const write = (member: Member, name: string, mode = 0o600): string => {
    const file = path.join(layout.folderOf(member), name);
    writeFileSync(file, fillTemplate(name, layout.values(member)), { mode });
    chownSync(file, account.uid, account.gid);
    return file;
  };
  const log = (name: string) => path.join(layout.folder, `${name}.log`);
  write(1, 'pgbouncer-users.txt');
  write(1, 'unavailable.http');
  makeCertificate(layout, programs.openssl);
  return {
    etcd: MEMBERS.map(
      (member) =>
        new Service({
          name: `etcd ${member}`,
          file: programs.etcd,
          args: ['--config-file', write(member, 'etcd.yml')],
          log: log(`etcd-${member}`),
          // Silences a warning there, and is ignored elsewhere.
          env: { ETCD_UNSUPPORTED_ARCH: 'arm64' },
          account,
          isReady: () => answers(`http://127.0.0.1:${layout.port('etcd', member)}/health`),
        }),
    ),
    patroni: ([1, 2] as const).map(
      (member) =>
        new Service({
          name: `patroni ${member}`,
          file: programs.patroni,
          args: [write(member, 'patroni.yml')],
          log: log(`patroni-${member}`),
          account,
          isReady: () => answers(`http://127.0.0.1:${layout.port('patroni', member)}/health`),
        }),
    ),
    haproxy: new Service({
      name: 'HAProxy',
      file: programs.haproxy,
      args: ['-f', write(1, 'haproxy.cfg'), '-db'],
      log: log('haproxy'),
      account,
      isReady: () => leadsToPrimary(layout.adminUrl.replace(/liesse$/, 'postgres')),
    }),
    pgbouncer: new Service({
      name: 'PgBouncer',
      file: programs.pgbouncer,
      args: [write(1, 'pgbouncer.ini')],
      log: log('pgbouncer'),
      account,
      stopSignal: 'SIGINT',
      isReady: () => connects(layout.adminUrl.replace(`:${layout.port('leader')}/`, `:${layout.port('pooler')}/`)),
    }),
    store: new Service({
      name: 'S3 store',
      file: process.execPath,
      args: [path.join(import.meta.dirname, 'store.ts'), path.join(layout.folder, 's3'), String(layout.port('store'))],
      log: log('store'),
      isReady: async () => (await fetch(`http://127.0.0.1:${layout.port('store')}/`)).status < 500,
    }),
    nginx: new Service({
      name: 'nginx',
      file: programs.nginx,
      args: ['-c', write(1, 'nginx.conf'), '-e', path.join(layout.folderOf(1), 'nginx-error.log')],
      log: log('nginx'),
      stopSignal: 'SIGQUIT',
      isReady: () => answers(`${layout.publicUrl}/health`),
    }),
  };
}

/** The product's database, and the account by which PgBouncer asks for passwords. */
export async function createDatabase(layout: Layout): Promise<void> {
  const server = layout.adminUrl.replace(/liesse$/, 'postgres');
  await withClient({ connectionString: server }, (client) => client.query('create database liesse'));
  const script = fillTemplate('pgbouncer.sql', layout.values(1));
  await withClient({ connectionString: layout.adminUrl }, (client) => client.query(script));
}

/** Self-signed: `tls.crt` is what a client has to trust. */
function makeCertificate(layout: Layout, openssl: string): void {
  const folder = layout.folderOf(1);
  const key = path.join(folder, 'tls.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const files = ['-keyout', key, '-out', path.join(folder, 'tls.crt')];
  execFileSync(openssl, ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
  chmodSync(key, 0o600);
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** HAProxy takes both servers for healthy until their first check, and sends connections to them in turn. */
async function leadsToPrimary(connectionString: string): Promise<boolean> {
  const isPrimary = async () => {
    const { rows } = await withClient({ connectionString, connectionTimeoutMillis: 5_000 }, (client) =>
      client.query<{ primary: boolean }>('select not pg_is_in_recovery() as primary'),
    );
    return rows[0]?.primary === true;
  };
  return (await Promise.all([1, 2, 3, 4].map(isPrimary))).every(Boolean);
}

async function connects(connectionString: string): Promise<boolean> {
  await withClient({ connectionString, connectionTimeoutMillis: 5_000 }, (client) => client.query('select'));
  return true;
}

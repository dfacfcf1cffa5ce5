// Where everything of a cluster on one machine listens and lies: the values for the placeholders of deploy/cluster.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Values } from './template.ts';

export type Member = 1 | 2 | 3;
export const MEMBERS: readonly Member[] = [1, 2, 3];
/** Two of the three machines have a database. */
export const DATABASES: readonly Member[] = [1, 2];

export interface Layout {
  folder: string;
  publicUrl: string;
  /** PostgreSQL through HAProxy, for operators. */
  adminUrl: string;
  postgresPassword: string;
  port(what: Port, member?: Member): number;
  /** The folder of one machine. */
  folderOf(member: Member): string;
  /** The placeholders of one machine. */
  values(member: Member): Values;
}

const PORTS = [
  'public',
  'web',
  'leader',
  'pooler',
  'store',
  'etcd',
  'etcd-peer',
  'postgres',
  'patroni',
  'app',
  'metrics',
] as const;
type Port = (typeof PORTS)[number];

const HOST = '127.0.0.1';
const NUMBER = PORTS.length * 3;

export async function planLayout(folder: string, firstPort: number, postgresPrograms: string): Promise<Layout> {
  const first = await freeRange(firstPort);
  const passwords = { postgres: password(), replication: password(), patroni: password(), pooler: password() };
  const port = (what: Port, member: Member = 1): number => first + PORTS.indexOf(what) * 3 + member - 1;
  const at = (what: Port, member: Member = 1) => `${HOST}:${port(what, member)}`;
  const folderOf = (member: Member) => path.join(folder, `n${member}`);
  const publicUrl = `https://localhost:${port('public')}`;
  return {
    folder,
    publicUrl,
    adminUrl: `postgres://postgres:${passwords.postgres}@${at('leader')}/liesse`,
    postgresPassword: passwords.postgres,
    port,
    folderOf,
    values: (member) => ({
      NAME: `n${member}`,
      FOLDER: folderOf(member),
      NETWORK: `${HOST}/32`,
      ETCD_CLIENT: at('etcd', member),
      ETCD_PEER: at('etcd-peer', member),
      ...numbered('ETCD_CLIENT', (each) => at('etcd', each)),
      ...numbered('ETCD_PEER', (each) => at('etcd-peer', each)),
      PATRONI: at('patroni', member),
      ...numbered('PATRONI_HOST', () => HOST),
      ...numbered('PATRONI_PORT', (each) => port('patroni', each)),
      PATRONI_PASSWORD: passwords.patroni,
      POSTGRES: at('postgres', member),
      ...numbered('POSTGRES', (each) => at('postgres', each)),
      POSTGRES_PROGRAMS: postgresPrograms,
      POSTGRES_PASSWORD: passwords.postgres,
      REPLICATION_PASSWORD: passwords.replication,
      SHARED_BUFFERS: '128MB',
      LEADER: at('leader'),
      LEADER_HOST: HOST,
      LEADER_PORT: port('leader'),
      POOLER_HOST: HOST,
      POOLER_PORT: port('pooler'),
      POOLER_PASSWORD: passwords.pooler,
      APP_HOST: HOST,
      APP_PORT: port('app', member),
      ...numbered('APP', (each) => at('app', each)),
      WEB: at('web'),
      METRICS_PORT: port('metrics', member),
      PUBLIC_LISTEN: at('public'),
      PUBLIC_URL: publicUrl,
      ADMIN_EMAIL: '',
      S3_ENDPOINT: `http://${at('store')}`,
      S3_REGION: 'eu-west-3',
      S3_BUCKET: 'liesse-test',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_HOST: '',
      SMTP_PORT: '',
      SMTP_FROM: '',
    }),
  };
}

const password = (): string => randomBytes(16).toString('hex');

const numbered = (name: string, value: (member: Member) => string | number): Values =>
  Object.fromEntries(MEMBERS.map((member) => [`${name}_${member}`, value(member)]));

/** Consecutive ports below those that outgoing connections take: a program that is killed finds its port again. */
async function freeRange(from: number): Promise<number> {
  for (let first = from; first + NUMBER < 32_000; first += NUMBER) {
    const ports = Array.from({ length: NUMBER }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`no ${NUMBER} free ports in a row from ${from} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, HOST);
  if (!(await listening)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

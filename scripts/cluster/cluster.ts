// A small production on one machine: starts everything in the order in which it needs one another, and stops it in the reverse order.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import { loadKeys, type PlatformKeys } from '@liesse/platform/auth/tokens/keys.ts';
import { root } from '../steps/command.ts';
import { createDatabase, type Engines, planEngines } from './engines.ts';
import { type Layout, MEMBERS, type Member, planLayout } from './layout.ts';
import { members, untilSynchronous } from './patroni.ts';
import type { Programs } from './programs.ts';
import { Service } from './service.ts';
import { fillTemplate } from './template.ts';

export interface ClusterOptions {
  programs: Programs;
  firstPort: number;
  /** Added to the environment of each product process. */
  env?: Record<string, string>;
  report: (line: string) => void;
}

export class Cluster {
  readonly layout: Layout;
  readonly engines: Engines;
  readonly apps: readonly Service[];
  readonly keys: PlatformKeys;
  readonly #report: (line: string) => void;
  #isStopping = false;

  private constructor(layout: Layout, engines: Engines, keys: PlatformKeys, options: ClusterOptions) {
    this.layout = layout;
    this.engines = engines;
    this.keys = keys;
    this.#report = options.report;
    this.apps = MEMBERS.map((member) => planApp(layout, member, options.env ?? {}));
  }

  static async plan(options: ClusterOptions): Promise<Cluster> {
    const folder = mkdtempSync(path.join(tmpdir(), 'liesse-cluster-'));
    // The account of PostgreSQL enters it; what is secret in it has its own mode.
    chmodSync(folder, 0o711);
    const layout = await planLayout(folder, options.firstPort, options.programs.postgres);
    const engines = planEngines(layout, options.programs);
    trust(readFileSync(path.join(layout.folderOf(1), 'tls.crt'), 'utf8'));
    return new Cluster(layout, engines, await shareKeys(layout), options);
  }

  get url(): string {
    return this.layout.publicUrl;
  }

  appUrl(member: Member): string {
    return `http://127.0.0.1:${this.layout.port('app', member)}`;
  }

  async start(): Promise<void> {
    const { etcd, patroni, haproxy, pgbouncer, store, nginx } = this.engines;
    await this.#step('etcd, three members', () => Promise.all(etcd.map((each) => each.start())));
    await this.#step('PostgreSQL under Patroni, primary and synchronous standby', async () => {
      for (const each of patroni) await each.start();
      await untilSynchronous(this.layout);
    });
    await this.#step('HAProxy, which leads to the primary', () => haproxy.start());
    await this.#step('the database', () => createDatabase(this.layout));
    await this.#step('PgBouncer in transaction mode, and the S3 store', () =>
      Promise.all([pgbouncer.start(), store.start()]),
    );
    // All at once: one migrates, the others wait for it.
    await this.#step('Liesse, three processes', () => Promise.all(this.apps.map((each) => each.start())));
    await this.#step('nginx with TLS', () => nginx.start());
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const { etcd, patroni, haproxy, pgbouncer, store, nginx } = this.engines;
    await Promise.all(this.apps.map((each) => each.stop()));
    await nginx.stop();
    await Promise.all([pgbouncer.stop(), store.stop()]);
    await haproxy.stop();
    // The standby first: it would take over from a primary that ends before it.
    const leader = (await members(this.layout)).find(({ role }) => role === 'leader')?.name;
    for (const index of leader === 'n1' ? [1, 0] : [0, 1]) await patroni[index]?.stop();
    // Their data is thrown away: to hand over the lead would only take time.
    await Promise.all(etcd.map((each) => each.stop('SIGKILL')));
    rmSync(this.layout.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #step(what: string, work: () => Promise<unknown>): Promise<void> {
    if (this.#isStopping) throw new Error('the start was interrupted');
    const began = performance.now();
    await work();
    this.#report(`✓ ${what} · ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

function planApp(layout: Layout, member: Member, env: Record<string, string>): Service {
  const settings = parseEnv(fillTemplate('liesse.env', layout.values(member)));
  const url = `http://127.0.0.1:${layout.port('app', member)}/health`;
  return new Service({
    name: `Liesse ${member}`,
    file: process.execPath,
    args: [path.join(root, 'apps/server/src/main.ts')],
    log: path.join(layout.folder, `liesse-${member}.log`),
    cwd: root,
    env: { ...settings, DEMO: '1', LOG_FORMAT: 'json', ...env },
    isReady: async () => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status === 200,
  });
}

/** Each process has its own data folder with the same keys in it, from before its first start. */
async function shareKeys(layout: Layout): Promise<PlatformKeys> {
  const folders = MEMBERS.map((member) => path.join(layout.folderOf(member), 'data'));
  for (const folder of folders) mkdirSync(folder, { mode: 0o700 });
  const [first = '', ...others] = folders;
  const keys = await loadKeys(first);
  for (const folder of others) copyFileSync(path.join(first, 'keys.json'), path.join(folder, 'keys.json'));
  return keys;
}

function trust(certificate: string): void {
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
}

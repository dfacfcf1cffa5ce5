// Several server processes on one real PostgreSQL behind one address, and official clients on each.
import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@liesse/platform/free-port.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from '@liesse/platform/postgres/launcher.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { PASSWORD } from '#tests/support/password.ts';
import { type Line, openLine } from './realtime-line.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ENTRY = fileURLToPath(new URL('realtime-server.ts', import.meta.url));

type Keys = { publishableKey: string; secretKey: string };
export type Member = { id: string; token: string };

export class Stage {
  readonly line: Line;
  readonly #folder: string;
  readonly #tcp: { port: number; password: string };
  readonly #servers: ServerProcess[] = [];
  readonly #clients: SupabaseClient[] = [];
  readonly #env: Record<string, string>;
  #postgres: PostgresServer | null = null;
  #keys: Keys = { publishableKey: '', secretKey: '' };

  private constructor(line: Line, folder: string, port: number, env: Record<string, string>) {
    this.line = line;
    this.#folder = folder;
    this.#env = env;
    this.#tcp = { port, password: randomBytes(12).toString('hex') };
  }

  /** `env` is added to the environment of the processes. */
  static async open(env: Record<string, string> = {}): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'realtime-stage-'));
    const stage = new Stage(await openLine(), folder, await freePort(), env);
    await copyPreparedCluster(join(folder, 'pg'));
    await stage.startDatabase();
    return stage;
  }

  get databaseUrl(): string {
    const { port, password } = this.#tcp;
    return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  }

  get secretKey(): string {
    return this.#keys.secretKey;
  }

  async startDatabase(): Promise<void> {
    this.#postgres = await launchPostgres({ dataDir: join(this.#folder, 'pg'), observe: () => {}, tcp: this.#tcp });
  }

  async stopDatabase(): Promise<void> {
    await this.#postgres?.stop();
  }

  /** Another process with the same keys. New connections through the line reach it too. */
  async addServer(): Promise<ServerProcess> {
    const data = join(this.#folder, `server-${this.#servers.length}`);
    await mkdir(data, { mode: 0o700 });
    const [first] = this.#servers;
    const keys = join(this.#folder, 'server-0', 'keys.json');
    if (first) await copyFile(keys, join(data, 'keys.json'));
    const env = { ...this.#env, DATABASE_URL: this.databaseUrl, PUBLIC_URL: this.line.url };
    const server = await startServer(data, ENTRY, env);
    this.#servers.push(server);
    this.#keys = JSON.parse(await readFile(keys, 'utf8')) as Keys;
    this.leadToLiving();
    return server;
  }

  async kill(server: ServerProcess): Promise<void> {
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    this.leadToLiving();
  }

  leadToLiving(): void {
    this.line.lead(this.#servers.filter((server) => !server.hasExited()).map(({ url }) => url));
  }

  /** An official client at one process, or at the line. */
  async client(url: string, member?: Member): Promise<SupabaseClient> {
    const client = createClient(url, this.#keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...(member === undefined ? {} : { accessToken: async () => member.token }),
    });
    await client.realtime.setAuth();
    this.#clients.push(client);
    return client;
  }

  async member(): Promise<Member> {
    const { secretKey, publishableKey } = this.#keys;
    const email = `${randomUUID()}@example.org`;
    const admin = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    await this.#post('/admin/users', admin, { email, password: PASSWORD, email_confirm: true });
    const made = await this.#post(
      '/token?grant_type=password',
      { apikey: publishableKey },
      { email, password: PASSWORD },
    );
    const { access_token: token, user } = made as { access_token: string; user: { id: string } };
    return { id: user.id, token };
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  note = (suite: string, title: string, owner: string | null = null) =>
    this.sql('insert into public.live_notes (suite, title, owner) values ($1, $2, $3)', [suite, title, owner]);

  endClients(): void {
    for (const client of this.#clients.splice(0)) {
      for (const channel of client.getChannels()) channel.teardown();
      void client.realtime.disconnect();
    }
  }

  async close(): Promise<void> {
    this.endClients();
    await this.line.close();
    for (const server of this.#servers) if (!server.hasExited()) process.kill(server.pid, 'SIGKILL');
    await Promise.all(this.#servers.map(({ exited }) => exited));
    await this.#postgres?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  log(): string {
    return this.#servers.map((server, i) => `server ${i}:\n${server.log()}`).join('\n');
  }

  async #post(path: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
    // Not through the line: a socket opened later would take over the connection this leaves, wherever it leads.
    const answer = await fetch(`${this.#servers[0]?.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

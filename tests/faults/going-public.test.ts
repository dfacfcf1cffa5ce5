import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@liesse/platform/free-port.ts';
import { startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remove } from '../../scripts/demo/remove.ts';
import { type Site, signIn, useDemonstration } from './demonstration-use.ts';

const root = resolve(import.meta.dirname, '../..');
let dataDir: string;
let real: Awaited<ReturnType<typeof useDemonstration>>;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-public-'));
  await copyPreparedCluster(dataDir, { project: root, seed: true });
  const platform = await startPlatform({ project: root, dataDir, host: '127.0.0.1', port: 0, observe: () => {} });
  real = await useDemonstration({ url: platform.url, ...platform.keys }, platform.admin);
  await platform.stop();
});

afterAll(async () => {
  for (const child of processes) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** The server as its operator opens it to everyone, behind a proxy. */
async function startInPublic(): Promise<{ child: ChildProcess; site: Site; output: () => string }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://liesse.example',
      ADMIN_EMAIL: 'direction@liesse.example',
      LOG_FORMAT: 'pretty',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as Omit<Site, 'url'>;
  return { child, site: { url: `http://127.0.0.1:${port}`, ...keys }, output: () => output };
}

async function untilHealthy({ url }: Site, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server ended');
}

describe('A44 a folder of the demonstration', () => {
  it('never starts in public, and says how to begin anew or to remove the demonstration', async () => {
    const { child, output } = await startInPublic();
    expect(await once(child, 'close')).toEqual([78, null]);
    expect(output()).toContain('cette base contient la démonstration');
    expect(output()).toContain('DATA_DIR');
    expect(output()).toContain('npm run demo -- --remove');
    expect(output()).not.toContain('Écoute sur');
  });

  it('is rid of it by npm run demo -- --remove, which counts what is left', async () => {
    const lines: string[] = [];
    const isGone = await remove({ root, dataDir, databaseUrl: undefined, print: (line) => lines.push(line) });
    expect([isGone, lines.at(-1)], lines.join('\n')).toEqual([true, 'Nothing of the demonstration is left.']);
    for (const what of ['accounts', 'sessions', 'rows', 'files', 'mails'])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${what} +[1-9]\\d* removed, 0 left$`)));
  });

  it('then starts in public with the real accounts, an invited administrator and no mailbox', async () => {
    const { child, site } = await startInPublic();
    await untilHealthy(site, child);
    for (const email of ['client@demo.liesse.example', 'admin@demo.liesse.example', real.changedAddress])
      expect((await signIn(site, email, 'liesse-demo')).status).toBe(400);
    const client = await signIn(site, real.clientEmail, real.password);
    expect(client.status).toBe(200);
    const { access_token: token } = (await client.json()) as { access_token: string };
    const read = async (path: string) =>
      (
        await fetch(site.url + path, { headers: { apikey: site.publishableKey, authorization: `Bearer ${token}` } })
      ).text();
    expect(await read('/rest/v1/events?select=name')).toBe('[{"name":"Un vrai mariage"}]');
    expect(await read('/rest/v1/partners?select=name,rating_count')).toBe(
      '[{"name":"Un vrai traiteur","rating_count":0}]',
    );
    expect((await fetch(`${site.url}/storage/v1/object/public/avatars/${real.avatar}`)).status).toBe(200);
    const users = await fetch(`${site.url}/auth/v1/admin/users`, { headers: { apikey: site.secretKey } });
    expect(await users.text()).toContain('direction@liesse.example');
    expect((await fetch(`${site.url}/mailbox`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

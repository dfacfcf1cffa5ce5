import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from './composition.ts';
import { readConfiguration } from './startup/configuration.ts';

let root: string;
let server: RunningServer;
const order: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liesse-composition-'));
  const project = resolve(import.meta.dirname, '../../..');
  await symlink(join(project, 'supabase'), join(root, 'supabase'));
  await writeBuild(join(root, 'apps/web/dist'));
  await copyPreparedCluster(join(root, 'data'), { project, seed: true });
  const port = await freePort();
  const read = readConfiguration({ DATA_DIR: join(root, 'data'), PORT: String(port), DEMO: '1' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const firstPage = untilAnswered(`http://127.0.0.1:${port}/home`).then(() => order.push('first page'));
  server = await startServer({
    configuration: read.configuration,
    root,
    log: ({ kind }) => kind === 'demonstration.furnished' && order.push(kind),
    onFatal: () => {},
    signal: new AbortController().signal,
  });
  await firstPage;
});

async function untilAnswered(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))?.ok) await delay(20);
}

afterAll(async () => {
  await server?.stop();
  await rm(root, { recursive: true, force: true });
});

/** The smallest build that the server accepts: its one static page is the name of the site. */
async function writeBuild(dist: string): Promise<void> {
  await mkdir(join(dist, 'server'), { recursive: true });
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await writeFile(
    join(dist, 'server/entry-server.js'),
    `export const forgetSettings = () => {};
     export const render = async ({ site }) =>
       ({ kind: 'page', status: 200, html: site.name, isPrivate: false, scripts: { kind: 'hash', hash: 'sha256-x' } });`,
  );
  await writeFile(join(dist, 'client/.vite/manifest.json'), '{}');
}

describe('the composed server', () => {
  it('answers with pages once the pictures of the demonstration are stored', () => {
    expect(order).toEqual(['demonstration.furnished', 'first page']);
  });

  it('shows the figures of its connection pool on /metrics', async () => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^liesse_pool_connections\{state="total"\} [1-9]\d*$/m);
    expect(text).toMatch(/^liesse_pool_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^liesse_pool_connections\{state="waiting"\} 0$/m);
  });

  it('[AREA-A4] shows a new name of the site on pages, feeds and the manifest within a second', async () => {
    const { secretKey } = JSON.parse(await readFile(join(root, 'data/keys.json'), 'utf8')) as { secretKey: string };
    const shown = async () => {
      const read = async (path: string) => (await fetch(server.url + path)).text();
      const [page, feed, manifest] = await Promise.all(['/home', '/blog/rss.xml', '/site.webmanifest'].map(read));
      return { page, feed: /<title>(.*?)<\/title>/.exec(feed ?? '')?.[1], manifest: JSON.parse(manifest ?? '').name };
    };
    expect(await shown()).toMatchObject({ page: 'Liesse', manifest: 'Liesse', feed: expect.stringMatching(/Liesse$/) });
    const saved = await fetch(`${server.url}/rest/v1/site_settings?key=eq.identity`, {
      method: 'PATCH',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ value: { name: 'Maison Aubépine', logo: null } }),
    });
    expect(saved.status).toBe(204);
    await vi.waitFor(
      async () =>
        expect(await shown()).toMatchObject({
          page: 'Maison Aubépine',
          manifest: 'Maison Aubépine',
          feed: expect.stringMatching(/Maison Aubépine$/),
        }),
      { timeout: 1_000, interval: 20 },
    );
  });
});

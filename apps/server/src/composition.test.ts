import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from './composition.ts';
import { readConfiguration } from './startup/configuration.ts';

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liesse-composition-'));
  await symlink(resolve(import.meta.dirname, '../../../supabase'), join(root, 'supabase'));
  await writeBuild(join(root, 'apps/web/dist'));
  const read = readConfiguration({ DATA_DIR: join(root, 'data'), PORT: '0', DEMO: '0' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  server = await startServer({
    configuration: read.configuration,
    root,
    log: () => {},
    onFatal: () => {},
    signal: new AbortController().signal,
  });
});

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

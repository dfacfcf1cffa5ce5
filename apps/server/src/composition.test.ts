import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** The smallest build that the server accepts: these tests ask for no page. */
async function writeBuild(dist: string): Promise<void> {
  await mkdir(join(dist, 'server'), { recursive: true });
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await writeFile(join(dist, 'server/entry-server.js'), 'export const render = () => { throw new Error("no page"); };');
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
});

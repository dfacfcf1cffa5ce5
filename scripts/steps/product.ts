// The product as people meet it, on a port and a data folder of its own: for pictures and for figures.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { buildWeb, isWebStale } from '../build.ts';
import { root } from './command.ts';

export interface Product {
  url: string;
  keys: { publishableKey: string; secretKey: string };
  /** Of the server's process. */
  pid: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** Builds if the sources changed, then starts the server with the demonstration in it. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  if (isWebStale()) {
    const { code, output } = await buildWeb();
    if (code !== 0) throw new Error(`${output}\nThe web application could not be built.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'liesse-product-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(130)));
  }
  try {
    await untilPagesAnswer(server, url);
    return { url, keys: JSON.parse(readFileSync(path.join(folder, 'keys.json'), 'utf8')), pid: server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `/health` answers earlier: pages also wait for the pictures of the demonstration. */
async function untilPagesAnswer(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !hasEnded(server)) {
    const answer = await fetch(`${url}/home`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('The server did not start.');
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

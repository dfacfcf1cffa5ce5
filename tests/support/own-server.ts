// A server for the browser stories that change a whole site or need another configuration: no demonstration, and a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';

export interface OwnServer {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

const project = path.resolve(import.meta.dirname, '../..');

/** `env`: what differs from the server of the other stories. */
export async function startOwnServer(env: Record<string, string>, port?: number): Promise<OwnServer> {
  const ownPort = port ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'liesse-e2e-own-'));
  await copyPreparedCluster(dataDir, { project, seed: false });
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      DEMO: '0',
      ...env,
    },
    stdio: 'ignore',
  });
  const isGone = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${ownPort}`;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('The server ended while it started.');
    await delay(100);
  }
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await isGone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

// A function under Deno itself, without a network: its packages are those that are installed already.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import deno from 'deno/install_api.cjs';

export type DenoFunction = { url: string; stop(): Promise<void> };

const DEAD_PROXY = 'http://127.0.0.1:1';

export async function startUnderDeno(entrypoint: string, environment: Record<string, string>): Promise<DenoFunction> {
  const cache = await mkdtemp(join(tmpdir(), 'deno-'));
  const offline = ['--node-modules-dir=manual', '--no-remote', '--cached-only', '--no-lock'];
  const running = spawn(
    deno.runInstall(),
    ['run', ...offline, '--check', '--allow-net=127.0.0.1', '--allow-env', entrypoint],
    {
      env: {
        ...environment,
        DENO_DIR: cache,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        HTTPS_PROXY: DEAD_PROXY,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const left = new Promise<void>((resolve) => running.on('close', () => resolve()));
  const stop = async () => {
    running.kill();
    await left;
    await rm(cache, { recursive: true, force: true });
  };
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr]) {
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const [, address] = /Listening on (http:\S+?)\/?(?:\s|$)/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    void left.then(() => reject(new Error(said.join('\n'))));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

// The platform as a process of its own, so that it can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '@liesse/platform/free-port.ts';

export interface ServerProcess {
  url: string;
  pid: number;
  hasExited(): boolean;
  exited: Promise<void>;
  // The last lines it wrote, to explain a failure.
  log(): string;
}

const platform = fileURLToPath(new URL('../../packages/platform/src/bin/platform.ts', import.meta.url));
const project = fileURLToPath(new URL('project', import.meta.url));

export async function startServer(
  dataDir: string,
  entry = platform,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  // The defaults of a product, not those of a local stack.
  const strict = entry === platform ? ['--strict'] : [];
  const args = [entry, ...strict, '--project', project, '--port', String(port), '--data', dataDir];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const exited = once(child, 'exit').then(() => {});
  const url = await Promise.race([
    listeningAddress(child, lines),
    exited.then(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, 60_000, null).unref()),
  ]);
  if (url === null) {
    child.kill('SIGKILL');
    throw new Error(`the server did not start:\n${lines.join('\n')}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    exited,
    log: () => lines.join('\n'),
  };
}

// The process id on the first line of PostgreSQL's own pid file.
export async function postmasterPid(dataDir: string): Promise<number> {
  const pid = Number.parseInt(await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10);
  if (!(pid > 1)) throw new Error(`no PostgreSQL is running on ${dataDir}`);
  return pid;
}

export async function secretKey(dataDir: string): Promise<string> {
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as { secretKey: string };
  return keys.secretKey;
}

function listeningAddress(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (lines.push(line) > 40) lines.shift();
        const address = /listening on (http:\/\/\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
}

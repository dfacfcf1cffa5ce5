// The platform as somebody starts it who has a project and nothing else: the published package, one command in the project's folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { installPlatform } from './installed-platform.ts';

export type LocalStack = {
  url: string;
  /** The folder in which the command was started: a copy of the given one. */
  project: string;
  /** What the command says of config.toml. */
  notices: string[];
  /** The file of all that the command writes to its log. */
  log: string;
  stop(): Promise<void>;
};

export type LocalStackOptions = {
  /** The folder that holds `supabase/`. */
  project: string;
  args?: readonly string[];
  environment?: Record<string, string>;
};

export async function startLocalStack({
  project,
  args = [],
  environment = {},
}: LocalStackOptions): Promise<LocalStack> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  const copy = join(folder, 'project');
  const log = join(folder, 'platform.log');
  await cp(project, copy, { recursive: true });
  // Under root PostgreSQL has an account of its own, which has to enter.
  for (const entered of [folder, copy]) await chmod(entered, 0o711);
  const command = await installPlatform(folder);
  await copyPreparedCluster(join(copy, 'supabase/.temp/platform'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, '--port', '0', ...args], {
    cwd: copy,
    env: { ...env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const notices: string[] = [];
  const lines: string[] = [];
  child.stderr.pipe(createWriteStream(log));
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('config.toml')) notices.push(line);
    if (lines.push(line) > 40) lines.shift();
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^listening on (\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const url = await Promise.race([listening, exited.then(() => null)]);
  if (url !== null) return { url, project: copy, notices, log, stop };
  await stop();
  throw new Error(`the local stack did not start:\n${lines.join('\n')}`);
}

// The platform as somebody starts it who has a project and nothing else: one command, no file changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';

export type LocalStack = {
  url: string;
  /** What the command says of config.toml. */
  notices: string[];
  stop(): Promise<void>;
};

const COMMAND = fileURLToPath(new URL('../../packages/platform/src/bin/platform.ts', import.meta.url));
const PROJECT = join(import.meta.dirname, '../conformance/local-project');

export async function startLocalStack(): Promise<LocalStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-test-'));
  await copyPreparedCluster(dataDir);
  const { DATABASE_URL: _, ...env } = process.env;
  const args = [COMMAND, '--project', PROJECT, '--data', dataDir, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const notices: string[] = [];
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('config.toml')) notices.push(line);
    if (lines.push(line) > 40) lines.shift();
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^listening on (\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const url = await Promise.race([listening, exited.then(() => null)]);
  if (url !== null) return { url, notices, stop };
  await stop();
  throw new Error(`the local stack did not start:\n${lines.join('\n')}`);
}

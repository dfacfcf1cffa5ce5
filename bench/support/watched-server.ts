// The platform on a folder of its own, in a process whose memory can be watched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { loadKeys } from '@liesse/platform/auth/tokens/keys.ts';
import { freePort } from '@liesse/platform/free-port.ts';

export interface Server {
  url: string;
  key: string;
  pid: number;
  stop(): Promise<void>;
}

/** How much more memory the server had at its peak than before, in MB. */
export async function grown<T>({ pid }: Server, run: () => Promise<T>): Promise<{ value: T; growth: number }> {
  const before = await memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    void memoryOf(pid).then((now) => {
      peak = Math.max(peak, now);
    });
  }, 50);
  try {
    return { value: await run(), growth: (peak - before) / 1_000_000 };
  } finally {
    clearInterval(watch);
  }
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1_024;
}

export async function startPlatform(root: string): Promise<Server> {
  const [project, data] = [join(root, 'project'), join(root, 'data')];
  await mkdir(join(project, 'supabase'), { recursive: true });
  await writeFile(join(project, 'supabase', 'config.toml'), '[storage]\nfile_size_limit = "400MB"\n');
  const entry = resolve(import.meta.dirname, '../../packages/platform/src/bin/platform.ts');
  const port = String(await freePort());
  const server = await start([entry, '--strict', '--project', project, '--data', data, '--port', port], {});
  return { ...server, key: (await loadKeys(data)).secretKey };
}

export async function start(args: string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return {
    url: await address(child),
    key: '',
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function address(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^listening on (.+)$/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the server did not start');
}

// What an earlier run left behind: a PostgreSQL that outlived our killed process, or a pid file without a process.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Observe } from '#platform/observation.ts';
import type { Binaries } from './binaries.ts';
import { runCommand } from './command.ts';
import { isPostgresOf, waitForEnd } from './processes.ts';

export async function clearOrphan(cluster: string, binaries: Binaries, observe: Observe): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number.parseInt(text, 10);
  if (pid > 0 && (await isPostgresOf(pid, cluster))) {
    observe({ kind: 'postgres.recovering', reason: `stopping PostgreSQL ${pid}, left by a process that was killed` });
    await stopPostmaster(pid, cluster, binaries);
  } else {
    observe({ kind: 'postgres.recovering', reason: 'the last PostgreSQL on this folder ended without a clean stop' });
  }
  // PostgreSQL trusts this file even when it is empty or names a stranger's process. Removing it is safe: our lock is
  // held, and server processes that still live are found by PostgreSQL through their shared memory.
  await rm(file, { force: true });
}

// Asks ever more firmly: finish transactions' rollback and checkpoint, then stop at once, then end it.
export async function stopPostmaster(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await runCommand(join(binaries.folder, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, patience)) return;
  }
  throw new Error(`PostgreSQL ${pid} on ${cluster} does not stop.`);
}

// Facts about other processes: alive or not, born when, working where. A process id alone proves nothing: ids are reused.
import { readFile, readlink, realpath, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { runCommand } from './command.ts';

// A zombie counts as dead: in a container without an init nobody reaps it, yet it holds nothing any more.
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = await linuxStat(pid);
  return fields === null || (fields[0] !== 'Z' && fields[0] !== 'X');
}

// A text that differs between two processes which had the same id at different times; null where the system does not provide it.
export async function birthOf(pid: number): Promise<string | null> {
  const fields = await linuxStat(pid);
  if (fields !== null) {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()}:${fields[19] ?? ''}`;
  }
  if (process.platform === 'win32' || process.platform === 'linux') return null;
  const listed = await runCommand('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return listed.output.trim() || null;
}

// Process ids mean something only inside one id namespace: two containers on one volume may carry the same host name.
export async function processScope(hostname: string): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname} ${namespace}`.trim();
}

// PostgreSQL works inside its cluster folder, which distinguishes it from another process that got the same id.
export async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform === 'linux') {
    const [program, folder, real, running, owner] = await Promise.all([
      readlink(`/proc/${pid}/exe`).catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      realpath(cluster).catch(() => cluster),
      stat(`/proc/${pid}`).catch(() => null),
      stat(cluster).catch(() => null),
    ]);
    return basename(program).startsWith('postgres') && folder === real && running?.uid === owner?.uid;
  }
  if (process.platform === 'win32') return true;
  const listed = await runCommand('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return listed.output.includes('postgres') && listed.output.includes(cluster);
}

// Polls, since the end of a process that is not our child is announced to nobody.
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (await isAlive(pid)) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

// The fields after the program's name, which is in parentheses and may hold spaces: state first, start time twentieth.
async function linuxStat(pid: number): Promise<string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

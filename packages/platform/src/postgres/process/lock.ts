// One opener per data folder. The lock names its holder well enough that a dead holder's lock is taken over by itself.
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { birthOf, isAlive, processScope } from './processes.ts';

export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
  readonly pid: number;
  readonly since: string;

  constructor(dataDir: string, holder: { pid: number; since: string; host: string }) {
    super(
      `${dataDir} is in use by process ${holder.pid} on ${holder.host}, started ${holder.since}. ` +
        'Stop that process, or choose another data folder.',
    );
    this.pid = holder.pid;
    this.since = holder.since;
  }
}

export interface DataDirLock {
  release(): Promise<void>;
}

export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'lock.json');
  const mine = await describeThisProcess();
  const text = `${JSON.stringify(mine)}\n`;
  for (let attempt = 0; attempt < 20; attempt++) {
    if ((await createWhole(path, text)) && (attempt === 0 || (await isUnchanged(path, text)))) return hold(path, text);
    const found = await readFile(path, 'utf8').catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && (await isHeld(path, holder, mine.scope))) throw new DataDirInUse(dataDir, holder);
    await discard(path, found);
  }
  throw new Error(`The lock ${path} changes faster than it can be read.`);
}

interface Holder {
  pid: number;
  birth: string | null;
  scope: string;
  host: string;
  since: string;
  // Distinguishes two locks of one process, so that a release never removes a successor's lock.
  id: string;
}

const heartbeat = 2_000;

async function describeThisProcess(): Promise<Holder> {
  return {
    pid: process.pid,
    birth: await birthOf(process.pid),
    scope: await processScope(hostname()),
    host: hostname(),
    since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    id: randomUUID(),
  };
}

// A link appears with its whole content, so an empty lock is never one that is just being written.
async function createWhole(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600 });
    await link(draft, path);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    const hasNoLinks = code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP' || code === 'ENOSYS';
    if (!hasNoLinks) throw error;
    return writeFile(path, text, { flag: 'wx', mode: 0o600 }).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

function parseHolder(text: string): Holder | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  const fields = value as Partial<Record<keyof Holder, unknown>>;
  if (typeof fields.pid !== 'number' || !Number.isSafeInteger(fields.pid) || fields.pid <= 0) return null;
  return {
    pid: fields.pid,
    birth: word(fields.birth) || null,
    scope: word(fields.scope),
    host: word(fields.host) || 'an unknown host',
    since: word(fields.since) || 'at an unknown time',
    id: word(fields.id),
  };
}

function word(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

// A holder in another container or on another machine cannot be inspected: only its heartbeat shows that it lives.
async function isHeld(path: string, holder: Holder, scope: string): Promise<boolean> {
  if (holder.scope !== scope) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < 3 * heartbeat;
  }
  if (!(await isAlive(holder.pid))) return false;
  return holder.birth === null || holder.birth === (await birthOf(holder.pid));
}

// Two starters may judge the same lock stale. Moving it away first shows whether it still is the one that was judged;
// if a winner's lock was caught instead, it is put back.
async function discard(path: string, judged: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8').catch(() => judged)) !== judged) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

// While one starter puts a caught lock back (see discard), another may create its own: after a takeover the winner is
// the lock of another process a moment later.
async function isUnchanged(path: string, text: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return (await readFile(path, 'utf8').catch(() => null)) === text;
}

function hold(path: string, text: string): DataDirLock {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, heartbeat).unref();
  return {
    async release() {
      clearInterval(timer);
      if ((await readFile(path, 'utf8').catch(() => null)) === text) await rm(path, { force: true });
    },
  };
}

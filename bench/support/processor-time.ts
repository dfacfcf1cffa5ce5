// How much processor time a process has used. On a shared machine it says more than the clock: others make a request wait, and do not
// make it cost more.
import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in ticks of a hundredth of a second. */
const TICK_MS = 10;

export interface Cost<T> {
  value: T;
  /** Of the process itself; what it asks the database to do is not in it. */
  ms: number;
  /** Of the processes that it started, such as the embedded database and its connections. */
  childrenMs: number;
}

export async function costOf<T>(pid: number, run: () => Promise<T>): Promise<Cost<T>> {
  const before = await processorTimes(pid);
  const value = await run();
  const after = await processorTimes(pid);
  return { value, ms: after.own - before.own, childrenMs: after.children - before.children };
}

async function processorTimes(pid: number): Promise<{ own: number; children: number }> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = new Map((await Promise.all(names.map(readStat))).map((stat) => [stat.pid, stat]));
  const descends = (one: number): boolean => {
    const parent = all.get(one)?.parent ?? 0;
    return parent === pid || (parent > 1 && descends(parent));
  };
  const children = [...all.values()].filter((stat) => descends(stat.pid));
  return { own: all.get(pid)?.ms ?? 0, children: children.reduce((sum, { ms }) => sum + ms, 0) };
}

async function readStat(name: string): Promise<{ pid: number; parent: number; ms: number }> {
  // A process may have ended meanwhile.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The name of the process is in parentheses and may hold spaces; parent and times are the 4th, 14th and 15th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return { pid: Number(name), parent: Number(fields[1] ?? 0), ms: ticks * TICK_MS };
}
